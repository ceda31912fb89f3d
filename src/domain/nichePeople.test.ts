import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NICHE_NAMES } from './niche';
import { nicheGenders, nicheLeastAge, takenInTurn } from './nichePeople';

describe('whom a niche speaks of [RT-16]', () => {
  it('is both where it says nothing else, and men where it is for men who like men', () => {
    expect(nicheGenders('plain')).toEqual(['female', 'male']);
    expect(nicheGenders('gay')).toEqual(['male']);
    for (const niche of NICHE_NAMES) expect(nicheGenders(niche).length).toBeGreaterThan(0);
  });

  it('is of the age that its line names, and never below what the settings allow', () => {
    expect(nicheLeastAge('gilf', 18)).toBe(60);
    expect(nicheLeastAge('milf', 18)).toBe(40);
    expect(nicheLeastAge('milf', 45)).toBe(45);
    expect(nicheLeastAge('plain', 21)).toBe(21);
  });
});

describe('several lists taken in turn', () => {
  it('begin with the first of each', () => {
    expect(takenInTurn([['a', 'b', 'c'], ['1'], ['x', 'y']])).toEqual(['a', '1', 'x', 'b', 'y', 'c']);
    expect(takenInTurn([])).toEqual([]);
  });

  it('lose and double nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer())), (lists) => {
        const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
        expect(inOrder(takenInTurn(lists))).toEqual(inOrder(lists.flat()));
      }),
    );
  });
});
