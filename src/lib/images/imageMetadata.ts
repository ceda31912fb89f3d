/** What a picture file says beyond the picture: place, camera, author, software, comments. */
import type { FilePart } from './imageBytes';
import { imageParts } from './imageParts';
import { imageType } from './imageType';
import { jpegParts } from './jpegParts';

/** Parts that the picture itself needs, colour profiles among them. */
const PNG_PICTURE = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST sPLT cICP acTL fcTL fdAT'.split(' '),
);
const WEBP_PICTURE = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const JPEG_PICTURE = new Set(['APP0 JFIF', 'APP2 ICC_PROFILE', 'APP14 Adobe']);

const saysMoreInJpeg = ({ name }: FilePart): boolean =>
  name === 'COM' || (name.startsWith('APP') && !JPEG_PICTURE.has(name));

/**
 * Finds metadata in the bytes of a JPEG, PNG or WebP file.
 * @returns the names of the parts that hold it, `trailer` for bytes behind the picture's end, `unknown` for a file
 * whose parts cannot be told; empty when nothing is left but the picture
 */
export function metadataSegments(bytes: Uint8Array): string[] {
  const type = imageType(bytes);
  const found = type === 'heic' ? null : imageParts(bytes, type);
  if (found === null || !found.whole) return ['unknown'];
  const says = found.parts.filter((part) => {
    if (type === 'jpeg') return saysMoreInJpeg(part);
    return !(type === 'png' ? PNG_PICTURE : WEBP_PICTURE).has(part.name);
  });
  return [...says.map(({ name }) => name), ...(found.end < bytes.length ? ['trailer'] : [])];
}

/**
 * Takes everything out of a JPEG that is not the picture.
 * @returns a copy; the pixels, and so the coded data, stay as they are
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { parts, end } = jpegParts(bytes);
  const kept: Uint8Array[] = [];
  let from = 0;
  for (const part of parts.filter(saysMoreInJpeg)) {
    kept.push(bytes.subarray(from, part.start));
    from = part.end;
  }
  kept.push(bytes.subarray(from, end));
  const copy = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of kept) {
    copy.set(piece, at);
    at += piece.length;
  }
  return copy;
}
