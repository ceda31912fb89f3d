/** Interests in common come first and nothing is lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERESTS } from '@/config/interests';
import { sharedFirst } from './sharedFirst';

describe('the interests of a profile', () => {
  const some = fc.uniqueArray(fc.constantFrom(...INTERESTS));

  it('are parted into those in common and the others, in the order given [SC-01]', () => {
    expect(sharedFirst(['wine', 'hiking', 'art'], ['art', 'wine'])).toEqual({
      shared: ['wine', 'art'],
      others: ['hiking'],
    });
  });

  it('leave out what this version has no word for', () => {
    expect(sharedFirst(['wine', 'skydiving', 'wine'], [])).toEqual({ shared: [], others: ['wine'] });
  });

  it('are each in exactly one part [EN-02]', () => {
    fc.assert(
      fc.property(some, some, (theirs, own) => {
        const { shared, others } = sharedFirst(theirs, own);
        expect([...shared, ...others].toSorted()).toEqual([...theirs].toSorted());
        expect(shared.every((name) => own.includes(name))).toBe(true);
        expect(others.some((name) => own.includes(name))).toBe(false);
      }),
    );
  });
});
