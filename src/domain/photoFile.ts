/** Which files may become photos of a member (requirement VA-07), judged by their bytes before anything is decoded. */
import { PHOTO_LEAST_SIDE_PX, PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '@/config/limits';
import type { ImageSize } from '@/lib/images/imageBytes';
import { imageParts } from '@/lib/images/imageParts';
import { imageType } from '@/lib/images/imageType';
import type { ImageType } from '@/lib/images/imageType';

/**
 * Why a file is refused: `type` no photo at all, `drawing` SVG, `animation` GIF, `heic` not readable in this browser,
 * `bytes` too heavy, `pixels` too large a picture, `small` too small a one, `broken` cannot be read.
 */
export type PhotoProblem =
  | 'empty'
  | 'type'
  | 'drawing'
  | 'animation'
  | 'heic'
  | 'bytes'
  | 'pixels'
  | 'small'
  | 'broken';

export type PhotoCheck =
  | { problem: PhotoProblem }
  | { problem: null; type: ImageType; size: ImageSize | null };

/** @returns what is wrong with a picture of this size, in pixels; null when nothing is */
export function sizeProblem(
  { width, height }: ImageSize,
  leastSide = PHOTO_LEAST_SIDE_PX,
): 'pixels' | 'small' | null {
  if (width * height > PHOTO_MAX_PIXELS) return 'pixels';
  return Math.min(width, height) < leastSide ? 'small' : null;
}

/** @returns what is wrong with a file of this weight, in bytes; known before it is read */
export function weightProblem(bytes: number): 'empty' | 'bytes' | null {
  if (bytes === 0) return 'empty';
  return bytes > PHOTO_MAX_BYTES ? 'bytes' : null;
}

const REFUSED_TYPES = {
  empty: 'empty',
  other: 'type',
  avif: 'type',
  svg: 'drawing',
  gif: 'animation',
} as const satisfies Partial<Record<ImageType, PhotoProblem>>;

const isRefused = (type: ImageType): type is keyof typeof REFUSED_TYPES => type in REFUSED_TYPES;

/**
 * @param bytes the whole file
 * @param leastSide pixels that each side needs
 */
export function checkPhoto(bytes: Uint8Array, leastSide = PHOTO_LEAST_SIDE_PX): PhotoCheck {
  const weight = weightProblem(bytes.length);
  if (weight !== null) return { problem: weight };
  const type = imageType(bytes);
  if (isRefused(type)) return { problem: REFUSED_TYPES[type] };
  const parts = imageParts(bytes, type);
  if (!parts?.whole) return { problem: sizeOrBroken(parts?.size ?? null, leastSide) };
  const { size } = parts;
  const problem = size && sizeProblem(size, leastSide);
  return problem ? { problem } : { problem: null, type, size };
}

/** A picture that would be refused whole is refused for the same reason when it is cut off. */
function sizeOrBroken(size: ImageSize | null, leastSide: number): PhotoProblem {
  return (size && sizeProblem(size, leastSide)) ?? 'broken';
}

/** @returns why a file of this type could not be decoded */
export function decodingProblem(type: ImageType): 'heic' | 'broken' {
  return type === 'heic' ? 'heic' : 'broken';
}
