/** Lander layout: logo bar and footer (spec 2). */
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useParams } from 'react-router';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { useRouteName } from '@/core/navigation/routeName';
import { SkipLink } from '@/core/navigation/SkipLink';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { useSlug } from '@/core/navigation/useSlug';
import { nicheName } from '@/domain/niche';
import { publicPageOf } from '@/domain/publicPages';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { TopBar } from '@/ui/TopBar';
import { SiteFooter } from './parts/SiteFooter';
import './parts/lander.scss';

export default function LanderLayout() {
  useSlug();
  return (
    <div className="lander" data-bs-theme="dark">
      <LanderTitle />
      <SkipLink />
      <TopBar
        start={<SiteLogo />}
        end={
          <>
            <LanguageMenu compact />
            <LoginLink />
          </>
        }
      />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter short />
    </div>
  );
}

/** A lander of a niche has a title of its own; a member's landing has none. */
function LanderTitle() {
  const { t } = useTranslation('landers');
  const page = publicPageOf(useRouteName(), useParams().slug);
  const niche = page?.niche ?? 1;
  return <DocumentTitle detail={niche === 1 ? undefined : t(`niches.${nicheName(niche)}.label`)} />;
}

/** For visitors who have an account already: back to the member whose landing it is, where there is one. */
function LoginLink() {
  const { t } = useTranslation();
  const { id } = useParams();
  const loggedIn = useAppSelector(selectLoggedIn);
  if (loggedIn) return null;
  const next = id === undefined ? '' : `?next=${encodeURIComponent(path('member', { id }))}`;
  return (
    <Link className={buttonClass({ kind: 'white' })} to={path('login') + next}>
      {t('nav.login')}
    </Link>
  );
}
