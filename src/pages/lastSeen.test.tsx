// @vitest-environment jsdom
/** Without a network the lists stay to be read, and say from when they are (BX-25). */
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { serverNow } from '@/api/serverClock';
import { loggedIn, loggedOut, memberRecalled } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import {
  chatsRecalled,
  chatsReceived,
  conversationOpened,
  messagesReceived,
  sessionBegan,
} from '@/features/chats/chatsSlice';
import { selectLikesHeardAt } from '@/features/likes/likesSlice';
import { formatsOf } from '@/i18n/formats';
import { startI18n, loadNamespaces } from '@/i18n/i18n';
import ChatLayout from '@/layouts/ChatLayout';
import type { TestBackend } from '@mocks/testServer';
import { makeChatItem, makeMessage } from '@tests/factories/chats';
import { visitDiscovery } from '@tests/factories/discovery';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';

let backend: TestBackend | undefined;
afterEach(() => {
  backend?.close();
  backend = undefined;
});

const { day, time } = formatsOf('en');
const age = (when: string): string => `Last updated: ${when}.`;

describe('the likes [BX-25]', () => {
  it('stay, and say from when they are, until the network is back', async () => {
    const visited = await visitDiscovery('/likes/given', { persona: 'premium@example.test' });
    ({ backend } = visited);
    const { store } = visited;
    const list = await screen.findByRole('list', { name: 'Given' });
    expect(screen.queryByText(/^Last updated/)).toBeNull();
    const count = list.children.length;
    act(() => void store.dispatch(connectionChanged(false)));
    expect(screen.getByText(age(time(selectLikesHeardAt(store.getState()))))).toBeDefined();
    expect(screen.getByRole('list', { name: 'Given' }).children).toHaveLength(count);
    act(() => void store.dispatch(connectionChanged(true)));
    expect(screen.queryByText(/^Last updated/)).toBeNull();
  });
});

describe('the conversations [BX-25]', () => {
  async function offlineSince(at: number | null) {
    await startI18n('en');
    await loadNamespaces(['common', 'pages']);
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
    if (at !== null) store.dispatch(chatsReceived({ request: null, chats: [makeChatItem()], at }));
    const { unmount } = renderInRouter(store, <ChatLayout />, '/chats/c-1');
    act(() => void store.dispatch(connectionChanged(false)));
    const said = screen.getByText(/^You’re offline/).textContent;
    unmount();
    store.dispatch(loggedOut({ by: 'member' }));
    return said;
  }

  it('say from when they are, with the day where it was another one', async () => {
    const now = serverNow();
    expect(await offlineSince(now)).toContain(age(time(now)));
    const before = now - 2 * 86_400_000;
    expect(await offlineSince(before)).toContain(age(`${day(before)}, ${time(before)}`));
  });

  it('say from when they are where the server cannot be reached in spite of a network, each until it is heard', async () => {
    await startI18n('en');
    await loadNamespaces(['common', 'pages']);
    const { store } = createTestStore();
    const [listAt, messagesAt] = [serverNow() - 2 * 86_400_000, serverNow() - 5 * 86_400_000];
    const said = (at: number) => screen.queryByText(age(`${day(at)}, ${time(at)}`));
    const answer = { messages: [makeMessage()], history_limited: false, partner_can_reply: true };
    store.dispatch(memberRecalled(makeUser()));
    store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
    const threads = [{ conversation: 'c1', heard_at: messagesAt, ...answer }];
    store.dispatch(chatsRecalled({ account: 'u1', heard_at: listAt, items: [makeChatItem()], threads }));
    renderInRouter(store, <ChatLayout />, '/chats/c-1');
    expect(said(listAt)).not.toBeNull();
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    act(() => void store.dispatch(conversationOpened({ conversation: 'c1', at: 0 })));
    expect(said(messagesAt)).not.toBeNull();
    act(() => void store.dispatch(messagesReceived({ conversation: 'c1', typing: false, ...answer })));
    expect(said(listAt)).not.toBeNull();
    act(() => void store.dispatch(loggedIn(makeUser())));
    expect(said(listAt)).not.toBeNull();
    const chats = [makeChatItem()];
    act(() => void store.dispatch(chatsReceived({ request: null, chats, at: serverNow() })));
    expect(screen.queryByText(/^Last updated/)).toBeNull();
    store.dispatch(loggedOut({ by: 'member' }));
  });

  it('say nothing of it where there are none', async () => {
    expect(await offlineSince(null)).not.toContain('Last updated');
  });
});
