/** The order of the list, what it finds, and what happens to a conversation that is pinned or put away. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { ChatItem } from '@/domain/model';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { arrangeConversation, removeChatsWith } from './arrangeThunks';
import { inListOrder, sameEntry, toEntry } from './chatEntries';
import { chatsReceived, chatsRequested, outboxMoved, selectChatEntries, sessionBegan } from './chatsSlice';
import type { ChatEntry } from './chatsState';
import { selectArchive, selectFound, selectInbox, selectListedChat } from './listSelectors';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  arrangeChat: vi.fn<typeof chatCalls.arrangeChat>(),
  deleteChat: vi.fn<typeof chatCalls.deleteChat>(),
}));
vi.mock('@/api/calls/chat', () => calls);

beforeEach(() => {
  calls.getChats.mockReset().mockResolvedValue({ chats: [] });
  calls.arrangeChat.mockReset();
  calls.deleteChat.mockReset().mockResolvedValue({});
});

const item = (id: string, minutesAgo: number, changes: Partial<ChatItem> = {}): ChatItem =>
  makeChatItem({
    conversation: { id, updated_at: new Date(NOON - minutesAgo * 60_000).toISOString() },
    profile: makeProfile({ id: `m-${id}`, name: id }),
    ...changes,
  });

function openPage(chats: ChatItem[]) {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(profilesReceived(chats.map(({ profile }) => profile)));
  store.dispatch(chatsRequested('r'));
  store.dispatch(chatsReceived({ request: 'r', chats, at: NOON }));
  return store;
}
type Page = ReturnType<typeof openPage>;
const idsOf = (entries: readonly ChatEntry[]) => entries.map(({ conversation }) => conversation.id);
const inbox = (page: Page) => idsOf(selectInbox(page.getState()));
const archive = (page: Page) => idsOf(selectArchive(page.getState()));

describe('the order', () => {
  it('puts failed before pinned before the rest, keeps the order within each, loses nobody [BX-02]', () => {
    const entry = fc.record({ pinned: fc.boolean(), failed: fc.boolean() });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (drawn) => {
        const entries = drawn.map(({ pinned }, at) => toEntry(item(`c${at}`, at, { pinned })));
        const failed = new Set(drawn.flatMap((one, at) => (one.failed ? [`m-c${at}`] : [])));
        const ordered = inListOrder(entries, failed);
        const rank = (one: ChatEntry) => (failed.has(one.profile.id) ? 0 : one.pinned ? 1 : 2);
        const place = (one: ChatEntry) => entries.indexOf(one);
        expect(ordered).toEqual(entries.toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b)));
      }),
    );
  });

  it('brings a conversation to the top when the server refuses a message in it [BX-02]', () => {
    const page = openPage([item('new', 1), item('old', 60), item('kept', 90, { pinned: true })]);
    expect(inbox(page)).toEqual(['kept', 'new', 'old']);
    const entry = {
      client_id: 'k1',
      conversation: 'old',
      profile: 'm-old',
      text: 'x',
      attachment: null,
      reply_to: null,
      created_at: NOON,
    };
    page.dispatch(outboxMoved({ type: 'queued', entry }));
    page.dispatch(outboxMoved({ type: 'attemptStarted', client_id: 'k1' }));
    page.dispatch(outboxMoved({ type: 'refused', client_id: 'k1', code: 'blocked_by' }));
    expect(inbox(page)).toEqual(['old', 'kept', 'new']);
  });

  it.each<[string, Partial<ChatItem>]>([
    ['it is pinned', { pinned: true }],
    ['it is put away', { archived: true }],
    ['the other one types', { typing: true }],
    ['something was read', { num_unread_messages: 1 }],
    [
      'its last message was taken back',
      { last_message: { text: '', from: 'm', sent_at: 'x', attachment: false, deleted: true } },
    ],
  ])('draws a row again when %s', (_, changes) => {
    expect(sameEntry(toEntry(item('c1', 1)), toEntry(item('c1', 1)))).toBe(true);
    expect(sameEntry(toEntry(item('c1', 1)), toEntry(item('c1', 1, changes)))).toBe(false);
  });
});

describe('the search', () => {
  it('finds by a part of the name, without accents and capitals, also what is put away [RT-05]', () => {
    const page = openPage([item('Inês', 1), item('Agnieszka', 2, { archived: true }), item('Łucja', 3)]);
    const found = (typed: string) => idsOf(selectFound(page.getState(), typed));
    expect([found('INES'), found('niesz'), found('luc'), found('q')]).toEqual([
      ['Inês'],
      ['Agnieszka'],
      ['Łucja'],
      [],
    ]);
  });
});

describe('pinning and putting away', () => {
  it('shows at once, and stays as the server answers', async () => {
    const page = openPage([item('c1', 1), item('c2', 2)]);
    calls.arrangeChat.mockResolvedValueOnce(item('c2', 2, { pinned: true }));
    const act = page.dispatch(arrangeConversation({ conversation: 'c2', pinned: true }));
    expect(inbox(page)).toEqual(['c2', 'c1']);
    expect(selectListedChat(page.getState(), 'c2')).toMatchObject({ name: 'c2', pinned: true });
    // What a look for news brings meanwhile is older than the member's wish.
    page.dispatch(chatsRequested('late'));
    page.dispatch(chatsReceived({ request: 'late', chats: [item('c1', 1), item('c2', 2)], at: NOON }));
    expect(inbox(page)).toEqual(['c2', 'c1']);
    await act;
    expect(inbox(page)).toEqual(['c2', 'c1']);
    expect(calls.arrangeChat).toHaveBeenCalledWith({ conversation: 'c2', pinned: true }, expect.anything());
  });

  it('is undone when the server refuses', async () => {
    const page = openPage([item('c1', 1), item('c2', 2)]);
    calls.arrangeChat.mockRejectedValueOnce(
      new ApiError({ kind: 'refused', status: 404, code: 'not_found', details: {}, fields: {} }),
    );
    const act = page.dispatch(arrangeConversation({ conversation: 'c1', archived: true }));
    expect([inbox(page), archive(page)]).toEqual([['c2'], ['c1']]);
    expect(arrangeConversation.rejected.match(await act)).toBe(true);
    expect([inbox(page), archive(page)]).toEqual([['c1', 'c2'], []]);
  });

  it('tells the server one after the other, and keeps the last wish until the last answer', async () => {
    const page = openPage([item('c1', 1), item('c2', 2)]);
    const answers: ((chat: ChatItem) => void)[] = [];
    calls.arrangeChat.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const there = page.dispatch(arrangeConversation({ conversation: 'c1', archived: true }));
    const back = page.dispatch(arrangeConversation({ conversation: 'c1', archived: false }));
    expect(archive(page)).toEqual([]);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(item('c1', 1, { archived: true }));
    await there;
    expect(archive(page)).toEqual([]);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(item('c1', 1));
    await back;
    expect(inbox(page)).toEqual(['c1', 'c2']);
  });

  it('is forgotten with the session', async () => {
    const page = openPage([item('c1', 1)]);
    let answer = (_chat: ChatItem): void => undefined;
    calls.arrangeChat.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const act = page.dispatch(arrangeConversation({ conversation: 'c1', archived: true }));
    page.dispatch(loggedOut({ by: 'member' }));
    expect(page.getState().chatsArranging).toEqual({});
    // What comes next waits for this answer, in other tests too.
    await vi.waitFor(() => expect(calls.arrangeChat).toHaveBeenCalled());
    answer(item('c1', 1, { archived: true }));
    await act;
    expect(page.getState().chatsArranging).toEqual({});
  });
});

it('removes every conversation with a member, and brings back what the server keeps [ST-12] [ER-20]', async () => {
  const profile = makeProfile({ id: 'm-x' });
  const chats = [item('c1', 1, { profile }), item('c2', 2), item('c3', 3, { profile })];
  const page = openPage(chats);
  calls.getChats.mockResolvedValue({ chats: chats.slice(1) });
  calls.deleteChat.mockImplementation((id) =>
    id === 'c3' ? Promise.reject(new ApiError({ kind: 'server', status: 500 })) : Promise.resolve({}),
  );
  const act = page.dispatch(removeChatsWith('m-x'));
  expect(inbox(page)).toEqual(['c2']);
  await act;
  expect(calls.deleteChat.mock.calls.map(([id]) => id)).toEqual(['c1', 'c3']);
  expect(idsOf(selectChatEntries(page.getState()))).toEqual(['c2', 'c3']);
});
