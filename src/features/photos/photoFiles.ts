/** The picked files and the pictures made of them: too large, and not fit, for the store. */

interface PhotoFile {
  file: File;
  /** The picture as it is sent, without metadata. */
  picture: Blob | null;
  preview: string | null;
  /** Address of the file itself, once somebody has asked for it. */
  original: string | null;
  /** Ends the upload that is under way. */
  abort: AbortController | null;
}

const files = new Map<string, PhotoFile>();

/** @param key of the upload */
export function keepFile(key: string, file: File): void {
  files.set(key, { file, picture: null, preview: null, original: null, abort: null });
}

export const fileOf = (key: string): File | null => files.get(key)?.file ?? null;
/** @returns an address of the file as it was picked, good as long as the file is kept */
export function originalOf(key: string): string | null {
  const entry = files.get(key);
  if (!entry) return null;
  entry.original ??= URL.createObjectURL(entry.file);
  return entry.original;
}

export const pictureOf = (key: string): Blob | null => files.get(key)?.picture ?? null;

/** @returns the picture's address inside this page, null when the file is not wanted any more */
export function keepPicture(key: string, picture: Blob): string | null {
  const entry = files.get(key);
  if (!entry) return null;
  if (entry.preview !== null) URL.revokeObjectURL(entry.preview);
  entry.picture = picture;
  entry.preview = URL.createObjectURL(picture);
  return entry.preview;
}

/** @returns the signal of a new attempt at sending */
export function startAttempt(key: string): AbortSignal {
  const abort = new AbortController();
  const entry = files.get(key);
  if (entry) entry.abort = abort;
  return abort.signal;
}

export function endAttempt(key: string): void {
  files.get(key)?.abort?.abort();
}

/** Lets go of every file but those named: what was on its way ends, and the memory is free. */
export function releaseFilesExcept(keys: readonly string[]): void {
  for (const [key, { preview, original, abort }] of files) {
    if (keys.includes(key)) continue;
    abort?.abort();
    for (const address of [preview, original]) if (address !== null) URL.revokeObjectURL(address);
    files.delete(key);
  }
}
