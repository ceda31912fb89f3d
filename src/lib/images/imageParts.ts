/** The parts of a picture file, whichever of the types it has. */
import { hasTextAt, numberAt } from './imageBytes';
import type { ImageParts, ImageSize } from './imageBytes';
import type { ImageType } from './imageType';
import { jpegParts } from './jpegParts';
import { pngParts } from './pngParts';
import { webpParts } from './webpParts';

/** Sizes stand near the beginning, among the properties of the file. */
const PROPERTIES_BYTES = 65_536;

/** An ISO media file holds tiles and thumbnails, too; the largest size is the picture's. */
function isoSize(bytes: Uint8Array): ImageSize | null {
  let largest: ImageSize | null = null;
  const last = Math.min(bytes.length, PROPERTIES_BYTES) - 16;
  for (let at = 0; at <= last; at += 1) {
    if (bytes[at] !== 0x69 || !hasTextAt(bytes, at, 'ispe')) continue;
    const width = numberAt(bytes, at + 8, 4) ?? 0;
    const height = numberAt(bytes, at + 12, 4) ?? 0;
    if (width * height > (largest ? largest.width * largest.height : 0)) largest = { width, height };
  }
  return largest;
}

/** @returns null for a type that holds no photo */
export function imageParts(bytes: Uint8Array, type: ImageType): ImageParts | null {
  switch (type) {
    case 'jpeg':
      return jpegParts(bytes);
    case 'png':
      return pngParts(bytes);
    case 'webp':
      return webpParts(bytes);
    case 'heic':
      return { parts: [], size: isoSize(bytes), whole: true, end: bytes.length };
    default:
      return null;
  }
}
