/** In one line, how a purchase can be taken back: by the house's own days, or where it has none by the law of the country. */
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { hasWithdrawal, WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { useBuyerCountry } from './useBuyerCountry';

export function RefundNote() {
  const { t } = useTranslation('premium');
  const settings = useAppSelector(selectSettings);
  const withdrawal = hasWithdrawal(useBuyerCountry());
  const days = settings?.refund_days ?? 0;
  if (days === 0 && !withdrawal) return null;
  return (
    <p className="shop-notice-line small muted mb-0">
      <Icon as={Undo2} size={16} />
      <span>
        {days > 0
          ? t('pricing.questions.refund.answer', { count: days })
          : t('pricing.questions.refund.withdraw', { count: WITHDRAWAL_DAYS })}{' '}
        <Link to={path('returnPolicy')}>{t('pricing.questions.refund.link')}</Link>
      </span>
    </p>
  );
}
