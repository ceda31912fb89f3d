/** `/settings`: the account, how the site looks, who sees a member, the copy of the data, and the end (spec 2). */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '@/features/accountFrame/AccountFrame';
import { LogoutButton } from '@/features/settings/LogoutButton';
import { PanelSkeleton } from '@/features/settings/PanelSkeleton';
import { SettingsPanels } from '@/features/settings/SettingsPanels';

// The upper half does not wait for what the lower one needs: dialogs, queries, the consent.
const FurtherPanels = lazy(() =>
  import('@/features/settings/FurtherPanels').then((m) => ({ default: m.FurtherPanels })),
);
const SensitiveConsent = lazy(() =>
  import('@/features/ownProfile/SensitiveConsent').then((m) => ({ default: m.SensitiveConsent })),
);
const ExportData = lazy(() =>
  import('@/features/dataExport/ExportData').then((m) => ({ default: m.ExportData })),
);
const DeleteAccount = lazy(() =>
  import('@/features/leaving/DeleteAccount').then((m) => ({ default: m.DeleteAccount })),
);

export default function SettingsPage() {
  const { t } = useTranslation(['account', 'pages']);
  return (
    <AccountFrame title={t('pages:titles.settings')} lead={t('settings.lead')}>
      <SettingsPanels>
        <Suspense fallback={<PanelSkeleton />}>
          <FurtherPanels Question={SensitiveConsent} />
          <ExportData />
          <DeleteAccount />
          <LogoutButton />
        </Suspense>
      </SettingsPanels>
    </AccountFrame>
  );
}
