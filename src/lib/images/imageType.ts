/** What a file is by its own bytes; its name and the type the browser guessed may both lie. */
import { hasTextAt, numberAt, textAt } from './imageBytes';

export type ImageType = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'gif' | 'svg' | 'other' | 'empty';

const PNG_START = '\x89PNG\r\n\x1a\n';
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** A drawing may have a long comment before its first tag. */
const TEXT_BYTES = 2_048;

/** The brands of an ISO media file, the main one first; none for any other file. */
function brandsOf(bytes: Uint8Array): string[] {
  if (!hasTextAt(bytes, 4, 'ftyp')) return [];
  const end = Math.min(numberAt(bytes, 0, 4) ?? 0, bytes.length, 256);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  return brands;
}

/** @param bytes the file, or at least its first 2 kB */
export function imageType(bytes: Uint8Array): ImageType {
  if (bytes.length === 0) return 'empty';
  if (numberAt(bytes, 0, 3) === 0xffd8ff) return 'jpeg';
  if (hasTextAt(bytes, 0, PNG_START)) return 'png';
  if (hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP')) return 'webp';
  if (hasTextAt(bytes, 0, 'GIF8')) return 'gif';
  const brands = brandsOf(bytes);
  // AVIF names the general brand mif1 among its own.
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'heic';
  return /<svg[\s>]/i.test(textAt(bytes, 0, TEXT_BYTES)) ? 'svg' : 'other';
}
