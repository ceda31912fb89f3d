/** Which part of a picture is shown, at 3:4 and turned as its owner likes. */
import { PHOTO_MOST_WIDTH_PX } from '@/config/limits';
import { clampNumber } from '@/lib/clampNumber';

interface Size {
  width: number;
  height: number;
}

/** A part of a turned picture, in the picture's own pixels. */
export interface PhotoCrop extends Size {
  /** From the left and top edge of the box that holds the turned picture. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  rotation: number;
}

/** Width to height. */
export const PHOTO_ASPECT = 3 / 4;
/** Faces are above the middle: of what is cut off a tall picture, this share goes at the top. */
const CUT_ABOVE = 0.3;

/** @returns the box around a picture that is turned by `rotation` degrees */
export function turnedSize({ width, height }: Size, rotation: number): Size {
  const angle = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** @returns the largest 3:4 part of the picture, in its middle or a little above */
export function defaultCrop({ width, height }: Size): PhotoCrop {
  const wide = width / height > PHOTO_ASPECT;
  const crop = wide ? { width: height * PHOTO_ASPECT, height } : { width, height: width / PHOTO_ASPECT };
  return { ...crop, x: (width - crop.width) / 2, y: (height - crop.height) * CUT_ABOVE, rotation: 0 };
}

/**
 * Brings a part inside the turned picture, so that no empty corner shows: moved as little and kept as large as can be.
 * @param size of the picture before it is turned
 */
export function insideCrop(crop: PhotoCrop, size: Size): PhotoCrop {
  const angle = (crop.rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const box = turnedSize(size, crop.rotation);
  // Everything from here on is measured from the picture's middle and along its own edges.
  const across = (crop.width * Math.abs(cos) + crop.height * Math.abs(sin)) / 2;
  const down = (crop.width * Math.abs(sin) + crop.height * Math.abs(cos)) / 2;
  const scale = Math.min(1, size.width / 2 / across, size.height / 2 / down);
  const fromMiddle = {
    x: crop.x + crop.width / 2 - box.width / 2,
    y: crop.y + crop.height / 2 - box.height / 2,
  };
  const [roomX, roomY] = [size.width / 2 - across * scale, size.height / 2 - down * scale];
  const x = clampNumber(fromMiddle.x * cos + fromMiddle.y * sin, -roomX, roomX);
  const y = clampNumber(fromMiddle.y * cos - fromMiddle.x * sin, -roomY, roomY);
  const [width, height] = [crop.width * scale, crop.height * scale];
  return {
    width,
    height,
    x: box.width / 2 + x * cos - y * sin - width / 2,
    y: box.height / 2 + x * sin + y * cos - height / 2,
    rotation: crop.rotation,
  };
}

/**
 * How much a picture must be enlarged so that a part of its middle has no empty corner.
 * @param part size of the part, in the pixels of the picture
 * @param rotation degrees
 * @returns a factor, 1 when nothing must be enlarged
 */
export function coveringZoom(size: Size, part: Size, rotation: number): number {
  const need = turnedSize(part, rotation);
  return Math.max(1, need.width / size.width, need.height / size.height);
}

/** @returns the size of the sent photo in whole pixels, 3:4: never larger than the part itself or the limit */
export function sentSize(crop: Size): Size {
  const width = Math.max(3, Math.round(Math.min(PHOTO_MOST_WIDTH_PX, crop.width) / 3) * 3);
  return { width, height: (width * 4) / 3 };
}
