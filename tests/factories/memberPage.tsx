/** Opens a member's page with its dialogs, the conversations and the search behind it, against a mock backend of their own. */
import { act } from '@testing-library/react';
import { Outlet } from 'react-router';
import { vi } from 'vitest';
import { ModalHost } from '@/app/ModalHost';
import { patterns } from '@/config/paths';
import { selectLoggedIn, sessionStarted } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { Settings } from '@/domain/model';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { addLikesListeners } from '@/features/likes/likesListeners';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import ChatsPage from '@/pages/ChatsPage';
import LoginPage from '@/pages/LoginPage';
import MemberChatPage from '@/pages/MemberChatPage';
import MemberPage from '@/pages/MemberPage';
import MembersPage from '@/pages/MembersPage';
import { renderPages } from './inRouter';
import { createTestStore } from './store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

interface Visit {
  /** Nobody for a visitor. */
  persona?: string;
  settings?: Partial<Settings>;
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
}

/** Opens an address as the browser does after a reload; close the backend after the test. */
export async function visitMember(address: string, { persona, settings, prepare }: Visit = {}) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await startI18n('en');
  await loadNamespaces(['members', 'member', 'likes', 'interests', 'chats', 'safety', 'auth']);
  const backend = createTestBackend(persona === undefined ? {} : { persona });
  Object.assign(backend.db.settings, settings);
  prepare?.(backend);
  const { store, startListening } = createTestStore();
  addLikesListeners(startListening);
  addChatsListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  if (selectLoggedIn(store.getState())) store.dispatch(sessionStarted());
  const router = renderPages(
    store,
    [
      {
        element: (
          <>
            <div id="root">
              <Outlet />
            </div>
            <ModalHost />
          </>
        ),
        children: [
          { path: patterns.members, element: <MembersPage /> },
          { path: patterns.member, element: <MemberPage /> },
          { path: patterns.memberChat, element: <MemberChatPage /> },
          { path: patterns.chats, element: <ChatsPage /> },
          { path: patterns.chat, element: <ChatsPage /> },
          { path: patterns.login, element: <LoginPage /> },
          { path: '*', element: null },
        ],
      },
    ],
    address,
  );
  const goTo = (path: string) => act(async () => router.navigate(path));
  /** Back or forward in the history. */
  const goBy = (steps: number) => act(async () => router.navigate(steps));
  const where = () => router.state.location.pathname + router.state.location.search;
  return { backend, store, startListening, router, goTo, goBy, where };
}
