/** The top bar of a visitor: how it works, language, log in, and join where that is possible (ST-19). */
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { SignupLink } from '@/core/navigation/SignupLink';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { isShut, selectWayIn } from '@/core/navigation/wayIn';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { TopBar } from '@/ui/TopBar';

/** Whoever comes here has an account: nothing asks them to join. */
const FOR_MEMBERS = /^\/(activate|mail-change|account-deleted|link)\b/;

export function VisitorBar() {
  const { t } = useTranslation();
  const way = useAppSelector(selectWayIn);
  const { pathname } = useLocation();
  const isMember = FOR_MEMBERS.test(pathname);
  return (
    <TopBar
      start={<SiteLogo />}
      navLabel={t('nav.main')}
      nav={
        <>
          <Link className="nav-pill" to={`${path('index')}#how`}>
            {t('nav.howItWorks')}
          </Link>
          <NavLink className="nav-pill" to={path('pricing')}>
            {t('nav.pricing')}
          </NavLink>
          <Link className="nav-pill" to={`${path('index')}#safety`}>
            {t('nav.safety')}
          </Link>
        </>
      }
      end={
        <>
          <LanguageMenu />
          <Link className={buttonClass({ kind: 'outline' })} to={path('login')}>
            {t('nav.login')}
          </Link>
          {!isShut(way) && !isMember && (
            <span className="only-wide">
              <SignupLink className={buttonClass({ kind: 'primary' })}>{t('nav.join')}</SignupLink>
            </span>
          )}
        </>
      }
    />
  );
}
