/** The files of chosen pictures: too large, and not fit, for the store. */
import { uuid } from '@/lib/uuid';

interface PictureFile {
  file: File;
  /** Names its upload to the server until that has answered: the same key would hear the same refusal again. */
  upload: string;
  /** What is sent, without metadata. */
  picture: Blob | null;
  preview: string | null;
  abort: AbortController | null;
}

const files = new Map<string, PictureFile>();

/** @param key of the chosen picture */
export function keepFile(key: string, file: File): void {
  files.set(key, { file, upload: key, picture: null, preview: null, abort: null });
}

export const fileOf = (key: string): File | null => files.get(key)?.file ?? null;
export const pictureOf = (key: string): Blob | null => files.get(key)?.picture ?? null;

/** @returns the picture's address inside this page, null when it is not wanted any more */
export function keepPicture(key: string, picture: Blob): string | null {
  const entry = files.get(key);
  if (!entry) return null;
  entry.picture = picture;
  entry.preview = URL.createObjectURL(picture);
  return entry.preview;
}

/** @returns the signal of a new attempt at sending, and the key under which it is made */
export function startAttempt(key: string): { signal: AbortSignal; upload: string } {
  const abort = new AbortController();
  const entry = files.get(key);
  if (entry) entry.abort = abort;
  return { signal: abort.signal, upload: entry?.upload ?? key };
}

/** The server has refused the upload: another attempt is a new one. */
export function uploadRefused(key: string): void {
  const entry = files.get(key);
  if (entry) entry.upload = uuid();
}

/** Lets go of every file but those named: what was on its way ends, and the memory is free. */
export function releaseFilesExcept(keys: readonly string[]): void {
  for (const [key, { preview, abort }] of files) {
    if (keys.includes(key)) continue;
    abort?.abort();
    if (preview !== null) URL.revokeObjectURL(preview);
    files.delete(key);
  }
}
