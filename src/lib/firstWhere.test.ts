import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstWhere } from './firstWhere';

it('is where a search from the beginning would have ended, after a few looks [BX-13]', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(2_000), (count, from) => {
      const items = Array.from({ length: count }, (_, index) => ({ index }));
      let looks = 0;
      const found = firstWhere(items, ({ index }) => {
        looks += 1;
        return index >= from;
      });
      expect(found).toBe(Math.min(from, count));
      expect(looks).toBeLessThanOrEqual(11);
    }),
  );
});
