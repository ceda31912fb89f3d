/** Lander layout: logo bar and footer (spec 2). */
import { Outlet } from 'react-router';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { SkipLink } from '@/core/navigation/SkipLink';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { TopBar } from '@/ui/TopBar';
import { SiteFooter } from './parts/SiteFooter';
import './parts/lander.scss';

export default function LanderLayout() {
  return (
    <div className="lander" data-bs-theme="dark">
      <DocumentTitle />
      <SkipLink />
      <TopBar start={<SiteLogo />} end={<LanguageMenu compact />} />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
