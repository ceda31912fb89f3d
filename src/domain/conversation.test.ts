import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOfRow,
  firstUnread,
  mergeMessages,
  messageRows,
  withReadBefore,
  type ConversationRow,
} from './conversation';
import type { Message } from './model';

const message = (id: string, change: Partial<Message> = {}): Message => ({
  id,
  client_id: null,
  conversation: 'c1',
  from: 'them',
  text: `text of ${id}`,
  attachment: null,
  sent_at: '2026-11-21T10:00:00Z',
  read: true,
  ...change,
});
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);
/** Own messages know their client_id; two ids never share one. */
const history = fc
  .uniqueArray(
    fc.record({
      number: fc.nat(60),
      own: fc.boolean(),
      minute: fc.nat(20),
      read: fc.boolean(),
    }),
    { selector: (item) => item.number },
  )
  .map((items) =>
    items.map(({ number, own, minute, read }) =>
      message(`m${number}`, {
        client_id: own ? `k${number}` : null,
        from: own ? 'me' : 'them',
        sent_at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
        read,
      }),
    ),
  );

describe('mergeMessages', () => {
  it('orders by time, then by id, whatever form the time has [BX-13]', () => {
    const merged = mergeMessages(
      [message('b'), message('d', { sent_at: '2026-11-21T10:00:01Z' })],
      [message('a'), message('c', { sent_at: '2026-11-21T12:00:00.500+02:00' })],
    );
    expect(ids(merged)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes the incoming copy of a message [BX-13]', () => {
    const merged = mergeMessages([message('a', { text: 'old' })], [message('a', { text: 'new' })]);
    expect(merged.map(({ text }) => text)).toEqual(['new']);
  });

  it('lets the confirmed message take the place of our own with the same client_id [BX-02]', () => {
    const own = message('local', { client_id: 'k1', from: 'me' });
    const confirmed = message('m7', { client_id: 'k1', from: 'me' });
    expect(ids(mergeMessages([own], [confirmed]))).toEqual(['m7']);
    expect(ids(mergeMessages([], [own, confirmed, confirmed]))).toEqual(['m7']);
  });

  it('never marks as unread what was read: a late answer is older, not truer [ST-11]', () => {
    const merged = mergeMessages([message('a', { read: true })], [message('a', { read: false })]);
    expect(merged[0]?.read).toBe(true);
  });

  it('gives the same conversation for every order of arrival, and changes nothing the second time [BX-13]', () => {
    const parts = history.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
        fc.nat(list.length),
      ),
    );
    fc.assert(
      fc.property(parts, ([list, shuffled, cut]) => {
        const whole = mergeMessages([], list);
        expect(mergeMessages(shuffled.slice(0, cut), shuffled.slice(cut))).toEqual(whole);
        expect(mergeMessages(mergeMessages([], shuffled.slice(cut)), shuffled)).toEqual(whole);
        expect(mergeMessages(whole, whole)).toEqual(whole);
        expect(new Set(ids(whole)).size).toBe(list.length);
      }),
    );
  });
});

