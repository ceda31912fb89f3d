/** Within how many days unused credits are refunded, and where that is written (spec 9). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';

export function RefundNote() {
  const { t } = useTranslation('transactions');
  const days = useAppSelector(selectSettings)?.refund_days ?? 0;
  return (
    <p className="small muted refund-note">
      {days > 0 && t('list.refund', { count: days })}{' '}
      <Link className="link-inline" to={path('returnPolicy')}>
        {t('list.refundLink')}
      </Link>
    </p>
  );
}
