/** Redirect targets that come from outside: only paths of this very site pass. */

// Control characters vanish when a browser parses an address, so "/\t/host" would become "//host".
// oxlint-disable-next-line no-control-regex -- refusing control characters is the point
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]|\/\//u;
/** More layers of percent-encoding than this are an attack, not an address. */
const DECODINGS = 3;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** True when neither the text nor any of its decoded forms can leave the site. */
function isPlain(path: string, decodings: number): boolean {
  if (UNSAFE.test(path)) return false;
  const next = decoded(path);
  if (next === null) return false;
  if (next === path) return true;
  return decodings > 0 && isPlain(next, decodings - 1);
}

/**
 * Lets a redirect target through only when it is an absolute path of this site (spec 6: callback after log-in).
 * Refuses other origins, schemes, `//`, backslashes, control characters, and the encoded forms of them.
 * @param input the target as it came from an address, a push message or storage
 * @param origin this site's origin, for example `https://example.test`
 * @returns path, query and fragment in normal form; null when refused
 */
export function safePath(input: string | null | undefined, origin: string): string | null {
  if (!input?.startsWith('/')) return null;
  const [path = ''] = input.split(/[?#]/u, 1);
  if (!isPlain(path, DECODINGS) || !URL.canParse(input, origin)) return null;
  const url = new URL(input, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
