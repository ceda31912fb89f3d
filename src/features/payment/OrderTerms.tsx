/** What a buyer should know before the press: the way out, and who some of the profiles are. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { hasWithdrawal, WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';

/** @param props `country` of the buyer, ISO 3166-1 */
export function OrderTerms({ country }: { country: string }) {
  const { t } = useTranslation('premium');
  const settings = useAppSelector(selectSettings);
  const withdrawal = hasWithdrawal(country);
  const refundDays = settings?.refund_days ?? 0;
  return (
    <div className="order-terms small muted prose">
      {withdrawal && (
        <p>
          {t('order.withdrawal', { count: WITHDRAWAL_DAYS })}{' '}
          <Link to={path('returnPolicy')}>{t('order.withdrawalLink')}</Link>
        </p>
      )}
      {/* Within its own days the right gives back more than the house does. */}
      {refundDays > (withdrawal ? WITHDRAWAL_DAYS : 0) && (
        <p>
          {t('order.refund', { count: refundDays })}{' '}
          <Link to={path('returnPolicy')}>{t('order.refundLink')}</Link>
        </p>
      )}
      {settings?.fictional_warning === true && <p>{t('order.fictional')}</p>}
    </div>
  );
}
