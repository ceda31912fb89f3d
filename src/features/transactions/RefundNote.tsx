/** Within how many days money can be had back, and where it is written how much (spec 9). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { hasWithdrawal, WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { selectUser } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';

export function RefundNote() {
  const { t } = useTranslation('transactions');
  const country = useAppSelector(selectUser)?.profile.country ?? '';
  const refundDays = useAppSelector(selectSettings)?.refund_days ?? 0;
  // The house's own days never shorten those of the law.
  const days = Math.max(refundDays, hasWithdrawal(country) ? WITHDRAWAL_DAYS : 0);
  return (
    <p className="small muted refund-note">
      {days > 0 && t('list.refund', { count: days })}{' '}
      <Link className="link-inline" to={path('returnPolicy')}>
        {t('list.refundLink')}
      </Link>
    </p>
  );
}
