/** The state of conversations: what is unread, what is dropped, which answers count. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedOut, userReceived } from '@/core/auth/authSlice';
import { PAGES_KEPT, THREADS_KEPT } from '@/config/limits';
import type { ChatItem } from '@/domain/model';
import { makeChatItem, makeMessage, makeMessages, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeProfile } from '@tests/factories/user';
import {
  chatDropped,
  chatRemoved,
  chatRestored,
  chatsFailed,
  chatsReceived,
  chatsRequested,
  conversationClosed,
  conversationOpened,
  messageDelivered,
  messagesReceived,
  selectChatEntries,
  selectChatsStatus,
  selectThread,
  sessionBegan,
} from './chatsSlice';
import { olderReceived } from './threadActions';
import { selectUnreadTotal } from './unread';

function makePage() {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  return store;
}
type Page = ReturnType<typeof makePage>;

const item = (id: string, minutesAgo: number, unread = 0): ChatItem => {
  const sent_at = new Date(NOON - minutesAgo * 60_000).toISOString();
  return makeChatItem({
    conversation: { id, updated_at: sent_at },
    profile: makeProfile({ id: `m-${id}` }),
    num_unread_messages: unread,
    last_message: { text: id, from: `m-${id}`, sent_at, attachment: false },
  });
};
const answer = (page: Page, chats: ChatItem[], request = 'r') => {
  page.dispatch(chatsRequested(request));
  page.dispatch(chatsReceived({ request, chats, at: NOON }));
};
const ids = (page: Page) => selectChatEntries(page.getState()).map(({ conversation }) => conversation.id);
const unread = (page: Page) => selectUnreadTotal(page.getState());
const open = (page: Page, conversation: string) =>
  page.dispatch(conversationOpened({ conversation, at: NOON }));
const rest = { typing: false, history_limited: false, partner_can_reply: true };

describe('the list', () => {
  it('shows progress on the first load only, and keeps the list when a later load fails [AP-06]', () => {
    const page = makePage();
    page.dispatch(chatsRequested('a'));
    expect(selectChatsStatus(page.getState())).toBe('loading');
    page.dispatch(chatsReceived({ request: 'a', chats: [item('c1', 0)], at: NOON }));
    page.dispatch(chatsRequested('b'));
    expect(selectChatsStatus(page.getState())).toBe('ready');
    page.dispatch(chatsFailed({ kind: 'offline' }));
    expect([selectChatsStatus(page.getState()), ids(page)]).toEqual(['ready', ['c1']]);
  });

  it('puts the conversation that changed last first and sums what is unread', () => {
    const page = makePage();
    answer(page, [item('old', 60, 1), item('new', 1, 2)]);
    expect([ids(page), unread(page)]).toEqual([['new', 'old'], 3]);
  });

  it('ignores an answer that a later request has overtaken', () => {
    const page = makePage();
    page.dispatch(chatsRequested('early'));
    answer(page, [item('c2', 0)], 'late');
    page.dispatch(chatsReceived({ request: 'early', chats: [item('c1', 0)], at: NOON }));
    expect(ids(page)).toEqual(['c2']);
  });

  it('keeps a conversation that began while an older list was on its way', () => {
    const page = makePage();
    answer(page, [item('c1', 5)], 'first');
    page.dispatch(chatsRequested('second'));
    const conversation = item('c9', 0);
    page.dispatch(
      messageDelivered({ client_id: 'k', message: makeMessage({ conversation: 'c9' }), conversation }),
    );
    page.dispatch(chatsReceived({ request: 'second', chats: [item('c1', 5)], at: NOON }));
    expect(ids(page)).toEqual(['c9', 'c1']);
  });

  it('keeps the very same item when nothing of it has changed', () => {
    const page = makePage();
    answer(page, [item('c1', 5)]);
    const [before] = selectChatEntries(page.getState());
    answer(page, [item('c1', 5)], 'again');
    expect(selectChatEntries(page.getState())[0]).toBe(before);
  });
});

describe('opening a conversation', () => {
  it('sets its unread count to 0, also against an answer that is older than the reading [ST-11]', () => {
    const page = makePage();
    answer(page, [item('c1', 5, 3), item('c2', 6, 1)]);
    open(page, 'c1');
    expect(unread(page)).toBe(1);
    page.dispatch(conversationClosed('c1'));
    answer(page, [item('c1', 5, 3), item('c2', 6, 1)], 'late');
    expect(unread(page)).toBe(1);
    answer(page, [item('c1', 0, 1), item('c2', 6, 1)], 'news');
    expect(unread(page)).toBe(2);
  });

  it('remembers whom and when [EN-06]', () => {
    const page = makePage();
    answer(page, [item('c1', 5)]);
    open(page, 'c1');
    expect(page.getState().chats?.last_opened).toEqual({ profile: 'm-c1', date: NOON });
  });

  it('puts the unread line above the first unread message and leaves it there [BX-13]', () => {
    const page = makePage();
    open(page, 'c1');
    const news = makeMessage({ id: 'z1', sent_at: new Date(NOON).toISOString() });
    const messages = [...makeMessages(3), news];
    page.dispatch(messagesReceived({ conversation: 'c1', messages, openedBy: 'p1', ...rest }));
    const all = [...makeMessages(3), { ...news, read: true }];
    page.dispatch(messagesReceived({ conversation: 'c1', messages: all, ...rest }));
    expect(selectThread(page.getState(), 'c1')?.divider).toBe('z1');
  });

  it('keeps few conversations, and few pages of one that was left', () => {
    const page = makePage();
    for (let at = 0; at < THREADS_KEPT + 3; at += 1) open(page, `c${at}`);
    expect(Object.keys(page.getState().chats?.threads ?? {})).toHaveLength(THREADS_KEPT);
    expect(selectThread(page.getState(), 'c0')).toBeUndefined();

    open(page, 'long');
    page.dispatch(messagesReceived({ conversation: 'long', messages: makeMessages(30, 121), ...rest }));
    for (const from of [91, 61, 31, 1])
      page.dispatch(
        olderReceived({
          conversation: 'long',
          messages: makeMessages(30, from),
          complete: from === 1,
          ...rest,
        }),
      );
    expect(selectThread(page.getState(), 'long')).toMatchObject({ complete: true });
    page.dispatch(conversationClosed('long'));
    expect(selectThread(page.getState(), 'long')?.pages).toHaveLength(PAGES_KEPT);
    expect(selectThread(page.getState(), 'long')?.complete).toBe(false);
  });
});

describe('removing a conversation [ST-12]', () => {
  it('comes back to its place with its count when the server would not delete it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ age: fc.nat(500), count: fc.nat(3) }), {
          minLength: 1,
          maxLength: 8,
          selector: ({ age }) => age,
        }),
        fc.nat(),
        (rows, pick) => {
          const page = makePage();
          answer(
            page,
            rows.map(({ age, count }) => item(`c${age}`, age, count)),
          );
          const before = selectChatEntries(page.getState());
          const id = before[pick % before.length]?.conversation.id ?? '';
          page.dispatch(chatDropped(id));
          expect(ids(page)).not.toContain(id);
          page.dispatch(chatRestored(id));
          expect(selectChatEntries(page.getState())).toEqual(before);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('stays away while an answer from before still brings it', () => {
    const page = makePage();
    answer(page, [item('c1', 1), item('c2', 2)]);
    page.dispatch(chatDropped('c1'));
    answer(page, [item('c1', 1), item('c2', 2)], 'during');
    expect(ids(page)).toEqual(['c2']);
    page.dispatch(chatsRequested('before'));
    page.dispatch(chatRemoved('c1'));
    page.dispatch(chatsReceived({ request: 'before', chats: [item('c1', 1), item('c2', 2)], at: NOON }));
    expect(ids(page)).toEqual(['c2']);
  });
});

describe('the end of a session', () => {
  it.each([
    ['log-out', loggedOut({ by: 'member' })],
    ['expiry', loggedOut({ by: 'expiry' })],
    ['an answer that nobody is logged in', userReceived(null)],
  ])('forgets conversations and messages on %s', (_, action) => {
    const page = makePage();
    answer(page, [item('c1', 1, 4)]);
    open(page, 'c1');
    page.dispatch(action);
    expect([ids(page), unread(page), selectThread(page.getState(), 'c1')]).toEqual([[], 0, undefined]);
    page.dispatch(chatsReceived({ request: 'r', chats: [item('c1', 1, 4)], at: NOON }));
    expect(ids(page)).toEqual([]);
  });
});
