/** Default layout: top navigation, alerts, page, footer (spec 2). Members' chrome arrives only for members. */
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { SkipLink } from '@/core/navigation/SkipLink';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { OfflineNotice } from './parts/OfflineNotice';
import { SiteFooter } from './parts/SiteFooter';
import { VisitorBar } from './parts/VisitorBar';

const MemberBars = lazy(() => import('./parts/MemberBars'));
const MemberBottomBar = lazy(() => import('./parts/MemberBottomBar'));

export default function DefaultLayout() {
  const loggedIn = useAppSelector(selectLoggedIn);
  return (
    <>
      <SkipLink />
      {loggedIn ? (
        <Suspense
          fallback={
            <>
              <DocumentTitle />
              <VisitorBar bare />
            </>
          }
        >
          <MemberBars />
        </Suspense>
      ) : (
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
