import { describe, expect, it } from 'vitest';
import { NICHE_NAMES } from '@/domain/niche';
import { landerCast, landerFace } from './landerCast';

describe('the drawn people of a lander', () => {
  it.each(NICHE_NAMES)('are twelve different ones for %s [RT-16]', (niche) => {
    expect(new Set(landerCast(niche)).size).toBe(12);
  });

  it('have another large one for each niche [RT-16]', () => {
    expect(new Set(NICHE_NAMES.map(landerFace)).size).toBe(NICHE_NAMES.length);
  });
});
