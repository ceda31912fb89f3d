/** A row under a finger. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPulledOpen, isPulledToPin, pulledX, PULL_OPEN_PX } from './rowPull';

const still = { velocity: 0, direction: 0 };

describe('pulling a row', () => {
  it('follows the finger, and beyond its end more slowly, never back', () => {
    expect([pulledX(0), pulledX(-100), pulledX(60)]).toEqual([0, -100, 60]);
    expect(pulledX(-400)).toBeGreaterThan(-400);
    fc.assert(fc.property(fc.integer({ min: -500, max: 499 }), (by) => pulledX(by) <= pulledX(by + 1)));
  });

  it('opens from a third of the way on, and stays where it is after a short pull', () => {
    expect(isPulledOpen({ x: -PULL_OPEN_PX, ...still })).toBe(true);
    expect(isPulledOpen({ x: -40, ...still })).toBe(false);
    expect(isPulledOpen({ x: 80, ...still })).toBe(false);
  });

  it('takes a flick at its word, whichever way it goes', () => {
    expect(isPulledOpen({ x: -30, velocity: 1, direction: -1 })).toBe(true);
    expect(isPulledOpen({ x: -160, velocity: 1, direction: 1 })).toBe(false);
  });

  it('pins only after a clear pull to the right', () => {
    expect([isPulledToPin(40), isPulledToPin(80), isPulledToPin(-80)]).toEqual([false, true, false]);
  });
});
