/** Reading numbers and names out of a file's bytes without ever reading past the end. */

/** @returns the unsigned number of `length` bytes at `at`, big end first; null past the end */
export function numberAt(bytes: Uint8Array, at: number, length: 1 | 2 | 3 | 4): number | null {
  if (at < 0 || at + length > bytes.length) return null;
  let value = 0;
  for (let index = 0; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** @returns the unsigned number of `length` bytes at `at`, little end first; null past the end */
export function littleNumberAt(bytes: Uint8Array, at: number, length: 1 | 2 | 3 | 4): number | null {
  if (at < 0 || at + length > bytes.length) return null;
  let value = 0;
  for (let index = length - 1; index >= 0; index -= 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** @returns up to `length` bytes as characters of Latin-1, fewer at the end of the file */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** Says whether the bytes at `at` read as `text` (Latin-1). */
export function hasTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  return textAt(bytes, at, text.length) === text;
}

/** Width and height in pixels as the file's header names them, before any rotation. */
export interface ImageSize {
  width: number;
  height: number;
}

/** One named stretch of a file: from `start` up to, and without, `end`. */
export interface FilePart {
  name: string;
  start: number;
  end: number;
}

/** What a walk through a file finds. */
export interface ImageParts {
  parts: FilePart[];
  size: ImageSize | null;
  /** The file has its end; false for one that was cut off. */
  whole: boolean;
  /** Where the picture ends; what follows belongs to no picture. */
  end: number;
}
