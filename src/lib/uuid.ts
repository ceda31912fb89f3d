/** Random ids, also on pages without https, where `crypto.randomUUID` is missing. */

/** The two sources of randomness a browser may have. */
export interface RandomSource {
  randomUUID?: () => string;
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

/**
 * Makes a version 4 UUID.
 * @param source usually the browser's `crypto`
 */
export function uuid(source: RandomSource = globalThis.crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    // Version 4 in the high half of byte 6, variant 10 in the top bits of byte 8 (RFC 9562).
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
