import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePins } from './placePins';
import { PLACES } from './places';

describe('pins on the drawn map', () => {
  it('have a place each, the same every time [RT-16]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 12 }), (ids) => {
        const placed = placePins(ids);
        expect(placed.size).toBe(Math.min(ids.length, PLACES.length));
        expect(new Set(placed.values()).size).toBe(placed.size);
        expect([...placePins(ids)]).toEqual([...placed]);
      }),
    );
  });
});
