/** Default layout: top navigation, alerts, page, footer (spec 2). Members' chrome arrives only for members. */
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { extra } from '@/core/parts/late';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { SkipLink } from '@/core/navigation/SkipLink';
import { selectAuthSettled, selectLoggedIn } from '@/core/auth/authSlice';
import { expectsMember } from '@/core/auth/sessionHint';
import { useTakenOver } from '@/core/navigation/useTakenOver';
import { importAhead } from '@/lib/importPart';
import { useAppSelector } from '@/store/hooks';
import { BarPlace } from './parts/BarPlace';
import { OfflineNotice } from './parts/OfflineNotice';
import { SiteFooter } from './parts/SiteFooter';
import { VisitorBar } from './parts/VisitorBar';

const loadMemberBars = () => import('./parts/MemberBars').then((m) => m.default);
const MemberBars = extra(loadMemberBars);
const MemberBottomBar = extra(() => import('./parts/MemberBottomBar').then((m) => m.default));

/** What it draws for members. @public app/pages fetches it with the layout. */
export const membersParts = [MemberBars, MemberBottomBar];

interface DefaultLayoutProps {
  /** The page has a bar of its own at the bottom of a phone. */
  ownBar?: boolean | undefined;
}

export default function DefaultLayout({ ownBar = false }: DefaultLayoutProps) {
  const loggedIn = useAppSelector(selectLoggedIn);
  const settled = useAppSelector(selectAuthSettled);
  // A member who comes back sees no "Log in" flash by; a visitor's page waits for nothing.
  // What came as a file has a visitor's bar, also where the member is told of while it is taken over.
  const expected = useTakenOver() && !settled && expectsMember();

  useEffect(() => {
    if (expectsMember()) void importAhead(loadMemberBars);
  }, []);

  return (
    <>
      <SkipLink />
      {loggedIn && (
        <Suspense fallback={<BarPlace />}>
          <MemberBars place={<BarPlace />} />
        </Suspense>
      )}
      {expected && <BarPlace />}
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
      {loggedIn && !ownBar && (
        <Suspense>
          <MemberBottomBar />
        </Suspense>
      )}
    </>
  );
}
