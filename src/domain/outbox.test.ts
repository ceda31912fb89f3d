import { describe, expect, it } from 'vitest';
import { newEntry } from '@tests/factories/outboxEntry';
import {
  entriesTo,
  nextToSend,
  outboxAfter,
  withoutDelivered,
  type NewEntry,
  type Outbox,
  type OutboxEvent,
} from './outbox';

const after = (...events: OutboxEvent[]) => events.reduce<Outbox>(outboxAfter, []);
const queued = (client_id: string, change?: Partial<NewEntry>): OutboxEvent => ({
  type: 'queued',
  entry: newEntry(client_id, change),
});
const started = (client_id: string): OutboxEvent => ({ type: 'attemptStarted', client_id });
const lost = (client_id: string): OutboxEvent => ({ type: 'lost', client_id });
const refused = (client_id: string, code = 'not_enough_credits'): OutboxEvent => ({
  type: 'refused',
  client_id,
  code,
});
const confirmed = (client_id: string): OutboxEvent => ({
  type: 'confirmed',
  client_id,
  message: { conversation: 'c9' },
});
const sending = (outbox: Outbox) => nextToSend(outbox, 0).map(({ client_id }) => client_id);

describe('the way of a message', () => {
  it('is waiting, on its way, then gone when the server has it [BX-02]', () => {
    expect(after(queued('a'))).toEqual([{ ...newEntry('a'), state: 'sending', attempts: 0 }]);
    expect(after(queued('a'), started('a'))).toEqual([{ ...newEntry('a'), state: 'sending', attempts: 1 }]);
    expect(after(queued('a'), started('a'), confirmed('a'))).toEqual([]);
  });

  it('is queued once, however often its writer taps [BX-02]', () => {
    expect(after(queued('a'), queued('a', { text: 'again' }))).toEqual(after(queued('a')));
  });

  it('is not confirmed when no answer comes, and goes again under the same client_id [BX-02]', () => {
    const outbox = after(queued('a'), started('a'), lost('a'));
    expect(outbox).toEqual([{ ...newEntry('a'), state: 'unconfirmed', attempts: 1 }]);
    expect(outboxAfter(outbox, started('a'))).toEqual([{ ...newEntry('a'), state: 'sending', attempts: 2 }]);
  });

  it('fails with the reason of the server, and loses the reason when it goes again with a new key [BX-02] [ER-13]', () => {
    const outbox = after(queued('a'), started('a'), refused('a'));
    expect(outbox).toEqual([
      { ...newEntry('a'), state: 'failed', attempts: 1, reason: 'not_enough_credits' },
    ]);
    expect(outboxAfter(outbox, { type: 'retried', client_id: 'a', key: 'k2' })).toEqual([
      { ...newEntry('a'), state: 'sending', attempts: 0, key: 'k2' },
    ]);
    expect(outboxAfter(outbox, started('a'))).toEqual([{ ...newEntry('a'), state: 'sending', attempts: 2 }]);
  });

  it('may be discarded unless it is on its way [BX-02]', () => {
    const discarded: OutboxEvent = { type: 'discarded', client_id: 'a' };
    expect(after(queued('a'), queued('b'), discarded)).toEqual(after(queued('b')));
    expect(after(queued('a'), started('a'), lost('a'), discarded)).toEqual([]);
    expect(after(queued('a'), started('a'), discarded)).toHaveLength(1);
  });

  it('waits for the time that the server names, and with it whatever is behind [BX-02]', () => {
    const paused: OutboxEvent = { type: 'postponed', client_id: 'a', until: 50 };
    const outbox = after(queued('a'), queued('b'), started('a'), paused);
    expect(outbox[0]).toEqual({ ...newEntry('a'), state: 'sending', attempts: 0, not_before: 50 });
    expect(nextToSend(outbox, 49)).toEqual([]);
    expect(nextToSend(outbox, 50).map(({ client_id }) => client_id)).toEqual(['a']);
    expect(outboxAfter(outbox, started('a'))[0]).toEqual({ ...newEntry('a'), state: 'sending', attempts: 1 });
    // What is unknown of an earlier attempt stays unknown.
    const unsure = after(queued('a'), started('a'), lost('a'), started('a'), paused);
    expect(unsure[0]).toMatchObject({ state: 'unconfirmed', attempts: 1, not_before: 50 });
    expect(outboxAfter(after(queued('a')), paused)).toEqual(after(queued('a')));
  });

  it('has no answer when the page starts again while it was on its way [BX-06]', () => {
    const outbox = after(queued('a'), queued('b'), started('a'), { type: 'restored' });
    expect(outbox.map(({ state }) => state)).toEqual(['unconfirmed', 'sending']);
    expect(sending(outbox)).toEqual(['a']);
  });

  it('takes no notice of answers about what is not on its way [BX-02]', () => {
    const outbox = after(queued('a'));
    for (const event of [lost('a'), refused('a'), lost('x'), refused('x'), confirmed('x'), started('x')]) {
      expect(outboxAfter(outbox, event)).toEqual(outbox);
    }
    const retried: OutboxEvent = { type: 'retried', client_id: 'a', key: 'k2' };
    expect(outboxAfter(after(queued('a'), started('a')), retried)).toEqual(after(queued('a'), started('a')));
    expect(after(queued('a'), started('a'), started('a'))).toEqual(after(queued('a'), started('a')));
  });

  it('fails loudly on an unknown event [BX-02]', () => {
    expect(() => {
      Reflect.apply(outboxAfter, undefined, [[], { type: 'recalled' }]);
    }).toThrow('recalled');
  });
});

