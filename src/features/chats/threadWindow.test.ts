/** The loaded part of a conversation: it moves with its reader, stays small, and has neither holes nor doubles. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGES_PER_PAGE, PAGES_HELD, PAGES_KEPT } from '@/config/limits';
import type { Message } from '@/domain/model';
import { makeChatItem, makeMessage, makeMessages, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { selectMessages, selectNewestMessages } from './chatsSelectors';
import {
  conversationClosed,
  conversationOpened,
  messageChanged,
  messageDelivered,
  messagesReceived,
  selectThread,
  sessionBegan,
} from './chatsSlice';
import {
  aroundReceived,
  messageWanted,
  newerReceived,
  newestWanted,
  olderReceived,
  placeKept,
} from './threadActions';

const rest = { conversation: 'c1', typing: false, history_limited: false, partner_can_reply: true };
/** The place of a message that a page around it ends with. */
const AROUND_OLDER = 15;

/** A reader of a conversation on a server that answers as the contract says. */
function makeReader(all: Message[]) {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(conversationOpened({ conversation: 'c1', at: NOON }));
  const place = (id: string | undefined) => all.findIndex((message) => message.id === id);
  const loaded = () => selectMessages(store.getState(), 'c1');
  return {
    store,
    loaded,
    thread: () => selectThread(store.getState(), 'c1'),
    newest: () => selectNewestMessages(store.getState(), 'c1'),
    poll: (openedBy?: string) =>
      store.dispatch(
        messagesReceived({ ...rest, messages: all.slice(-30), ...(openedBy !== undefined && { openedBy }) }),
      ),
    older: () => {
      const at = place(loaded()[0]?.id);
      const messages = all.slice(Math.max(0, at - MESSAGES_PER_PAGE), at);
      store.dispatch(olderReceived({ ...rest, messages, complete: messages.length < MESSAGES_PER_PAGE }));
    },
    newer: () => {
      const at = place(loaded().at(-1)?.id) + 1;
      const messages = all.slice(at, at + MESSAGES_PER_PAGE);
      store.dispatch(newerReceived({ ...rest, messages, complete: messages.length < MESSAGES_PER_PAGE }));
    },
    /** An own message that the server takes, after what came since. */
    deliver: () => {
      const [next] = makeMessages(1, all.length + 1);
      const message = makeMessage({ ...next, client_id: `k${all.length}`, from: 'p1' });
      all.push(message);
      store.dispatch(
        messageDelivered({ client_id: `k${all.length}`, message, conversation: makeChatItem() }),
      );
    },
    /** An answer that was asked for before the last message. */
    latePoll: () => store.dispatch(messagesReceived({ ...rest, messages: all.slice(-31, -1) })),
    around: (index: number) => {
      const message = all[index]?.id ?? '';
      const messages = all.slice(Math.max(0, index - AROUND_OLDER), index + AROUND_OLDER);
      const complete = { start: index < AROUND_OLDER, end: index + AROUND_OLDER > all.length };
      store.dispatch(aroundReceived({ ...rest, messages, message, complete }));
    },
  };
}
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);

