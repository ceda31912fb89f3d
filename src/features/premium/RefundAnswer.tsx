/**
 * How long money can be had back. Two things apart: what the house refunds by its setting, and what the law of the country
 * gives whatever the house does.
 */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { hasWithdrawal, WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { useBuyerCountry } from './useBuyerCountry';

/** @param props.days the setting `refund_days`; 0 where the house refunds nothing of its own accord */
export function RefundAnswer({ days }: { days: number }) {
  const { t } = useTranslation('premium');
  const own = useBuyerCountry();
  const withdrawal = hasWithdrawal(own);
  return (
    <p className="prose">
      {days > 0 && `${t('pricing.questions.refund.answer', { count: days })} `}
      {withdrawal && `${t('pricing.questions.refund.withdraw', { count: WITHDRAWAL_DAYS })} `}
      {days === 0 && !withdrawal && `${t('pricing.questions.refund.none')} `}
      <Link to={path('returnPolicy')}>{t('pricing.questions.refund.link')}</Link>
    </p>
  );
}
