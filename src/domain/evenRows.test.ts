/** Rows of one height near the window. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenRows } from './evenRows';

it('draws every row that can be seen, and never many more [EN-06]', () => {
  const drawn = fc.record({
    count: fc.integer({ min: 1, max: 10_000 }),
    height: fc.integer({ min: 40, max: 160 }),
    above: fc.integer({ min: -500, max: 1_600_000 }),
    view: fc.integer({ min: 0, max: 2_000 }),
    beyond: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(drawn, (list) => {
      const { count, height, above, view, beyond } = list;
      const { first, end } = evenRows(list);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(count);
      expect(end - first).toBeLessThanOrEqual(Math.ceil(view / height) + 2 * beyond + 1);
      const seen = (row: number) => (row + 1) * height > above && row * height < above + view;
      const left = [first - 1, end].filter((row) => row >= 0 && row < count);
      expect(left.filter(seen)).toEqual([]);
    }),
  );
});
