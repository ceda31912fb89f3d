/** How long credits can be given back, by the server's setting and the law of the country. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { hasWithdrawal, WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { useBuyerCountry } from './useBuyerCountry';

/** @param props.days the setting `refund_days` */
export function RefundAnswer({ days }: { days: number }) {
  const { t } = useTranslation('premium');
  const own = useBuyerCountry();
  return (
    <p className="prose">
      {t('pricing.questions.refund.answer', { count: days })}{' '}
      {hasWithdrawal(own) && `${t('pricing.questions.refund.withdraw', { count: WITHDRAWAL_DAYS })} `}
      <Link to={path('returnPolicy')}>{t('pricing.questions.refund.link')}</Link>
    </p>
  );
}
