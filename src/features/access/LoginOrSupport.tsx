/** Where a link leads no further: the log-in, for whoever is not in, and customer service (spec 8: ER-17). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectAuthStatus } from '@/core/auth/authSlice';
import { SupportContact } from '@/core/support/SupportContact';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';

export function LoginOrSupport() {
  const { t } = useTranslation('access');
  const status = useAppSelector(selectAuthStatus);
  return (
    <>
      {status === 'out' && (
        <Link className={buttonClass({ kind: 'hot' })} to={path('login')}>
          {t('confirmed.login')}
        </Link>
      )}
      <SupportContact />
    </>
  );
}