describe('messageRows', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const shape = (rows: readonly ConversationRow[]) =>
    rows.map((row) =>
      row.kind === 'day'
        ? `${row.day} ${row.relation}`
        : `${row.key}${row.own ? ' own' : ''}${row.startsTurn ? ' [' : ''}${row.endsTurn ? ' ]' : ''}`,
    );

  it('puts a separator before each day and names it [BX-13]', () => {
    const days = ['2025-11-20', '2026-11-14', '2026-11-15', '2026-11-20', '2026-11-21', '2026-11-22'];
    const rows = messageRows(
      days.map((day, index) => message(`m${index}`, { sent_at: `${day}T09:00:00Z` })),
      'me',
      'UTC',
      now,
    );
    expect(shape(rows.filter((row) => row.kind === 'day'))).toEqual([
      '2025-11-20 date',
      '2026-11-14 date',
      '2026-11-15 weekday',
      '2026-11-20 yesterday',
      '2026-11-21 today',
      '2026-11-22 date',
    ]);
    expect(messageRows([], 'me', 'UTC', now)).toEqual([]);
  });

  it("counts days in the reader's time zone [BX-13]", () => {
    const late = [
      message('a', { sent_at: '2026-11-20T23:30:00Z' }),
      message('b', { sent_at: '2026-11-21T00:30:00Z' }),
    ];
    expect(shape(messageRows(late, 'me', 'UTC', now))[0]).toBe('2026-11-20 yesterday');
    expect(shape(messageRows(late, 'me', 'Europe/Warsaw', now))[0]).toBe('2026-11-21 today');
    expect(messageRows(late, 'me', 'Europe/Warsaw', now)).toHaveLength(3);
    expect(shape(messageRows(late, 'me', 'Pacific/Chatham', now))[0]).toBe('2026-11-21 yesterday');
  });

  it("joins one author's messages up to two minutes apart to a turn [BX-13]", () => {
    const rows = messageRows(
      [
        message('a', { sent_at: '2026-11-21T10:00:00Z' }),
        message('b', { sent_at: '2026-11-21T10:02:00Z' }),
        message('c', { sent_at: '2026-11-21T10:04:00.001Z' }),
        message('d', { sent_at: '2026-11-21T10:04:10Z', from: 'me', client_id: 'k1' }),
        message('e', { sent_at: '2026-11-21T10:04:20Z', from: 'me', client_id: 'k2' }),
      ],
      'me',
      'UTC',
      now,
    );
    expect(shape(rows)).toEqual(['2026-11-21 today', 'a [', 'b ]', 'c [ ]', 'k1 own [', 'k2 own ]']);
  });

  it('tells a time after ten minutes of silence, with the hour, the day and the end [BX-13]', () => {
    const times = ['20T22:40', '20T22:49', '20T22:59', '20T23:00', '20T23:30', '20T23:59', '21T00:01'];
    const rows = messageRows(
      times.map((time, index) => message(`m${index}`, { sent_at: `2026-11-${time}:00Z` })),
      'me',
      'UTC',
      now,
    );
    expect(rows.flatMap((row) => (row.kind === 'message' && row.timed ? [row.key] : []))).toEqual([
      'm1',
      'm2',
      'm3',
      'm4',
      'm5',
      'm6',
    ]);
    // Nine minutes later, within the hour: the next one's time says enough.
    expect(rows.find(({ key }) => key === 'm0')).toMatchObject({ endsTurn: true, timed: false });
  });

  it('knows the day of each row [BX-13]', () => {
    const rows = messageRows(
      [message('a', { sent_at: '2026-11-20T09:00:00Z' }), message('b', { sent_at: '2026-11-21T09:00:00Z' })],
      'me',
      'UTC',
      now,
    );
    expect(['a', 'b', 'day-2026-11-21'].map((key) => dayOfRow(rows, key)?.day)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
    ]);
    expect(dayOfRow(rows, 'gone')).toBeNull();
  });

  it('never lets a turn run over midnight [BX-13]', () => {
    const rows = messageRows(
      [message('a', { sent_at: '2026-11-20T23:59:30Z' }), message('b', { sent_at: '2026-11-21T00:00:30Z' })],
      'me',
      'UTC',
      now,
    );
    expect(shape(rows)).toEqual(['2026-11-20 yesterday', 'a [ ]', '2026-11-21 today', 'b [ ]']);
  });

  it('shows every message once, with keys of their own and turns that open and close in pairs [BX-13]', () => {
    fc.assert(
      fc.property(
        history,
        fc.constantFrom('UTC', 'Europe/Amsterdam', 'America/New_York'),
        (list, timeZone) => {
          const ordered = mergeMessages([], list);
          const rows = messageRows(ordered, 'me', timeZone, now);
          const bubbles = rows.filter((row) => row.kind === 'message');
          expect(bubbles.map((row) => row.message)).toEqual(ordered);
          expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
          expect(bubbles.filter((row) => row.startsTurn).length).toBe(
            bubbles.filter((row) => row.endsTurn).length,
          );
          expect(
            bubbles.every((row, index) => row.startsTurn === (bubbles[index - 1]?.endsTurn ?? true)),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('firstUnread', () => {
  it('is the first message of somebody else that was not read [BX-13] [ST-11]', () => {
    const list = [
      message('a'),
      message('b', { from: 'me', read: false }),
      message('c', { read: false }),
      message('d', { read: false }),
    ];
    expect(firstUnread(list, 'me')).toBe('c');
    expect(firstUnread(list.slice(0, 2), 'me')).toBeNull();
    expect(firstUnread([], 'me')).toBeNull();
  });
});

describe('withReadBefore', () => {
  const by = (from: string, at: number, read: boolean): Message =>
    message(`${from}${at}`, { from, sent_at: new Date(at * 1000).toISOString(), read });

  it('takes what an author said before a read message for read, in whichever page, and nothing else [BX-02]', () => {
    const pages = [
      [by('me', 1, false), by('elena', 2, false)],
      [by('me', 3, true), by('elena', 4, false), by('me', 5, false)],
    ];
    const read = withReadBefore(pages).map((page) => page.map((one) => one.read));
    expect(read).toEqual([
      [true, false],
      [true, false, false],
    ]);
  });

  it('leaves a page that it tells nothing new the very same', () => {
    const pages = [[by('me', 1, true)], [by('me', 3, true), by('me', 5, false)]];
    const after = withReadBefore(pages);
    expect(after.every((page, at) => page === pages[at])).toBe(true);
  });
});
