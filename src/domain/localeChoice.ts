/** Which language a visitor gets (spec 4). */
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/config/locales';
import type { Locale } from './model';
import { readQuery } from './readQuery';

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

/** The slug of a lander or of a member's landing (spec 2). */
const SLUG = /^(\/(?:landers\/[^/]+|members\/[^/]+\/landing[23])\/)([^/]+)/u;
/** A language in a slug as a word of its own, as the niche's slugs write it; see domain/landingSlug. */
const WORD = new RegExp(`(^|[^a-z0-9])(eng|${LOCALES.slice(1).join('|')})(?![a-z0-9])`, 'u');

/**
 * The language that an address names: a lander's by its slug, every page's by `lang`. The page is shown in it, and
 * nothing is remembered.
 * @param pathname as the browser gives it, percent-encoded
 * @param search the query, with or without `?`
 * @returns null where it names none
 */
export function localeOfAddress(pathname: string, search: string): Locale | null {
  const word = WORD.exec(SLUG.exec(pathname)?.[2] ?? '')?.[2];
  const named = word === 'eng' ? 'en' : (word ?? readQuery(search).get('lang'));
  return isLocale(named) ? named : null;
}

/**
 * The same page in another language, as far as the address names one.
 * @param pathname as the browser gives it, percent-encoded
 * @param search the query, with or without `?`
 * @returns the address without hash; the one given where it names no language
 */
export function addressIn(locale: Locale, pathname: string, search: string): string {
  const path = pathname.replace(
    SLUG,
    (_, before: string, slug: string) => before + slug.replace(WORD, `$1${locale === 'en' ? 'eng' : locale}`),
  );
  const query = readQuery(search);
  if (!query.has('lang')) return path + search;
  query.set('lang', locale);
  return `${path}?${query}`;
}

/**
 * The page that an address is of: with another slug a lander, or a member's landing, is the same page.
 * @param pathname as the browser gives it, percent-encoded
 */
export const withoutSlug = (pathname: string): string => SLUG.exec(pathname)?.[1] ?? pathname;

function primaryLanguage(tag: string): string {
  return tag.toLowerCase().replace(/[-_].*$/su, '');
}
