/** What a file is, told by its first bytes: its name and its declared type prove nothing. */

export interface ImageFile {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  extension: 'jpg' | 'png' | 'webp';
  /** Pixels as the header names them; null when it names none. */
  size: { width: number; height: number } | null;
}

type Size = ImageFile['size'];

const JPEG_FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

const text = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));
const startsWith = (bytes: Uint8Array, ...expected: number[]): boolean =>
  expected.every((byte, index) => bytes[index] === byte);

/** Walks from segment to segment until one describes the frame. */
function jpegSize(view: DataView): Size {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (JPEG_FRAMES.has(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const pngSize = (view: DataView): Size =>
  view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };

/** The three kinds of WebP keep their size in three places. */
function webpSize(view: DataView, kind: string): Size {
  if (view.byteLength < 30) return null;
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}

/**
 * Tells a picture by its content.
 * @returns null for everything but JPEG, PNG and WebP
 */
export function readImage(bytes: Uint8Array): ImageFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, 0xff, 0xd8, 0xff))
    return { type: 'image/jpeg', extension: 'jpg', size: jpegSize(view) };
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return { type: 'image/png', extension: 'png', size: pngSize(view) };
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP')
    return { type: 'image/webp', extension: 'webp', size: webpSize(view, text(bytes, 12, 16)) };
  return null;
}
