/** When a drag is an answer. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stampStrength, swipeTilt, swipeVerdict } from './swipeGesture';

const px = fc.double({ min: -2000, max: 2000, noNaN: true });

describe('a card that is let go [SC-14]', () => {
  it.each([
    ['far to the right', { x: 120, velocity: 0.1, direction: 1 }, 'like'],
    ['far to the left', { x: -120, velocity: 0.1, direction: -1 }, 'pass'],
    ['flung to the right', { x: 40, velocity: 0.8, direction: 1 }, 'like'],
    ['flung to the left', { x: -40, velocity: 0.8, direction: -1 }, 'pass'],
    ['near and slow', { x: 90, velocity: 0.2, direction: 1 }, null],
    ['flung, but hardly moved', { x: 12, velocity: 2, direction: 1 }, null],
    ['far, but on its way back fast', { x: 130, velocity: 0.9, direction: -1 }, null],
    ['far and at rest', { x: 130, velocity: 0, direction: 0 }, 'like'],
  ])('%s', (_, release, verdict) => {
    expect(swipeVerdict(release)).toBe(verdict);
  });

  it('never answers to the other side', () => {
    fc.assert(
      fc.property(
        px,
        fc.double({ min: 0, max: 9, noNaN: true }),
        fc.constantFrom(-1, 0, 1),
        (x, velocity, direction) => {
          expect(swipeVerdict({ x, velocity, direction })).not.toBe(x > 0 ? 'pass' : 'like');
        },
      ),
    );
  });

  it('tilts in proportion, within bounds, and shows its stamp whole where letting go is an answer', () => {
    expect(swipeTilt(100)).toBe(5);
    expect(stampStrength(10)).toBe(0);
    expect(stampStrength(110)).toBe(1);
    fc.assert(
      fc.property(px, (x) => {
        expect(Math.abs(swipeTilt(x))).toBeLessThanOrEqual(18);
        expect(stampStrength(x)).toBe(stampStrength(-x));
      }),
    );
  });
});
