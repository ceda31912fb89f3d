/** The order of a list while somebody acts on it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptOrder } from './keptOrder';

const NOBODY: ReadonlySet<string> = new Set();

describe('a list that somebody acts on', () => {
  it('keeps the place of whoever left by that act, and of whoever came back', () => {
    expect(keptOrder(['a', 'b', 'c'], ['a', 'c'], new Set(['b']))).toEqual(['a', 'b', 'c']);
    expect(keptOrder(['a', 'b', 'c'], ['b', 'a', 'c'], new Set(['b']))).toEqual(['a', 'b', 'c']);
  });

  it('lets others go, and shows new ones first', () => {
    expect(keptOrder(['a', 'b', 'c'], ['d', 'a', 'c'], NOBODY)).toEqual(['d', 'a', 'c']);
  });

  it('shows everybody there is once, and nobody else but those who left', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(ids, ids, ids, (before, now, gone) => {
        const left = new Set<string>(gone);
        const there = new Set<string>(now);
        const order = keptOrder(before, now, left);
        expect(new Set(order).size).toBe(order.length);
        for (const id of now) expect(order).toContain(id);
        for (const id of order) expect(there.has(id) || left.has(id)).toBe(true);
      }),
    );
  });
});
