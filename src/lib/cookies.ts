/** Cookies of a document; the document is a parameter so that tests and workers bring their own. */

/** The part of `document` that cookies need. */
export interface CookieJar {
  cookie: string;
}

const SECONDS_PER_DAY = 86_400;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A page in a sandbox has no jar: the browser throws at the mere look. */
function textOf(jar: CookieJar): string {
  try {
    return jar.cookie;
  } catch {
    return '';
  }
}

/**
 * Reads a cookie.
 * @param jar usually `document`
 * @param name the cookie's name
 * @returns the decoded value; null when there is none
 */
export function readCookie(jar: CookieJar, name: string): string | null {
  const start = `${name}=`;
  const pair = textOf(jar)
    .split('; ')
    .find((part) => part.startsWith(start));
  return pair === undefined ? null : decode(pair.slice(start.length));
}

/**
 * Writes a cookie for the whole site, sent on same-site requests and on links from elsewhere (`SameSite=Lax`).
 * @param jar usually `document`
 * @param name the cookie's name
 * @param value any text
 * @param options `days` until it ends (0 removes it); `secure` on an https page
 */
export function writeCookie(
  jar: CookieJar,
  name: string,
  value: string,
  options: { days: number; secure: boolean },
): void {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${options.days * SECONDS_PER_DAY}`,
    'SameSite=Lax',
  ];
  if (options.secure) parts.push('Secure');
  try {
    jar.cookie = parts.join('; ');
  } catch {
    // Where there is none nothing is kept, as in a browser that forbids cookies.
  }
}
