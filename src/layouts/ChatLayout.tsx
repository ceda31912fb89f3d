/** Chat layout: bare (spec 2). The conversation brings its own bars. */
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { OfflineNotice } from './parts/OfflineNotice';

const MemberTitle = lazy(() => import('./parts/MemberTitle'));

export default function ChatLayout() {
  const loggedIn = useAppSelector(selectLoggedIn);
  return (
    <>
      {loggedIn && (
        <Suspense>
          <MemberTitle />
        </Suspense>
      )}
      <OfflineNotice />
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}