describe('nextToSend', () => {
  it('sends one message an addressee at a time, in the order of writing [BX-02] [BX-25]', () => {
    const outbox = after(queued('a'), queued('b'), queued('c', { profile: 'p2' }));
    expect(sending(outbox)).toEqual(['a', 'c']);
    expect(sending(outboxAfter(outbox, started('a')))).toEqual(['c']);
    expect(sending([started('a'), confirmed('a')].reduce(outboxAfter, outbox))).toEqual(['b', 'c']);
  });

  it('sends the unconfirmed message again before any later one [BX-02]', () => {
    expect(sending(after(queued('a'), queued('b'), started('a'), lost('a')))).toEqual(['a']);
  });

  it('passes a refused message by, and waits when it goes again [BX-02]', () => {
    const outbox = after(queued('a'), queued('b'), started('a'), refused('a'));
    expect(sending(outbox)).toEqual(['b']);
    expect(
      sending(
        [started('b'), { type: 'retried', client_id: 'a', key: 'k2' } as const].reduce<Outbox>(
          outboxAfter,
          outbox,
        ),
      ),
    ).toEqual([]);
  });

  it('goes on with the next once its writer gives up the one that got no answer [BX-02]', () => {
    const outbox = after(queued('a'), queued('b'), started('a'), lost('a'));
    expect(sending(outboxAfter(outbox, { type: 'discarded', client_id: 'a' }))).toEqual(['b']);
  });

  it('tells the messages behind the first which conversation it opened [RT-04]', () => {
    const start = { conversation: null };
    const outbox = after(
      queued('a', start),
      queued('b', start),
      queued('c', { ...start, profile: 'p2' }),
      started('a'),
    );
    expect(outboxAfter(outbox, confirmed('a')).map(({ conversation }) => conversation)).toEqual(['c9', null]);
  });
});

describe('withoutDelivered', () => {
  it('drops what the loaded conversation already shows [BX-02]', () => {
    const outbox = after(queued('a'), queued('b'), started('a'), lost('a'));
    const messages = [
      { client_id: null, conversation: 'c1' },
      { client_id: 'a', conversation: 'c1' },
    ];
    expect(withoutDelivered(outbox, messages)).toEqual(after(queued('b')));
  });
});

describe('entriesTo', () => {
  it('lists the entries to one addressee [BX-02]', () => {
    const outbox = after(queued('a'), queued('b', { profile: 'p2' }), queued('c'));
    expect(entriesTo(outbox, 'p1').map(({ client_id }) => client_id)).toEqual(['a', 'c']);
  });
});
