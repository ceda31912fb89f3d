/** The times of a return at a glance: what the law gives and what the settings promise (spec 9). */
import { useTranslation } from 'react-i18next';
import { PAID_BACK_DAYS, WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';
import './refundFacts.scss';

export function RefundFacts() {
  const { t } = useTranslation('returnPolicy');
  const days = useAppSelector(selectSettings)?.refund_days;
  const failed = useAppSelector(selectSettingsStatus) === 'failed';
  const promise = (): string =>
    days === undefined || days === 0 ? t('facts.refundNone') : t('facts.refundDays', { count: days });
  return (
    <dl className="refund-facts">
      <div>
        <dt>{t('facts.withdrawal')}</dt>
        <dd>{t('facts.withdrawalDays', { count: WITHDRAWAL_DAYS })}</dd>
      </div>
      <div>
        <dt>{t('facts.refund')}</dt>
        <dd>{days === undefined && !failed ? <Skeleton width="190px" height="1em" /> : promise()}</dd>
      </div>
      <div>
        <dt>{t('facts.paidBack')}</dt>
        <dd>{t('facts.paidBackDays', { count: PAID_BACK_DAYS })}</dd>
      </div>
    </dl>
  );
}
