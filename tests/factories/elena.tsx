/** The conversation with Elena on a page of its own, with the dialogs over it, against a mock backend of its own. */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ModalHost } from '@/app/ModalHost';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { pollConversation } from '@/features/chats/chatsThunks';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import ChatsPage from '@/pages/ChatsPage';
import MemberChatPage from '@/pages/MemberChatPage';
import { AnnouncerProvider } from '@/ui/Announcer';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { settled } from '@tests/journeys/settled';
import { createTestStore } from './store';

/** The messages that the server has, oldest first. */
export const messagesOf = ({ db }: TestBackend) => db.conversations.get('c1')?.messages ?? [];

type Written = Partial<ReturnType<typeof messagesOf>[number]>;

/** What Elena writes while nobody asks. */
export function elenaWrites(backend: TestBackend, ...written: Written[]): void {
  const messages = messagesOf(backend);
  for (const one of written) {
    const last = messages.at(-1);
    if (!last) return;
    const { reply_to: _quote, ...plain } = last;
    messages.push({
      ...plain,
      id: `w${messages.length}`,
      client_id: null,
      attachment: null,
      from: 'elena',
      at: last.at + 1,
      ...one,
    });
  }
}

interface Visit {
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
  address?: string;
}

/** Opens the page as a browser does after a reload; close the backend after the test. */
export async function visitElena({ prepare, address = '/chats/c1' }: Visit = {}) {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools', 'safety']);
  const backend = createTestBackend({ persona: 'premium@example.test' });
  for (const { id, members } of backend.db.conversations.values())
    if (members.includes('premium') && id !== 'c1') backend.db.conversations.delete(id);
  prepare?.(backend);
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const page = (
    <>
      <main>
        <Outlet />
      </main>
      <ModalHost />
    </>
  );
  const children = [
    { path: patterns.chats, element: <ChatsPage /> },
    { path: patterns.chat, element: <ChatsPage /> },
    { path: patterns.memberChat, element: <MemberChatPage /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ element: page, children }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <AnnouncerProvider>
        <RouterProvider router={router} />
      </AnnouncerProvider>
    </Provider>,
  );
  await settled();
  return {
    backend,
    store,
    where: () => router.state.location.pathname,
    goTo: (path: string) => act(async () => router.navigate(path)),
    log: () => screen.findByRole('log'),
    poll: () => act(() => store.dispatch(pollConversation('c1'))),
    write: (...texts: string[]) => elenaWrites(backend, ...texts.map((text) => ({ text }))),
  };
}
