/** When a drag is an answer. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stampStrength, swipeTilt, swipeVerdict } from './swipeGesture';

const px = fc.double({ min: -2000, max: 2000, noNaN: true });
/** A way to one side, px, and a speed, px/ms. */
const way = (min: number, max: number) => fc.double({ min, max, noNaN: true, maxExcluded: true });
const anyWay = way(0, 2000);
const anySpeed = way(0, 9);
const side = fc.constantFrom(-1 as const, 1 as const);
const verdictOf = (to: -1 | 1) => (to === 1 ? 'like' : 'pass');

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

  it('answers when it was dragged 110 px, unless it is on its way back at half a pixel per ms or faster', () => {
    fc.assert(
      fc.property(way(110, 2000), anySpeed, side, fc.constantFrom(-1, 0, 1), (far, velocity, to, moving) => {
        const isBack = moving === -to && velocity >= 0.5;
        const verdict = swipeVerdict({ x: far * to, velocity, direction: moving });
        expect(verdict).toBe(isBack ? null : verdictOf(to));
      }),
    );
  });

  it('answers before that only when it was flung from 30 px on, to its own side, at half a pixel per ms or faster', () => {
    fc.assert(
      fc.property(way(0, 110), anySpeed, side, fc.constantFrom(-1, 0, 1), (near, velocity, to, moving) => {
        const isFlung = near >= 30 && velocity >= 0.5 && moving === to;
        const verdict = swipeVerdict({ x: near * to, velocity, direction: moving });
        expect(verdict).toBe(isFlung ? verdictOf(to) : null);
      }),
    );
  });

  it('answers no less the further and the faster it goes to its side', () => {
    fc.assert(
      fc.property(anyWay, anyWay, anySpeed, anySpeed, side, (one, other, slow, fast, to) => {
        const less = { x: Math.min(one, other) * to, velocity: Math.min(slow, fast), direction: to };
        const more = { x: Math.max(one, other) * to, velocity: Math.max(slow, fast), direction: to };
        const isAnswered = [less, more].map((release) => swipeVerdict(release) !== null);
        expect(isAnswered).not.toEqual([true, false]);
      }),
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
