import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from './outbox';
import { changesOf, joinedOutbox, sameKept, writtenAt } from './sharedOutbox';
import type { SharedOutbox } from './sharedOutbox';

const entry = (client_id: string, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  client_id,
  conversation: null,
  profile: 'p1',
  text: client_id,
  attachment: null,
  reply_to: null,
  created_at: client_id.charCodeAt(0),
  state: 'sending',
  attempts: 0,
  ...change,
});
const kept = (...entries: OutboxEntry[]): SharedOutbox => ({
  outbox: entries,
  kept: Object.fromEntries(entries.map((item) => [item.client_id, JSON.stringify(item)])),
});
const ids = ({ outbox }: SharedOutbox) => outbox.map(({ client_id }) => client_id);

describe('the outbox of several tabs [BX-28]', () => {
  it('has what either of them queued, in the order of writing', () => {
    const mine: SharedOutbox = { outbox: [entry('b')], kept: {} };
    expect(ids(joinedOutbox(mine, kept(entry('c'), entry('a'))))).toEqual(['a', 'b', 'c']);
  });

  it('drops what another one removed, and keeps what storage never held [BX-02]', () => {
    const both = kept(entry('a'));
    const mine = { outbox: [...both.outbox, entry('b')], kept: both.kept };
    expect(joinedOutbox(mine, kept())).toEqual({ outbox: [entry('b')], kept: {} });
  });

  it('believes storage about what another one moved, and memory about what could not be written', () => {
    const moved = entry('a', { state: 'unconfirmed', attempts: 1 });
    expect(joinedOutbox(kept(entry('a')), kept(moved)).outbox).toEqual([moved]);
    expect(joinedOutbox({ outbox: [moved], kept: {} }, kept(entry('a'))).outbox).toEqual([moved]);
  });

  it('keeps the very entry that nobody touched, so that nothing is drawn anew', () => {
    const mine = kept(entry('a'));
    expect(joinedOutbox(mine, kept(entry('a'), entry('b'))).outbox[0]).toBe(mine.outbox[0]);
  });

  it('writes what changed, and removes what is gone', () => {
    const before = kept(entry('a'), entry('b'), entry('c'));
    const changed = entry('b', { attempts: 1 });
    expect(changesOf({ outbox: [entry('a'), changed], kept: before.kept })).toEqual({
      write: [['b', JSON.stringify(changed)]],
      remove: ['c'],
    });
    expect(changesOf(before)).toEqual({ write: [], remove: [] });
  });

  it('tells when storage is as it was', () => {
    expect(sameKept({ a: '1' }, { a: '1' })).toBe(true);
    for (const other of [{}, { a: '2' }, { b: '1' }, { a: '1', b: '2' }])
      expect(sameKept({ a: '1' }, other)).toBe(false);
  });

  it('puts a new message behind all others, whatever the clocks say [BX-25]', () => {
    expect(writtenAt([], 5)).toBe(5);
    expect(writtenAt([entry('a', { created_at: 9 }), entry('b', { created_at: 3 })], 5)).toBe(10);
  });
});