describe('the loaded part of a conversation', () => {
  it('holds few pages of a long one, and the newest apart [BX-13]', () => {
    const all = makeMessages(60 * MESSAGES_PER_PAGE);
    const reader = makeReader(all);
    reader.poll();
    for (let page = 1; page < 60; page += 1) reader.older();
    expect(reader.loaded()).toHaveLength(PAGES_HELD * MESSAGES_PER_PAGE);
    expect(reader.loaded()[0]).toBe(all[0]);
    expect(reader.newest().at(-1)).toBe(all.at(-1));
    for (let page = 0; page < 30; page += 1) reader.newer();
    expect(reader.thread()).toMatchObject({ tail: null, complete: false });
    expect(reader.loaded()).toHaveLength(PAGES_HELD * MESSAGES_PER_PAGE);
    expect(reader.loaded().at(-1)).toBe(all.at(-1));
  });

  it('is one stretch of the conversation wherever its reader goes, and ends with the newest where it says so', () => {
    const step = fc.oneof(
      fc.constantFrom(
        'older' as const,
        'newer' as const,
        'poll' as const,
        'back' as const,
        'deliver' as const,
        'latePoll' as const,
      ),
      fc.nat(),
      fc.integer({ min: -70, max: -1 }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.array(step, { maxLength: 25 }), (length, steps) => {
        const server = makeMessages(length);
        const reader = makeReader(server);
        reader.poll('p1');
        for (const what of steps) {
          if (what === 'back') reader.store.dispatch(newestWanted('c1'));
          else if (typeof what === 'string') reader[what]();
          else if (what >= 0) reader.around(what % server.length);
          else server.push(...makeMessages(-what, server.length + 1));
          const ids = idsOf(reader.loaded());
          const from = server.findIndex(({ id }) => id === ids[0]);
          const heard = idsOf(reader.thread()?.pages.flat() ?? []);
          expect(heard).toEqual(idsOf(server.slice(from, from + heard.length)));
          // Behind them only what was delivered since: each once, in order.
          const isOwnLater = ({ id, client_id }: Message) =>
            client_id !== null && ids.includes(id) && !heard.includes(id);
          expect(ids).toEqual([...heard, ...idsOf(server.filter(isOwnLater))]);
        }
        reader.poll();
        const end = reader.thread()?.tail === null ? reader.loaded() : reader.newest();
        expect(end.at(-1)?.id).toBe(server.at(-1)?.id);
        const ends = idsOf(end);
        expect(ends).toEqual(idsOf(server.slice(-ends.length)));
      }),
      { numRuns: 150 },
    );
  });

  it('stays where it is read when more news came than one answer holds, and marks where they begin', () => {
    const server = makeMessages(40);
    const reader = makeReader(server);
    reader.poll('p1');
    server.push(...makeMessages(50, 41));
    reader.poll();
    expect(reader.loaded().at(-1)?.id).toBe('x0040');
    expect(reader.newest().at(-1)?.id).toBe('x0090');
    reader.newer();
    expect(reader.thread()).toMatchObject({ divider: 'x0041', tail: null });
    expect(reader.loaded().at(-1)?.id).toBe('x0090');
  });

  it.each([
    ['the next answer holds it', (reader: ReturnType<typeof makeReader>) => reader.poll()],
    ['the next answer was asked for before it', (reader: ReturnType<typeof makeReader>) => reader.latePoll()],
  ])(
    'has no hole before an own message that was sent with old messages on screen: %s [BX-02]',
    (_, answer) => {
      const server = makeMessages(40);
      const reader = makeReader(server);
      reader.poll('p1');
      server.push(...makeMessages(50, 41));
      reader.deliver();
      expect(idsOf(reader.loaded()).slice(-2)).toEqual(['x0040', 'x0091']);
      answer(reader);
      expect(reader.loaded().at(-1)?.id).toBe('x0040');
      reader.newer();
      reader.newer();
      reader.poll();
      expect(reader.thread()).toMatchObject({ tail: null, delivered: [] });
      expect(idsOf(reader.loaded())).toEqual(idsOf(server.slice(10)));
    },
  );

  it('has none either for a reader who opens the conversation again, and counts what came before it as new', () => {
    const server = makeMessages(40);
    const reader = makeReader(server);
    reader.poll('p1');
    server.push(...makeMessages(50, 41));
    reader.deliver();
    expect(reader.newest().at(-1)?.id).toBe('x0040');
    reader.store.dispatch(conversationClosed('c1'));
    reader.poll('p1');
    expect(idsOf(reader.loaded())).toEqual(idsOf(server.slice(-30)));
    reader.older();
    expect(idsOf(reader.loaded())).toEqual(idsOf(server.slice(-60)));
  });

  it('knows of what was done to an own message that no answer has shown yet', () => {
    const server = makeMessages(3);
    const reader = makeReader(server);
    reader.poll();
    const heard = reader.thread()?.pages;
    reader.deliver();
    expect(reader.thread()?.pages).toBe(heard);
    expect(reader.loaded().at(-1)).toBe(server.at(-1));
    reader.store.dispatch(messageChanged(makeMessage({ ...server[3], text: '', deleted: true })));
    expect(reader.loaded()[3]?.deleted).toBe(true);
    reader.poll();
    expect(reader.loaded()).toHaveLength(4);
    expect(reader.loaded()[3]?.deleted).toBe(true);
  });

  it('keeps pages around the place where the reader left it', () => {
    const reader = makeReader(makeMessages(300));
    reader.poll();
    for (let page = 0; page < 7; page += 1) reader.older();
    const place = { key: 'x0100', offset: -12.5 };
    reader.store.dispatch(placeKept({ conversation: 'c1', place }));
    reader.store.dispatch(conversationClosed('c1'));
    expect(idsOf(reader.loaded())).toContain('x0100');
    expect(reader.loaded().length).toBeLessThanOrEqual(2 * PAGES_KEPT * MESSAGES_PER_PAGE);
    expect(reader.thread()?.place).toEqual(place);
    reader.poll('p1');
    expect(idsOf(reader.loaded())).toContain('x0100');
    expect(reader.newest().at(-1)?.id).toBe('x0300');
  });

  it('begins at its end for a reader who left it there', () => {
    const reader = makeReader(makeMessages(300));
    reader.poll();
    reader.around(20);
    reader.store.dispatch(placeKept({ conversation: 'c1', place: null }));
    reader.store.dispatch(conversationClosed('c1'));
    expect(reader.loaded().at(-1)?.id).toBe('x0300');
    expect(reader.thread()?.tail).toBeNull();
  });

  it('leads to a message that is loaded, as often as it is asked for', () => {
    const reader = makeReader(makeMessages(300));
    reader.poll();
    reader.around(20);
    reader.store.dispatch(messageWanted({ conversation: 'c1', message: 'x0300' }));
    expect(idsOf(reader.loaded())).toContain('x0300');
    const first = reader.thread()?.wanted;
    reader.store.dispatch(messageWanted({ conversation: 'c1', message: 'x0300' }));
    expect(reader.thread()?.wanted).toEqual({ message: 'x0300', turn: (first?.turn ?? 0) + 1 });
  });

  it('does not take a page in that was asked for elsewhere', () => {
    const server = makeMessages(300);
    const reader = makeReader(server);
    reader.poll();
    const late = { ...rest, complete: false };
    reader.around(100);
    reader.store.dispatch(olderReceived({ ...late, messages: server.slice(240, 270), edge: 'x0271' }));
    expect(idsOf(reader.loaded())).toEqual(idsOf(server.slice(85, 115)));
    reader.store.dispatch(newestWanted('c1'));
    reader.store.dispatch(olderReceived({ ...late, messages: server.slice(55, 85), edge: 'x0086' }));
    reader.around(20);
    reader.store.dispatch(newerReceived({ ...late, messages: server.slice(115, 145), edge: 'x0115' }));
    expect(idsOf(reader.loaded())).toEqual(idsOf(server.slice(5, 35)));
    expect(reader.thread()).toMatchObject({ older: 'idle', newer: 'idle' });
  });

  it('takes in what became of a message, also through the next answer', () => {
    const server = makeMessages(10);
    const reader = makeReader(server);
    reader.poll();
    reader.store.dispatch(messageChanged(makeMessage({ ...server[3], text: '', deleted: true })));
    expect(reader.loaded()[3]?.deleted).toBe(true);
    const reacted = makeMessage({ ...server[4], reactions: [{ from: 'm1', emoji: '❤️' }] });
    server[4] = reacted;
    reader.poll();
    expect(reader.loaded()[4]).toBe(reacted);
  });

  it('shows nothing again of what was taken back while an older answer was on its way', () => {
    const server = makeMessages(3);
    const reader = makeReader(server);
    reader.poll();
    reader.store.dispatch(messageChanged(makeMessage({ ...server[1], text: '', deleted: true })));
    reader.poll();
    expect(reader.loaded()[1]).toMatchObject({ text: '', deleted: true });
    // Only the refusal of the deletion itself brings it back.
    reader.store.dispatch(messageChanged(makeMessage(server[1])));
    reader.poll();
    expect(reader.loaded()[1]).toEqual(server[1]);
  });

  it('quotes nothing any more of what its author took back', () => {
    const server = makeMessages(2);
    const quote = { id: 'x0001', from: 'p1', text: 'Meet me at the mill', attachment: false };
    server[1] = makeMessage({ ...server[1], reply_to: quote });
    const reader = makeReader(server);
    reader.poll();
    expect(reader.loaded()[1]?.reply_to?.text).toBe('Meet me at the mill');
    server[1] = makeMessage({ ...server[1], reply_to: { ...quote, text: '' } });
    reader.poll();
    expect(reader.loaded()[1]?.reply_to?.text).toBe('');
  });
});
