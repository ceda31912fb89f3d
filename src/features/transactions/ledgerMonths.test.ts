/** Movements by month. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '@/domain/model';
import { byMonth, withoutTwins } from './ledgerMonths';

const entry = (id: string, at: string): LedgerEntry => ({
  id,
  at,
  kind: 'message',
  credits: -1,
  balance: 0,
  profile: null,
  conversation: null,
  payment_id: null,
});
const entries = fc
  .array(fc.record({ id: fc.nat(50).map(String), at: fc.date({ min: new Date(0), noInvalidDate: true }) }))
  .map((rows) => rows.map(({ id, at }) => entry(id, at.toISOString())));

describe('the months of the ledger', () => {
  it('hold every movement once, in the order it came [BX-05]', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        expect(byMonth(rows).flatMap((month) => month.entries)).toEqual(rows);
      }),
    );
  });

  it('begin anew where the month does, also a year later', () => {
    const rows = [
      entry('a', '2026-11-15T12:00:00.000Z'),
      entry('b', '2026-11-02T12:00:00.000Z'),
      entry('c', '2026-10-15T12:00:00.000Z'),
      entry('d', '2025-10-15T12:00:00.000Z'),
    ];
    expect(byMonth(rows).map((month) => month.entries.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['c'],
      ['d'],
    ]);
  });
});

it('pages that overlap show a movement once', () => {
  fc.assert(
    fc.property(entries, (rows) => {
      const ids = withoutTwins(rows).map(({ id }) => id);
      expect(ids).toEqual([...new Set(rows.map(({ id }) => id))]);
    }),
  );
});
