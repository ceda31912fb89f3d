import { describe, expect, it } from 'vitest';
import { outboxAfter } from './outbox';
import type { Outbox, OutboxEvent } from './outbox';
import { mayTakeBack, unsentState } from './unsentState';

const queued = (client_id: string, profile = 'p1'): OutboxEvent => ({
  type: 'queued',
  entry: {
    client_id,
    profile,
    conversation: null,
    text: client_id,
    attachment: null,
    reply_to: null,
    created_at: 0,
  },
});
const started: OutboxEvent = { type: 'attemptStarted', client_id: 'a' };
const lost: OutboxEvent = { type: 'lost', client_id: 'a' };
const after = (...events: OutboxEvent[]): Outbox => events.reduce<Outbox>(outboxAfter, []);
const stateOf = (outbox: Outbox, client_id: string, online = true) =>
  outbox
    .filter((entry) => entry.client_id === client_id)
    .map((entry) => unsentState(entry, outbox, { online, attempts: 2 }))[0];

describe('what is said of an unsent message [BX-02]', () => {
  it('is that it is being sent, or waits for a connection', () => {
    expect(stateOf(after(queued('a')), 'a')).toBe('sending');
    expect(stateOf(after(queued('a'), started), 'a')).toBe('sending');
    expect(stateOf(after(queued('a')), 'a', false)).toBe('waiting');
  });

  it('is that no answer came, and after some attempts that it waits for its writer', () => {
    expect(stateOf(after(queued('a'), started, lost), 'a')).toBe('unconfirmed');
    expect(stateOf(after(queued('a'), started, lost, started, lost), 'a')).toBe('unanswered');
  });

  it('is that it waits behind another one that is not confirmed or not wanted yet', () => {
    const behind = [queued('a'), queued('b'), started];
    expect(stateOf(after(...behind), 'b')).toBe('sending');
    expect(stateOf(after(...behind, lost), 'b')).toBe('behind');
    const paused = after(...behind, { type: 'postponed', client_id: 'a', until: 9 });
    expect([stateOf(paused, 'a'), stateOf(paused, 'b')]).toEqual(['limited', 'behind']);
    expect(stateOf(after(...behind, { type: 'refused', client_id: 'a', code: 'x' }), 'b')).toBe('sending');
  });

  it('names no time while there is no network: it may be past when that is back', () => {
    const pause: OutboxEvent = { type: 'postponed', client_id: 'a', until: 9 };
    const first = after(queued('a'), started, pause);
    expect([stateOf(first, 'a'), stateOf(first, 'a', false)]).toEqual(['limited', 'waiting']);
    const again = after(queued('a'), started, lost, started, pause);
    expect([stateOf(again, 'a'), stateOf(again, 'a', false)]).toEqual(['limited', 'unconfirmed']);
  });

  it('is that it failed, whatever the network does', () => {
    const refused = after(queued('a'), started, { type: 'refused', client_id: 'a', code: 'x' });
    expect([stateOf(refused, 'a'), stateOf(refused, 'a', false)]).toEqual(['failed', 'failed']);
  });
});

describe('a message may be taken back', () => {
  const may = (...events: OutboxEvent[]) => after(...events).map(mayTakeBack);

  it('before its first attempt and after a refusal, never while the server may have it [BX-02]', () => {
    expect(may(queued('a'))).toEqual([true]);
    expect(may(queued('a'), started)).toEqual([false]);
    expect(may(queued('a'), started, lost)).toEqual([false]);
    expect(may(queued('a'), started, { type: 'refused', client_id: 'a', code: 'x' })).toEqual([true]);
    expect(may(queued('a'), started, { type: 'postponed', client_id: 'a', until: 9 })).toEqual([true]);
    expect(may(queued('a'), started, lost, started, { type: 'postponed', client_id: 'a', until: 9 })).toEqual(
      [false],
    );
  });
});
