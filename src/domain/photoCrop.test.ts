// @vitest-environment node
/** The part of a picture that becomes the photo. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHOTO_MOST_WIDTH_PX } from '@/config/limits';
import { coveringZoom, defaultCrop, insideCrop, PHOTO_ASPECT, sentSize, turnedSize } from './photoCrop';
import type { PhotoCrop } from './photoCrop';

const side = fc.integer({ min: 200, max: 9_000 });
const size = fc.record({ width: side, height: side });
const degrees = fc.integer({ min: -360, max: 360 });

/** The four corners of a part, measured from the middle of the picture, along the picture's own edges. */
function corners({ x, y, width, height, rotation }: PhotoCrop, picture: { width: number; height: number }) {
  const box = turnedSize(picture, rotation);
  const angle = (-rotation * Math.PI) / 180;
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([cornerX = 0, cornerY = 0]) => {
    const [dx, dy] = [cornerX - box.width / 2, cornerY - box.height / 2];
    return [
      dx * Math.cos(angle) - dy * Math.sin(angle),
      dx * Math.sin(angle) + dy * Math.cos(angle),
    ] as const;
  });
}

describe('the part that is shown when nobody chooses', () => {
  it('is as large as can be, 3:4 and inside the picture [BX-17]', () => {
    fc.assert(
      fc.property(size, (picture) => {
        const crop = defaultCrop(picture);
        expect(crop.width / crop.height).toBeCloseTo(PHOTO_ASPECT, 6);
        expect(crop.width === picture.width || crop.height === picture.height).toBe(true);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(crop.y + crop.height).toBeLessThanOrEqual(picture.height + 1e-6);
      }),
    );
  });

  it('leaves room above a head rather than below it', () => {
    const { height, y } = defaultCrop({ width: 300, height: 800 });
    expect(y).toBeLessThan((800 - height) / 2);
  });
});

describe('a chosen part', () => {
  it('never shows an empty corner, however it is turned and moved [BX-17]', () => {
    fc.assert(
      fc.property(
        size,
        degrees,
        fc.integer({ min: 100, max: 6_000 }),
        fc.integer({ min: -4_000, max: 9_000 }),
        fc.integer({ min: -4_000, max: 9_000 }),
        (picture, rotation, width, x, y) => {
          const inside = insideCrop({ width, height: width / PHOTO_ASPECT, x, y, rotation }, picture);
          expect(inside.width / inside.height).toBeCloseTo(PHOTO_ASPECT, 6);
          for (const [across, down] of corners(inside, picture)) {
            expect(Math.abs(across)).toBeLessThanOrEqual(picture.width / 2 + 1e-6);
            expect(Math.abs(down)).toBeLessThanOrEqual(picture.height / 2 + 1e-6);
          }
        },
      ),
    );
  });

  it('stays as it is when it lies inside', () => {
    const crop = { width: 300, height: 400, x: 50, y: 70, rotation: 0 };
    expect(insideCrop(crop, { width: 800, height: 900 })).toEqual(crop);
  });
});

describe('the zoom of a turned picture', () => {
  it('is enough to cover the part in its middle, and 1 when nothing is turned', () => {
    expect(coveringZoom({ width: 300, height: 400 }, { width: 300, height: 400 }, 0)).toBe(1);
    fc.assert(
      fc.property(size, degrees, (picture, rotation) => {
        const part = { width: 300, height: 400 };
        const zoom = coveringZoom(picture, part, rotation);
        const need = turnedSize(part, rotation);
        expect(picture.width * zoom).toBeGreaterThanOrEqual(need.width - 1e-6);
        expect(picture.height * zoom).toBeGreaterThanOrEqual(need.height - 1e-6);
      }),
    );
  });
});

describe('the photo that is sent', () => {
  it('has whole pixels, 3:4, and is neither enlarged nor larger than the limit', () => {
    fc.assert(
      fc.property(fc.double({ min: 150, max: 9_000, noNaN: true }), (width) => {
        const sent = sentSize({ width, height: width / PHOTO_ASPECT });
        expect([sent.width % 1, sent.height % 1, sent.width * 4 - sent.height * 3]).toEqual([0, 0, 0]);
        expect(sent.width).toBeLessThanOrEqual(Math.min(PHOTO_MOST_WIDTH_PX, width + 2));
      }),
    );
  });
});
