/** How many credits there are, and the way to more: the head of both statements. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectCredits } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';

export function Balance() {
  const { t } = useTranslation('transactions');
  const credits = useAppSelector(selectCredits);
  return (
    <div className="ledger-head">
      <p className="num">{t('ledger.balance', { count: credits })}</p>
      <Link to={path('credits')} className={buttonClass({ kind: 'outline', size: 'sm' })}>
        {t('ledger.buy')}
      </Link>
    </div>
  );
}
