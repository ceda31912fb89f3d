/** Base64 in the alphabet of addresses, as keys of web push are written. */

/**
 * @param text base64url, with or without padding
 * @returns its bytes; null when it is none
 */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+={0,2}$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
