/** Chat layout: bare (spec 2). The conversation brings its own bars. */
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { useRouteName } from '@/core/navigation/routeName';
import { useAppSelector } from '@/store/hooks';
import { OfflineNotice } from './parts/OfflineNotice';

const MemberBottomBar = lazy(() => import('./parts/MemberBottomBar'));
const MemberTitle = lazy(() => import('./parts/MemberTitle'));

export default function ChatLayout() {
  const loggedIn = useAppSelector(selectLoggedIn);
  // In a conversation the writing field has the bottom of a phone.
  const listAlone = useRouteName() === 'chats';
  return (
    <>
      {loggedIn ? (
        <Suspense fallback={<DocumentTitle />}>
          <MemberTitle />
        </Suspense>
      ) : (
        <DocumentTitle />
      )}
      <OfflineNotice />
      <main id="main">
        <Outlet />
      </main>
      {loggedIn && listAlone && (
        <Suspense>
          <MemberBottomBar />
        </Suspense>
      )}
    </>
  );
}
