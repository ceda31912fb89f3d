/** The chunks of a PNG file, read without decoding the picture (PNG, section 5). */
import { numberAt, textAt } from './imageBytes';
import type { FilePart, ImageParts } from './imageBytes';

/** Length and name before a chunk's data, a checksum behind it. */
const HEAD = 8;
const CHECKSUM = 4;

/** @param bytes a file that begins like a PNG */
export function pngParts(bytes: Uint8Array): ImageParts {
  const parts: FilePart[] = [];
  const width = numberAt(bytes, 16, 4);
  const height = numberAt(bytes, 20, 4);
  const size = textAt(bytes, 12, 4) === 'IHDR' && width && height ? { width, height } : null;
  let at = 8;
  for (;;) {
    const length = numberAt(bytes, at, 4);
    if (length === null) break;
    const end = at + HEAD + length + CHECKSUM;
    if (end > bytes.length) break;
    const name = textAt(bytes, at + 4, 4);
    parts.push({ name, start: at, end });
    if (name === 'IEND') return { parts, size, whole: size !== null, end };
    at = end;
  }
  return { parts, size, whole: false, end: bytes.length };
}
