/** The rows that are drawn of a long list. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightOfRows, rowAt, rowsAround } from './rowWindow';

const list = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 300 });
const view = fc.integer({ min: 100, max: 1_200 });
const beyond = fc.integer({ min: 0, max: 600 });

describe('rows around a place', () => {
  it('cover the view and what lies beyond it, and hardly more, whatever their heights [BX-13]', () => {
    fc.assert(
      fc.property(list, view, beyond, fc.nat(), fc.nat(), (heights, view, beyond, seed, into) => {
        const count = heights.length;
        const heightOf = (index: number) => heights[index] ?? 0;
        const index = seed % count;
        const offset = -(into % heightOf(index));
        const { first, end } = rowsAround({ heightOf, count, index, offset, view, beyond });
        const top = offset - heightOfRows(heightOf, { first, end: index });
        const bottom = offset + heightOfRows(heightOf, { first: index, end });
        expect(first === 0 || top <= -beyond).toBe(true);
        expect(end === count || bottom >= view + beyond).toBe(true);
        expect(top).toBeGreaterThan(-beyond - 400);
        expect(bottom).toBeLessThan(view + beyond + 400);
      }),
    );
  });

  it('reach from the end of the list up', () => {
    const at = { heightOf: () => 50, count: 1_000, index: 1_000, offset: 700, view: 700, beyond: 300 };
    expect(rowsAround(at)).toEqual({ first: 980, end: 1_000 });
  });

  it('are found again by their distance from the top', () => {
    fc.assert(
      fc.property(list, fc.nat(), (heights, seed) => {
        const heightOf = (index: number) => heights[index] ?? 0;
        const total = heightOfRows(heightOf, { first: 0, end: heights.length });
        const y = seed % total;
        const { index, offset } = rowAt(heightOf, heights.length, y);
        expect(heightOfRows(heightOf, { first: 0, end: index }) - y).toBe(offset);
        expect(offset).toBeLessThanOrEqual(0);
        expect(offset + heightOf(index)).toBeGreaterThan(0);
      }),
    );
  });
});
