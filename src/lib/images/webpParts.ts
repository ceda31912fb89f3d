/** The chunks of a WebP file, read without decoding the picture (RFC 9649). */
import { littleNumberAt, textAt } from './imageBytes';
import type { FilePart, ImageParts, ImageSize } from './imageBytes';

const FIRST_CHUNK = 12;
const HEAD = 8;
const PICTURES = new Set(['VP8 ', 'VP8L', 'ANMF']);

/** Each kind of chunk writes its size another way. */
function sizeIn(bytes: Uint8Array, name: string, data: number): ImageSize | null {
  if (name === 'VP8X') {
    const width = littleNumberAt(bytes, data + 4, 3);
    const height = littleNumberAt(bytes, data + 7, 3);
    return width === null || height === null ? null : { width: width + 1, height: height + 1 };
  }
  if (name === 'VP8 ') {
    const width = littleNumberAt(bytes, data + 6, 2);
    const height = littleNumberAt(bytes, data + 8, 2);
    return width === null || height === null ? null : { width: width & 0x3fff, height: height & 0x3fff };
  }
  if (name !== 'VP8L') return null;
  // 14 bits each, one less than the size, behind one byte of signature.
  const packed = littleNumberAt(bytes, data + 1, 4);
  return packed === null ? null : { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** @param bytes a file that begins like a WebP */
export function webpParts(bytes: Uint8Array): ImageParts {
  const parts: FilePart[] = [];
  let size: ImageSize | null = null;
  const end = HEAD + (littleNumberAt(bytes, 4, 4) ?? 0);
  let at = FIRST_CHUNK;
  while (at + HEAD <= Math.min(end, bytes.length)) {
    const length = littleNumberAt(bytes, at + 4, 4) ?? 0;
    const name = textAt(bytes, at, 4);
    const data = at + HEAD;
    size ??= sizeIn(bytes, name, data);
    // Chunks begin at even places.
    const next = data + length + (length % 2);
    parts.push({ name, start: at, end: next });
    at = next;
  }
  const whole = end <= bytes.length && size !== null && parts.some(({ name }) => PICTURES.has(name));
  return { parts, size, whole, end: Math.min(end, bytes.length) };
}
