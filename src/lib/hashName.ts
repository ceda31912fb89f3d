/**
 * What an address names behind its `#`.
 * @param hash percent-encoded, with its `#`, or empty
 * @returns '' where it names nothing, or cannot be read
 */
export function hashName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
