import { describe, expect, it } from 'vitest';
import { stepBack, stepOf } from './steps';
import { NOTHING_SAID } from './wishes';

describe('the taps of the lander of icons', () => {
  const all = { wish: 'talk', looking_for: 'female', gender: 'male' } as const;

  it('are three, one after the other [RT-16]', () => {
    expect(stepOf(NOTHING_SAID)).toBe(1);
    expect(stepOf({ ...NOTHING_SAID, wish: 'talk' })).toBe(2);
    expect(stepOf({ ...all, gender: null })).toBe(3);
    expect(stepOf(all)).toBe(4);
  });

  it('can be taken back one by one [RT-16]', () => {
    const steps = [all, stepBack(all), stepBack(stepBack(all)), stepBack(stepBack(stepBack(all)))];
    expect(steps.map(stepOf)).toEqual([4, 3, 2, 1]);
  });
});
