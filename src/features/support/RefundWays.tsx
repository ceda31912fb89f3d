/** The ways to ask for money back (spec 9). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';

export function RefundWays() {
  const { t } = useTranslation('returnPolicy');
  const member = useAppSelector(selectLoggedIn);
  return (
    <p className="document-ways">
      <Link to={path('transactions')} className={buttonClass({ kind: 'dark' })}>
        {t(member ? 'actions.purchases' : 'actions.purchasesVisitor')}
      </Link>
      <Link
        to={{ pathname: path('complaints'), search: '?category=payment' }}
        className={buttonClass({ kind: 'outline' })}
      >
        {t('actions.complaint')}
      </Link>
    </p>
  );
}
