/** A page that is still being built: its heading in its layout, and says so. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useRouteName } from '@/core/navigation/routeName';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Page } from '@/ui/Page';

export function Coming() {
  const { t } = useTranslation('pages');
  const name = useRouteName();
  const loggedIn = useAppSelector(selectLoggedIn);
  return (
    <Page width="read">
      <h1 tabIndex={-1}>{t(`titles.${name}`)}</h1>
      <p className="lead">{t('coming.text')}</p>
      <Link className={buttonClass({ kind: 'outline' })} to={path(loggedIn ? 'members' : 'index')}>
        {t(loggedIn ? 'coming.members' : 'coming.home')}
      </Link>
    </Page>
  );
}
