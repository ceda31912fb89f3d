import { describe, expect, it } from 'vitest';
import { INTEREST_GROUPS, INTERESTS, isInterest } from './interests';

describe('interests', () => {
  it('has all 51, each once, from relationship to coffee [EN-02]', () => {
    expect(INTERESTS).toHaveLength(51);
    expect(new Set(INTERESTS).size).toBe(51);
    expect([INTERESTS[0], INTERESTS[24], INTERESTS[50]]).toEqual(['relationship', 'tattoos', 'coffee']);
  });

  it('puts every interest into exactly one group [EN-02]', () => {
    expect(Object.values(INTEREST_GROUPS).flat().toSorted()).toEqual(INTERESTS.toSorted());
  });

  it('knows its own names only [EN-02]', () => {
    expect(INTERESTS.every((name) => isInterest(name))).toBe(true);
    expect(isInterest('chess')).toBe(false);
  });
});
