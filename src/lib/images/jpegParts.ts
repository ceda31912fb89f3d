/** The segments of a JPEG file, read without decoding the picture (ITU T.81, annex B). */
import { numberAt, textAt } from './imageBytes';
import type { FilePart, ImageParts, ImageSize } from './imageBytes';

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** C4, C8 and CC are tables between the frame headers. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Coded data goes on until a marker: an FF that is followed by neither 00, FF nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/** APP0 to APP15 by number and by the first word in them: `APP1 Exif`. */
function nameOf(bytes: Uint8Array, marker: number, at: number, end: number): string {
  if (marker === 0xfe) return 'COM';
  if (marker < 0xe0 || marker > 0xef) return `FF${marker.toString(16).toUpperCase()}`;
  const [word = ''] = textAt(bytes, at + 4, Math.min(40, end - at - 4)).split('\0');
  return `APP${marker - 0xe0} ${word}`.trim();
}

/** @param bytes a file that begins like a JPEG */
export function jpegParts(bytes: Uint8Array): ImageParts {
  const parts: FilePart[] = [];
  let size: ImageSize | null = null;
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) break;
    const marker = numberAt(bytes, at + 1, 1);
    if (marker === null) break;
    if (marker === END) return { parts, size, whole: size !== null, end: at + 2 };
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isRestart(marker) || marker === 0x01) {
      at += 2;
      continue;
    }
    const length = numberAt(bytes, at + 2, 2);
    if (length === null || length < 2 || at + 2 + length > bytes.length) break;
    const end = at + 2 + length;
    parts.push({ name: nameOf(bytes, marker, at, end), start: at, end });
    const height = numberAt(bytes, at + 5, 2);
    const width = numberAt(bytes, at + 7, 2);
    if (FRAMES.has(marker) && height && width) size ??= { width, height };
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
  }
  return { parts, size, whole: false, end: bytes.length };
}
