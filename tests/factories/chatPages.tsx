/** The pages of conversations with the dialogs over them, against a mock backend of their own. */
import { Outlet } from 'react-router';
import { ModalHost } from '@/app/ModalHost';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import ChatsPage from '@/pages/ChatsPage';
import MemberChatPage from '@/pages/MemberChatPage';
import { AnnouncerProvider } from '@/ui/Announcer';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { renderPages } from './inRouter';
import { createTestStore } from './store';

interface Visit {
  persona?: string;
  /** So many of the member's conversations: all of them only take time. */
  keep?: number;
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
}

/**
 * Opens a page as a browser does after a reload; close the backend after the test.
 * @param address of a page, or of those that were open before it and of it
 */
export async function visitChats(
  address: string | string[],
  { persona = 'premium@example.test', keep = 8, prepare }: Visit = {},
) {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools', 'safety']);
  const backend = createTestBackend({ persona });
  const [member = ''] = persona.split('@');
  const own = [...backend.db.conversations.values()].filter(({ members }) => members.includes(member));
  for (const { id } of own.slice(keep)) backend.db.conversations.delete(id);
  prepare?.(backend);
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const page = (
    <AnnouncerProvider>
      <main>
        <Outlet />
      </main>
      <ModalHost />
    </AnnouncerProvider>
  );
  const children = [
    { path: patterns.chats, element: <ChatsPage /> },
    { path: patterns.chat, element: <ChatsPage /> },
    { path: patterns.memberChat, element: <MemberChatPage /> },
    { path: '*', element: null },
  ];
  const router = renderPages(store, [{ element: page, children }], address);
  return { backend, store, router };
}
