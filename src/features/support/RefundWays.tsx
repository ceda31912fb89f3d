/** The ways to ask for money back (spec 9). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { buttonClass } from '@/ui/buttonClass';

export function RefundWays() {
  const { t } = useTranslation('returnPolicy');
  return (
    <p className="document-ways">
      <Link to={path('transactions')} className={buttonClass({ kind: 'dark' })}>
        {t('actions.purchases')}
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
