import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepOf } from './stepOf';

const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
const place = fc
  .integer({ min: 1, max: 30 })
  .chain((count) => fc.record({ count: fc.constant(count), at: fc.integer({ min: 0, max: count - 1 }) }));

describe('stepOf', () => {
  it('never leads out of the row, and by one step or to an end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), place, (key, { at, count }) => {
        const next = stepOf(key, at, count) ?? at;
        expect(next >= 0 && next < count).toBe(true);
        expect(key.startsWith('Arrow') ? [at - 1, at, at + 1] : [0, count - 1]).toContain(next);
      }),
    );
  });

  it('leaves other keys alone', () => {
    for (const key of ['Tab', 'Enter', 'ArrowUp', 'ArrowDown', 'toString'])
      expect(stepOf(key, 1, 3)).toBeNull();
  });
});
