/** Own messages that the server confirms while the conversation is still loading. */
import { describe, expect, it } from 'vitest';
import { makeChatItem, makeMessage, makeMessages, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { selectMessages } from './chatsSelectors';
import {
  conversationOpened,
  messageDelivered,
  messagesFailed,
  messagesReceived,
  messagesRequested,
  selectThread,
  sessionBegan,
} from './chatsSlice';

const rest = { typing: false, history_limited: false, partner_can_reply: true };
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
const own = makeMessage({ id: 's1', client_id: 'k1', from: 'p1', text: 'Mine', sent_at: at(1) });

/** The messages have been asked for, and their answer does not know of the own one yet. */
function openLoading() {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(conversationOpened({ conversation: 'c1', at: NOON }));
  store.dispatch(messagesRequested('c1'));
  const deliver = () =>
    store.dispatch(messageDelivered({ client_id: 'k1', message: own, conversation: makeChatItem() }));
  const receive = (messages: (typeof own)[]) =>
    store.dispatch(messagesReceived({ conversation: 'c1', messages, ...rest, openedBy: 'p1' }));
  const texts = () => selectMessages(store.getState(), 'c1').map(({ text }) => text);
  return { store, deliver, receive, texts };
}

describe('an own message that is confirmed while its conversation loads', () => {
  it('stands below the messages that were asked for before it [BX-02]', () => {
    const { deliver, receive, texts } = openLoading();
    deliver();
    receive(makeMessages(2));
    expect(texts()).toEqual(['Line 1', 'Line 2', 'Mine']);
  });

  it('is there when nothing had been said before [BX-02]', () => {
    const { deliver, receive, texts } = openLoading();
    deliver();
    receive([]);
    expect(texts()).toEqual(['Mine']);
  });

  it('is there once when the answer holds it, as the answer says', () => {
    const { store, deliver, receive, texts } = openLoading();
    deliver();
    receive([...makeMessages(1), { ...own, read: true }]);
    expect(texts()).toEqual(['Line 1', 'Mine']);
    expect(selectMessages(store.getState(), 'c1').at(-1)?.read).toBe(true);
  });

  it('outlives an attempt that fails', () => {
    const { store, deliver, receive, texts } = openLoading();
    deliver();
    store.dispatch(messagesFailed({ conversation: 'c1', failure: { kind: 'offline' } }));
    store.dispatch(messagesRequested('c1'));
    receive(makeMessages(1));
    expect(texts()).toEqual(['Line 1', 'Mine']);
  });

  it('makes no hole when the answer ends with later messages, which the history before them holds', () => {
    const { store, deliver, receive, texts } = openLoading();
    deliver();
    receive([makeMessage({ id: 'z1', text: 'Later', sent_at: at(60) })]);
    expect(texts()).toEqual(['Later']);
    expect(selectThread(store.getState(), 'c1')?.delivered).toEqual([]);
  });
});
