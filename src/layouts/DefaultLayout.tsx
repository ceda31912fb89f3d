/** Default layout: top navigation, alerts, page, footer (spec 2). Members' chrome arrives only for members. */
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { SkipLink } from '@/core/navigation/SkipLink';
import { selectAuthSettled, selectLoggedIn } from '@/core/auth/authSlice';
import { expectsMember } from '@/core/auth/sessionHint';
import { useAppSelector } from '@/store/hooks';
import { MemberBarPlace } from './parts/MemberBarPlace';
import { OfflineNotice } from './parts/OfflineNotice';
import { SiteFooter } from './parts/SiteFooter';
import { VisitorBar } from './parts/VisitorBar';

const loadMemberBars = () => import('./parts/MemberBars');
const MemberBars = lazy(loadMemberBars);
const MemberBottomBar = lazy(() => import('./parts/MemberBottomBar'));

export default function DefaultLayout() {
  const loggedIn = useAppSelector(selectLoggedIn);
  const settled = useAppSelector(selectAuthSettled);
  // A member who comes back sees no "Log in" flash by; a visitor's page waits for nothing.
  const expected = !settled && expectsMember();

  useEffect(() => {
    // Failing here is no harm: the bars are asked for again when they are drawn.
    if (expectsMember()) loadMemberBars().catch(() => undefined);
  }, []);

  return (
    <>
      <SkipLink />
      {loggedIn && (
        <Suspense fallback={<MemberBarPlace />}>
          <MemberBars />
        </Suspense>
      )}
      {expected && <MemberBarPlace />}
      {!loggedIn && !expected && (
        <>
          <DocumentTitle />
          <VisitorBar />
        </>
      )}
      <OfflineNotice />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
      {loggedIn && (
        <Suspense>
          <MemberBottomBar />
        </Suspense>
      )}
    </>
  );
}
