// @vitest-environment jsdom
/** A list of thousands: one message in it does not make all of them be read, told and placed again. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { CHATS_AT_FIRST, CHATS_WHOLE_MS } from '@/config/limits';
import { NEWS_CHANNEL } from '@/config/storageKeys';
import { loggedIn } from '@/core/auth/authSlice';
import { TestChannel } from '@tests/factories/channel';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { openBrowser } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { placed, placedAmong, toEntry, withNewest } from './chatEntries';
import { addChatsListeners } from './chatsListeners';
import {
  chatDropped,
  chatsReceived,
  messageDelivered,
  removalUnsure,
  selectChatEntries,
  selectChatsStatus,
  sessionBegan,
} from './chatsSlice';
import type { ChatEntry } from './chatsState';
import { fetchChats } from './chatsThunks';
import { indexOf, partnersAmong } from './entryIndex';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getNewChats: vi.fn<typeof chatCalls.getNewChats>(),
}));
vi.mock('@/api/calls/chat', () => calls);

const COUNT = 200;
/** The conversation number 1 changed last; each one before it a minute earlier. */
const chat = (number: number, at = NOON - number * 60_000, pinned = false) =>
  makeChatItem({
    conversation: { id: `c${number}`, updated_at: new Date(at).toISOString() },
    profile: { ...makeChatItem().profile, id: `m${number}` },
    ...(pinned && { pinned }),
  });
const all = Array.from({ length: COUNT }, (_, index) => chat(index + 1));
const part = all.slice(0, CHATS_AT_FIRST);
const idsOf = (entries: readonly ChatEntry[]) => entries.map(({ conversation }) => conversation.id);

const pages = openBrowser({ now: NOON, locks: true });
beforeEach(() => {
  calls.getChats
    .mockReset()
    .mockImplementation(async ({ newest } = {}) =>
      newest === undefined ? { chats: all, tag: '"all"' } : { chats: part, more: true },
    );
  calls.getNewChats.mockReset().mockResolvedValue(null);
});

async function openTab() {
  const { store, startListening } = createTestStore();
  pages.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  await vi.advanceTimersByTimeAsync(700);
  await vi.waitFor(() => expect(selectChatEntries(store.getState())).toHaveLength(COUNT));
  calls.getChats.mockClear();
  calls.getNewChats.mockClear();
  return store;
}
const delivered = (number: number) =>
  messageDelivered({
    client_id: 'k1',
    message: makeMessage({ conversation: `c${number}` }),
    conversation: chat(number, NOON + 1_000),
  });
const asked = () => calls.getChats.mock.calls.map(([{ newest } = {}]) => newest);

describe('a long list after a message [SC-03]', () => {
  it('is asked for the part that changed last, and whole again after a minute', async () => {
    const tab = await openTab();
    tab.dispatch(delivered(150));
    await tab.dispatch(fetchChats());
    expect(asked()).toEqual([CHATS_AT_FIRST]);
    expect(calls.getNewChats).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + CHATS_WHOLE_MS);
    await tab.dispatch(fetchChats());
    expect(asked()).toEqual([CHATS_AT_FIRST, undefined]);
  });

  it('keeps what is older than the part, and lets go what is newer and not in it any more', async () => {
    const tab = await openTab();
    const older = selectChatEntries(tab.getState()).slice(CHATS_AT_FIRST);
    calls.getChats.mockResolvedValue({
      chats: [chat(201, NOON + 5_000), ...part.filter((_, index) => index !== 3)],
      more: true,
    });
    await tab.dispatch(fetchChats());
    const entries = selectChatEntries(tab.getState());
    expect(idsOf(entries).slice(0, 5)).toEqual(['c201', 'c1', 'c2', 'c3', 'c5']);
    expect(entries.slice(CHATS_AT_FIRST)).toEqual(older);
    expect(entries.at(-1)).toBe(older.at(-1));
  });

  it('is asked for whole when a pinned conversation is not in the part', async () => {
    calls.getChats.mockImplementation(async ({ newest } = {}) =>
      newest === undefined
        ? { chats: all.map((item, index) => (index === 120 ? { ...item, pinned: true } : item)) }
        : { chats: part, more: true },
    );
    const tab = await openTab();
    await tab.dispatch(fetchChats());
    expect(asked()).toEqual([CHATS_AT_FIRST, undefined]);
  });

  it('is asked for whole while it is not known whether a conversation was removed', async () => {
    const tab = await openTab();
    tab.dispatch(chatDropped('c190'));
    tab.dispatch(removalUnsure({ conversation: 'c190', failure: { kind: 'offline' } }));
    await tab.dispatch(fetchChats());
    expect(asked()).toEqual([undefined]);
  });

  it('is told to the other tabs by the part that changed last', async () => {
    const tab = await openTab();
    const told: unknown[] = [];
    const other = new TestChannel(NEWS_CHANNEL);
    other.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) told.push(event.data);
    });
    tab.dispatch(delivered(150));
    calls.getChats.mockResolvedValue({ chats: [chat(150, NOON + 1_000), ...part.slice(0, -1)], more: true });
    await tab.dispatch(fetchChats());
    await vi.waitFor(() =>
      expect(told).toContainEqual(expect.objectContaining({ kind: 'chats', more: true })),
    );
    expect(JSON.stringify(told)).toContain('"c150"');
    expect(JSON.stringify(told)).not.toContain('"c199"');
  });

  it('does not take the part another tab tells for all of a list that is still on its way', () => {
    const { store } = createTestStore();
    store.dispatch(sessionBegan({ account: makeUser().id, outbox: [], drafts: {} }));
    const news = { request: null, at: NOON };
    store.dispatch(chatsReceived({ ...news, chats: part, more: true }));
    expect(selectChatEntries(store.getState())).toEqual([]);
    expect(selectChatsStatus(store.getState())).not.toBe('ready');
    store.dispatch(chatsReceived({ ...news, chats: all }));
    store.dispatch(chatsReceived({ ...news, chats: part, more: true }));
    expect(selectChatEntries(store.getState())).toHaveLength(COUNT);
  });
});

