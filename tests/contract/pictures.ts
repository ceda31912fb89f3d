/** The smallest files that tell what they are: a header each, nothing to look at. */

const text = (value: string): number[] => Array.from(value, (letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);
const little = (value: number, bytes: number): number[] => big(value, bytes).toReversed();

type Bytes = Uint8Array<ArrayBuffer>;

/** A JPEG with a comment before its frame, as cameras put their data there. */
export const jpeg = (width: number, height: number, comment = 'made by hand'): Bytes =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xfe,
    ...big(comment.length + 2, 2),
    ...text(comment),
    0xff,
    0xc0,
    ...big(17, 2),
    8,
    ...big(height, 2),
    ...big(width, 2),
    3,
    ...Array.from({ length: 9 }, () => 0),
    0xff,
    0xd9,
  ]);

export const png = (width: number, height: number): Bytes =>
  new Uint8Array([
    0x89,
    ...text('PNG\r\n'),
    0x1a,
    0x0a,
    ...big(13, 4),
    ...text('IHDR'),
    ...big(width, 4),
    ...big(height, 4),
    8,
    2,
    0,
    0,
    0,
  ]);

/** A WebP of one of its three kinds. */
export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Bytes {
  const bodies = {
    'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)],
    VP8L: [0x2f, ...little(((height - 1) << 14) | (width - 1), 4), 0, 0, 0, 0, 0],
    VP8X: [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
  };
  const body = bodies[kind];
  return new Uint8Array([
    ...text('RIFF'),
    ...little(body.length + 12, 4),
    ...text('WEBP'),
    ...text(kind),
    ...little(body.length, 4),
    ...body,
  ]);
}

export const svg = (): Bytes =>
  new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
