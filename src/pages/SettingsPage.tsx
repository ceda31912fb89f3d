/** `/settings`: the account, how the site looks, who sees a member, the copy of the data, and the end (spec 2). */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { extra } from '@/core/parts/late';
import { AccountFrame } from '@/features/accountFrame/AccountFrame';
import { LogoutButton } from '@/features/settings/LogoutButton';
import { PanelSkeleton } from '@/features/settings/PanelSkeleton';
import { SettingsPanels } from '@/features/settings/SettingsPanels';
import { SettingsSheet } from '@/features/settings/SettingsSheet';

// The upper half does not wait for what the lower one needs: dialogs, queries, the consent.
const FurtherPanels = extra(
  () => import('@/features/settings/FurtherPanels').then((m) => m.FurtherPanels),
  ['install'],
);
const SensitiveConsent = extra(() =>
  import('@/features/ownProfile/SensitiveConsent').then((m) => m.SensitiveConsent),
);
const ExportData = extra(() => import('@/features/dataExport/ExportData').then((m) => m.ExportData));
const DeleteAccount = extra(() => import('@/features/leaving/DeleteAccount').then((m) => m.DeleteAccount));

export default function SettingsPage() {
  const { t } = useTranslation(['account', 'pages']);
  return (
    <AccountFrame title={t('pages:titles.settings')} lead={t('settings.lead')}>
      <SettingsPanels>
        <Suspense fallback={<PanelSkeleton />}>
          <div className="settings-part settings-aside">
            <FurtherPanels Question={SensitiveConsent} />
          </div>
          <div className="settings-part">
            <SettingsSheet>
              <ExportData />
              <DeleteAccount />
            </SettingsSheet>
          </div>
          <LogoutButton />
        </Suspense>
      </SettingsPanels>
    </AccountFrame>
  );
}
