/** `/settings/location`: where the member is, found by the browser or chosen by hand (spec 2). */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '@/features/accountFrame/AccountFrame';
import { FindMe } from '@/features/location/FindMe';
import { WhereNow } from '@/features/location/WhereNow';
import { ProfilePartForm } from '@/features/ownProfile/ProfilePartForm';
import { Panel } from '@/ui/Panel';

const PLACE = ['place'] as const;

export default function LocationPage() {
  const { t } = useTranslation('account');
  const byHandId = useId();
  const [saved, setSaved] = useState(false);
  return (
    <AccountFrame title={t('location.title')} lead={t('location.lead')}>
      <div className="place-panels">
        <WhereNow saved={saved} />
        <FindMe onSaved={() => setSaved(true)} />
        <Panel labelledBy={byHandId}>
          <h2 className="h3 mb-4" id={byHandId}>
            {t('location.byHand')}
          </h2>
          <ProfilePartForm parts={PLACE} />
        </Panel>
      </div>
    </AccountFrame>
  );
}
