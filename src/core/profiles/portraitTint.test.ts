import { expect, it } from 'vitest';
import { portraitTint } from './portraitTint';

it('is a colour, the same for the same member and different among many', () => {
  const ids = Array.from({ length: 64 }, (_, index) => `member-${index}`);
  const tints = ids.map(portraitTint);
  expect(tints).toEqual(ids.map(portraitTint));
  tints.forEach((tint) => expect(tint).toMatch(/^#[0-9a-f]{6}$/u));
  expect(new Set(tints).size).toBeGreaterThan(4);
  expect(portraitTint('')).toBeDefined();
});
