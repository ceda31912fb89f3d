/** What one new message costs the store: the same, however much was said before and however many conversations there are. */
import { describe, expect, it } from 'vitest';
import { MESSAGES_PER_PAGE, PAGES_HELD } from '@/config/limits';
import { makeChatItem, makeMessages, NOON } from '@tests/factories/chats';
import { rootReducer } from '@/store/rootReducer';
import { createTestStore } from '@tests/factories/store';
import { makeProfile } from '@tests/factories/user';
import { selectNewestMessages } from './chatsSelectors';
import { chatsReceived, conversationOpened, messagesReceived, sessionBegan } from './chatsSlice';
import { olderReceived } from './threadActions';

const rest = { conversation: 'c1', typing: false, history_limited: false, partner_can_reply: true };
const ARRIVALS = 100;
/** Milliseconds of one arrival: many times what it takes, as the machine may be busy with something else. */
const MOST_MS = 4;
/** The table of ten thousand conversations is copied for it; half a frame. */
const A_MOMENT_MS = 8;
/** How much more than in a short conversation; below this many milliseconds nobody could measure it. */
const MOST_GROWTH = 4;
const UNMEASURABLE_MS = 0.2;

/** @returns milliseconds that one of the arrivals took: half of them took less */
function timeOfArrival({ conversations, messages }: { conversations: number; messages: number }): number {
  const all = makeMessages(messages + ARRIVALS);
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  const chats = Array.from({ length: conversations }, (_, index) =>
    makeChatItem({
      conversation: { id: `c${index + 1}`, updated_at: new Date(NOON - index * 1_000).toISOString() },
      profile: makeProfile({ id: `m${index + 1}` }),
    }),
  );
  store.dispatch(chatsReceived({ chats, request: null, at: NOON }));
  store.dispatch(conversationOpened({ conversation: 'c1', at: NOON }));
  const newest = (end: number) => all.slice(Math.max(0, end - MESSAGES_PER_PAGE), end);
  store.dispatch(messagesReceived({ ...rest, messages: newest(messages) }));
  for (let end = messages - MESSAGES_PER_PAGE; end > 0; end -= MESSAGES_PER_PAGE)
    store.dispatch(olderReceived({ ...rest, messages: newest(end), complete: end <= MESSAGES_PER_PAGE }));
  // Without the checks of a development build, which go through the whole state after each action.
  let state = store.getState();
  const times = Array.from({ length: ARRIVALS }, (_, index) => {
    const action = messagesReceived({ ...rest, messages: newest(messages + index + 1) });
    const start = performance.now();
    state = rootReducer(state, action);
    return performance.now() - start;
  });
  expect(selectNewestMessages(state, 'c1').at(-1)).toBe(all.at(-1));
  return times.toSorted((a, b) => a - b)[ARRIVALS / 2] ?? Number.NaN;
}

// What the machine does besides only adds to it.
const least = (size: Parameters<typeof timeOfArrival>[0]): number =>
  Math.min(...Array.from({ length: 3 }, () => timeOfArrival(size)));

describe('one new message', () => {
  it('costs after a hundred thousand others what it costs after sixty: more than a part is never held [BX-13]', () => {
    const short = least({ conversations: 100, messages: 2 * MESSAGES_PER_PAGE });
    const long = least({ conversations: 100, messages: 2 * PAGES_HELD * MESSAGES_PER_PAGE });
    expect(long).toBeLessThanOrEqual(MOST_MS);
    expect(long).toBeLessThanOrEqual(Math.max(short, UNMEASURABLE_MS) * MOST_GROWTH);
  });

  it('holds up nobody among ten thousand conversations [SC-03]', () => {
    const long = least({ conversations: 10_000, messages: PAGES_HELD * MESSAGES_PER_PAGE });
    expect(long).toBeLessThanOrEqual(A_MOMENT_MS);
  });
});