describe('the order of a long list [SC-03]', () => {
  const entries = placed(all.map(toEntry));

  it('has one conversation in the place where sorting would put it', () => {
    for (const at of [NOON + 1, NOON - 90 * 60_000, NOON - 90.5 * 60_000, NOON - 900 * 60_000]) {
      const entry = toEntry(chat(500, at));
      expect(idsOf(placedAmong(entry, entries))).toEqual(idsOf(placed([entry, ...entries])));
    }
  });

  it('has pinned conversations of its newest part where they stood', () => {
    const pinned = toEntry(chat(150, undefined, true));
    const after = withNewest(entries, [...entries.slice(0, 10), pinned]);
    expect(idsOf(after)).toEqual(idsOf(entries));
    expect(after[149]).toBe(pinned);
    // Two of one moment stay in their order.
    const other = toEntry(chat(151, NOON - 150 * 60_000, true));
    const both = placed([...entries.slice(0, 149), pinned, other]);
    const news = toEntry(chat(500, NOON + 1));
    expect(idsOf(withNewest(both, [news, ...both.slice(0, 10), pinned, other]))).toEqual(
      idsOf([news, ...both]),
    );
    // Heard once more, nothing is new: thousands are not gone through for it.
    expect(withNewest(after, [...after.slice(0, 10), pinned])).toBe(after);
  });
});

/** A list that tells how many entries have been read. */
function readCounted(entries: ChatEntry[]) {
  let reads = 0;
  const counted = new Proxy(entries, {
    get(list, key, self) {
      if (typeof key === 'string' && /^\d+$/u.test(key)) reads += 1;
      const value: unknown = Reflect.get(list, key, self);
      return value;
    },
  });
  return { counted, reads: () => reads };
}

describe('looking for a conversation among many [SC-03]', () => {
  it('reads the list no further than needed, and each entry once', () => {
    const { counted, reads } = readCounted(all.map(toEntry));
    const index = indexOf(counted);
    expect(index.byConversation('c3')?.profile.id).toBe('m3');
    expect(index.byProfile('m2')?.conversation.id).toBe('c2');
    expect(reads()).toBe(3);
    expect(index.byProfile('nobody')).toBeUndefined();
    expect(index.byConversation('nobody')).toBeUndefined();
    expect(reads()).toBe(COUNT);
    expect(indexOf(counted)).toBe(index);
  });

  it('tells of several members who has one, in one reading that ends with the last of them', () => {
    const { counted, reads } = readCounted(all.map(toEntry));
    expect([...partnersAmong(counted, ['m4', 'm2'])]).toEqual(['m2', 'm4']);
    expect(reads()).toBe(5);
    expect([...partnersAmong(counted, ['nobody', 'm1'])]).toEqual(['m1']);
    expect(reads()).toBe(5 + COUNT);
    expect(partnersAmong(counted, []).size).toBe(0);
  });

  it('names the newer of two conversations with one member', () => {
    const entries = placed([...all, chat(2, 0)].map(toEntry));
    expect(indexOf(entries).byProfile('m2')).toBe(entries[1]);
  });
});
