/** What costs credits and what does not, by the server's own numbers. */
import { useTranslation } from 'react-i18next';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import type { Settings } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';
import './pricing.scss';

export function CreditUses() {
  const { t } = useTranslation('premium');
  const settings = useAppSelector(selectSettings);
  const failed = useAppSelector(selectSettingsStatus) === 'failed';
  if (settings === null && failed) return null;
  return (
    <section className="uses" aria-labelledby="uses-title">
      <h2 id="uses-title" className="h3">
        {t('pricing.uses.title')}
      </h2>
      {settings === null ? <Skeleton height="var(--uses-height)" /> : <Uses settings={settings} />}
    </section>
  );
}

function Uses({ settings }: { settings: Settings }) {
  const { t } = useTranslation('premium');
  const uses = [
    {
      what: t('pricing.uses.message'),
      cost: t('packages.messageCredits', { count: settings.message_credits }),
    },
    {
      what: t('pricing.uses.gift'),
      cost: t('pricing.uses.giftCost', { count: settings.gift_credits }),
    },
    { what: t('pricing.uses.photo'), cost: t('pricing.uses.photoCost') },
    { what: t('pricing.uses.rest'), cost: t('pricing.uses.free') },
    ...(settings.signup_credits > 0
      ? [
          {
            what: t('pricing.uses.start'),
            cost: t('pricing.uses.startCost', { count: settings.signup_credits }),
          },
        ]
      : []),
  ];
  return (
    <>
      <dl className="uses-list num">
        {uses.map(({ what, cost }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted mb-0">{t('pricing.uses.messageNote')}</p>
    </>
  );
}
