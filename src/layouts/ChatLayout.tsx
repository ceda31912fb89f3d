/** Chat layout: bare (spec 2). The conversation brings its own bars. */
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { extra } from '@/core/parts/late';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { LastSeen } from '@/core/connection/LastSeen';
import { DocumentTitle } from '@/core/navigation/DocumentTitle';
import { useRouteName } from '@/core/navigation/routeName';
import { SkipLink } from '@/core/navigation/SkipLink';
import { selectOldest, selectShowsRecalled } from '@/features/chats/age';
import { useAppSelector } from '@/store/hooks';
import { AnnouncerProvider } from '@/ui/Announcer';
import { OfflineNotice } from './parts/OfflineNotice';

const MemberBottomBar = extra(() => import('./parts/MemberBottomBar').then((m) => m.default));
const MemberTitle = extra(() => import('./parts/MemberTitle').then((m) => m.default));

/** What it draws for members. @public app/pages fetches it with the layout. */
export const membersParts = [MemberTitle, MemberBottomBar];

export default function ChatLayout() {
  const loggedIn = useAppSelector(selectLoggedIn);
  const at = useAppSelector(selectOldest);
  const recalled = useAppSelector(selectShowsRecalled);
  // In a conversation the writing field has the bottom of a phone.
  const listAlone = useRouteName() === 'chats';
  return (
    // What is said goes on when the first message leads from the member's page to the conversation's.
    <AnnouncerProvider>
      {/* Beside a conversation the list is one more thing to be passed. */}
      <SkipLink to={listAlone ? '#main' : '#conversation'} />
      {loggedIn ? (
        <Suspense fallback={<DocumentTitle />}>
          <MemberTitle />
        </Suspense>
      ) : (
        <DocumentTitle />
      )}
      <div className="chat-notice">
        <OfflineNotice recalled={recalled} age={<LastSeen at={at} recalled={recalled} />} />
      </div>
      <main id="main">
        <Outlet />
      </main>
      {loggedIn && listAlone && (
        <Suspense>
          <MemberBottomBar />
        </Suspense>
      )}
    </AnnouncerProvider>
  );
}
