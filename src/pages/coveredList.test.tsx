// @vitest-environment jsdom
/** On phones a conversation lies over the list, which waits until that is there, and is ready when it is wanted. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { path, patterns } from '@/config/paths';
import { loggedOut } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { AnnouncerProvider } from '@/ui/Announcer';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { pretendPhone } from '@tests/factories/media';
import { createTestStore } from '@tests/factories/store';
import { settled } from '@tests/journeys/settled';
import ChatsPage from './ChatsPage';

let backend: TestBackend;
let leave: () => void = () => undefined;
/** The browser has nothing else to do. */
let isIdle: boolean;
beforeEach(async () => {
  isIdle = false;
  vi.stubGlobal('requestIdleCallback', function ask(run: () => void) {
    if (isIdle) run();
    else setTimeout(ask, 5, run);
  });
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => {
  leave();
  backend.close();
  vi.unstubAllGlobals();
});

async function open(phone: boolean) {
  pretendPhone(phone);
  const { store, startListening } = createTestStore();
  leave = () => {
    cleanup();
    store.dispatch(loggedOut({ by: 'member' }));
  };
  addChatsListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = createMemoryRouter(
    [patterns.chats, patterns.chat].map((page) => ({ path: page, element: <ChatsPage /> })),
    { initialEntries: [path('chat', { id: 'c2' })] },
  );
  render(
    <Provider store={store}>
      <AnnouncerProvider>
        <RouterProvider router={router} />
      </AnnouncerProvider>
    </Provider>,
  );
  await screen.findByRole('log');
  return { to: async (address: string) => act(() => router.navigate(address)) };
}
const list = () => screen.queryByRole('list', { name: 'Messages' });

it('is not drawn before the conversation that lies over it, and at once where that closes [SC-03, BX-16]', async () => {
  const { to } = await open(true);
  expect(list()).toBeNull();
  await to(path('chats'));
  expect(list()).not.toBeNull();
  await settled();
});

it('is drawn once the conversation is there: whoever goes back does not wait', async () => {
  await open(true);
  expect(list()).toBeNull();
  isIdle = true;
  await waitFor(() => expect(list()).not.toBeNull());
  await settled();
});

it('stands beside the conversation where there is room', async () => {
  await open(false);
  await waitFor(() => expect(list()).not.toBeNull());
  await settled();
});
