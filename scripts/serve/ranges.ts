// One part of a file, as players of films ask for it: some play nothing from a server that only knows whole files.

/** First and last byte, both counted. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header.
 * @param length of the file in bytes
 * @returns the part; null where the whole file is the answer (no header, several parts, another unit or nonsense);
 * 'outside' where the file has no such part
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'outside' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = found ?? [];
  if (!found || (from === '' && to === '')) return null;
  // "-500": the last 500 bytes.
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start > end ? 'outside' : { start, end };
}
