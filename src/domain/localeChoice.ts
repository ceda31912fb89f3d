/** Which language a visitor gets (spec 4). */
import { DEFAULT_LOCALE, isLocale } from '@/config/locales';
import type { Locale } from './model';

/**
 * The language at the start: the cookie's, then the browser's first supported one, then English.
 * @param sources `cookie` as stored, null without one; `browser` the browser's language tags in order
 */
export function chooseLocale(sources: { cookie: string | null; browser: readonly string[] }): Locale {
  const { cookie, browser } = sources;
  if (isLocale(cookie)) return cookie;
  return browser.map(primaryLanguage).find(isLocale) ?? DEFAULT_LOCALE;
}

/**
 * The language that the domain asks for, when the visitor has not chosen one.
 * @param domain_language the server's setting; its first two letters count
 * @param cookie the language cookie, null without one
 * @returns null when the language stays as it is
 */
export function domainLocale(domain_language: string | null, cookie: string | null): Locale | null {
  if (isLocale(cookie)) return null;
  const language = domain_language?.slice(0, 2).toLowerCase();
  return isLocale(language) ? language : null;
}

function primaryLanguage(tag: string): string {
  return tag.toLowerCase().replace(/[-_].*$/su, '');
}
