// @vitest-environment jsdom
/** What becomes of an own message, as it is heard: that it is sent, and that it was read. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { pollConversation } from '@/features/chats/chatsThunks';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import ChatLayout from '@/layouts/ChatLayout';
import { markRead } from '@mocks/rules/conversations';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { renderPages } from '@tests/factories/inRouter';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import ChatsPage from './ChatsPage';
import MemberChatPage from './MemberChatPage';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats']);
  backend = createTestBackend({ persona: 'premium@example.test' });
  for (const { id, members } of backend.db.conversations.values())
    if (members.includes('premium') && id !== 'c1') backend.db.conversations.delete(id);
});
afterEach(() => {
  backend.close();
  localStorage.clear();
});

/** The chat pages in their layout, as the app has them. */
async function visit(address: string) {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = renderPages(
    store,
    [
      {
        element: <ChatLayout />,
        children: [
          { path: patterns.memberChat, element: <MemberChatPage /> },
          { path: patterns.chats, element: <ChatsPage /> },
          { path: patterns.chat, element: <ChatsPage /> },
          { path: '*', element: null },
        ],
      },
    ],
    address,
  );
  return { store, where: () => router.state.location.pathname };
}

async function send(text: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Message to/ }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

/** Everything that has been said since, each change of a region once: others stand beside it. */
function listen(): string[] {
  const heard: string[] = [];
  const last = new WeakMap<HTMLElement, string>();
  const note = (): void => {
    for (const region of screen.queryAllByRole('status')) {
      if (region.textContent === last.get(region)) continue;
      last.set(region, region.textContent);
      heard.push(region.textContent);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}
const times = (heard: string[], word: string) => heard.filter((text) => text.trim() === word).length;

describe('a message that arrives', () => {
  it('is heard, though it is the first one and leads to another page [BX-02] [BX-20]', async () => {
    backend.db.conversations.delete('c1');
    const { where } = await visit('/members/elena/chat');
    const heard = listen();
    await send('Hello');
    await waitFor(() => expect(where()).toMatch(/^\/chats\//));
    await waitFor(() => expect(times(heard, 'Sent')).toBe(1));
  });

  it('and is read is heard once [BX-02] [BX-20]', async () => {
    const { store } = await visit('/chats/c1');
    await screen.findByRole('log');
    const heard = listen();
    await send('Hello');
    await waitFor(() => expect(times(heard, 'Sent')).toBe(1));
    const conversation = required(backend.db.conversations.get('c1'));
    markRead(conversation, 'elena', required(conversation.messages.at(-1)).id);
    const poll = () => act(() => store.dispatch(pollConversation('c1')));
    await poll();
    await waitFor(() => expect(times(heard, 'Read')).toBe(1), { timeout: 3000 });
    await poll();
    expect(times(heard, 'Read')).toBe(1);
  });
});
