import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTACHMENT_MOST_SIDE_PX } from '@/config/limits';
import { fittedSize } from './pictureSize';

describe('the size of a sent picture', () => {
  it('stays as it is when it is small enough', () => {
    expect(fittedSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  });

  it('shrinks to the longest side that is allowed', () => {
    expect(fittedSize({ width: 4096, height: 3072 })).toEqual({ width: 2048, height: 1536 });
    expect(fittedSize({ width: 3000, height: 6000 })).toEqual({ width: 1024, height: 2048 });
  });

  it('keeps its proportions to the pixel, and never grows', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fittedSize({ width, height });
        const scale = Math.min(1, ATTACHMENT_MOST_SIDE_PX / Math.max(width, height));
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(ATTACHMENT_MOST_SIDE_PX);
        expect(Math.abs(fitted.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(fitted.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
