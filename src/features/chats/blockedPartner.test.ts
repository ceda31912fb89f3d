// @vitest-environment jsdom
/** What a block leaves of a conversation: nothing, whatever was under way. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { giftGiven } from '@/core/gifts/giftGiven';
import type { ChatItem } from '@/domain/model';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import {
  draftChanged,
  selectChatEntries,
  selectChatsStatus,
  selectDraft,
  selectOpenConversation,
  selectOutbox,
  selectThread,
} from './chatsSlice';
import { openConversation } from './chatsThunks';
import { messageWritten } from './sendingThunks';

const item = (profile: string): ChatItem =>
  makeChatItem({
    conversation: { id: `c-${profile}`, updated_at: new Date(NOON).toISOString() },
    profile: makeProfile({ id: profile }),
  });

/** Answers of the server, released by the test. */
const lists: ((chats: ChatItem[]) => void)[] = [];
const sent: (() => void)[] = [];
vi.mock('@/api/calls/chat', () => ({
  getChats: () => new Promise((resolve) => lists.push((chats) => resolve({ chats }))),
  getChat: () =>
    Promise.resolve({ messages: [], typing: false, history_limited: false, partner_can_reply: true }),
  sendMessage: ({ client_id }: { client_id: string }) =>
    new Promise((resolve) =>
      sent.push(() =>
        resolve({
          message: makeMessage({ client_id, conversation: 'c-elena' }),
          credits: 1,
          conversation: item('elena'),
        }),
      ),
    ),
  markRead: () => Promise.resolve({}),
}));
vi.mock('@/api/calls/user', () => ({ getCurrentUser: () => Promise.resolve(makeUser()) }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  lists.length = 0;
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const pass = () => vi.advanceTimersByTimeAsync(0);

async function openPage() {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  await pass();
  return store;
}
const storedEntries = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:u1:'));
type Page = Awaited<ReturnType<typeof openPage>>;
const partners = (page: Page) => selectChatEntries(page.getState()).map(({ profile }) => profile.id);

describe('a block', () => {
  it('takes conversation, messages, draft and unsent words along, and leaves the others alone [RO-04]', async () => {
    const page = await openPage();
    lists.shift()?.([item('elena'), item('nora')]);
    await pass();
    void page.dispatch(openConversation('c-elena'));
    page.dispatch(draftChanged({ profile: 'elena', text: 'Half a thought' }));
    page.dispatch(draftChanged({ profile: 'nora', text: 'Another' }));
    page.dispatch(messageWritten({ profile: 'elena', conversation: 'c-elena', text: 'Hello' }));
    page.dispatch(draftChanged({ profile: 'elena', text: 'More' }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(localStorage.getItem('drafts:u1')).toContain('More');
    expect(storedEntries()).toHaveLength(1);

    page.dispatch(memberBlocked('elena'));
    const state = page.getState();
    expect(partners(page)).toEqual(['nora']);
    expect(selectThread(state, 'c-elena')).toBeUndefined();
    expect(selectOpenConversation(state)).toBeNull();
    expect([selectDraft(state, 'elena'), selectDraft(state, 'nora')]).toEqual(['', 'Another']);
    expect(selectOutbox(state)).toEqual([]);
    expect(localStorage.getItem('drafts:u1')).not.toContain('More');
    expect(storedEntries()).toEqual([]);
  });

  it('is not undone by a list that was asked for before, nor does the list hang for it [RO-04, AP-06]', async () => {
    const page = await openPage();
    page.dispatch(memberBlocked('elena'));
    await pass();
    lists.shift()?.([item('elena')]);
    await pass();
    expect(partners(page)).toEqual([]);
    lists.shift()?.([item('nora')]);
    await pass();
    expect([selectChatsStatus(page.getState()), partners(page)]).toEqual(['ready', ['nora']]);
  });

  it('is not undone by the late answer to a message [RO-04]', async () => {
    const page = await openPage();
    lists.shift()?.([item('elena')]);
    await pass();
    page.dispatch(messageWritten({ profile: 'elena', conversation: 'c-elena', text: 'Hello' }));
    await pass();
    expect(sent).toHaveLength(1);
    page.dispatch(memberBlocked('elena'));
    sent.shift()?.();
    await pass();
    expect(partners(page)).toEqual([]);
    expect(selectOutbox(page.getState())).toEqual([]);
  });
});

describe('a gift', () => {
  it('asks for the conversations anew: it may have begun one', async () => {
    const page = await openPage();
    lists.shift()?.([]);
    await pass();
    page.dispatch(giftGiven('elena'));
    await pass();
    lists.shift()?.([item('elena')]);
    await pass();
    expect(partners(page)).toEqual(['elena']);
  });
});
