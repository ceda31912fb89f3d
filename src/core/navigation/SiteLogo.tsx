/** The logo as the way home: the search for members, the home page for visitors. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { SITE_NAME } from '@/config/site';
import { useAppSelector } from '@/store/hooks';
import { Logo } from '@/ui/Logo';
import { selectLoggedIn } from '../auth/authSlice';
import { selectSiteName } from '../settings/settingsSlice';

export function SiteLogo() {
  const { t } = useTranslation();
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  const loggedIn = useAppSelector(selectLoggedIn);
  return (
    <Link
      className="logo-link"
      to={path(loggedIn ? 'members' : 'index')}
      aria-label={t('nav.home', { site })}
    >
      <Logo name={site} />
    </Link>
  );
}
