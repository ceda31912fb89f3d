// Which file answers the address of a page that was written in several languages.
import { DEFAULT_LOCALE, isLocale } from '@/config/locales';
import { patterns } from '@/config/paths';
import { COOKIES } from '@/config/storageKeys';
import { landingSlug, readSlug } from '@/domain/landingSlug';
import { chooseLocale, localeOfAddress } from '@/domain/localeChoice';
import type { Locale } from '@/domain/model';
import { readCookie } from '@/lib/cookies';

/** What of a request names a language. */
export interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly cookies: string;
  readonly languages: string;
}

/** The languages of `Accept-Language`, the most wanted first. */
function acceptedOf(header: string): readonly string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...rest] = entry.trim().split(';');
      const quality = rest
        .map((part) => /^\s*q=([\d.]+)\s*$/.exec(part)?.[1])
        .find((found) => found !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The language of a visit: what the address names, then the visitor's choice, then the browser's, then English. */
export function localeOf({ pathname, search, cookies, languages }: Asked): Locale {
  const cookie = readCookie({ cookie: cookies }, COOKIES.language);
  return (
    localeOfAddress(pathname, search) ??
    chooseLocale({ cookie: isLocale(cookie) ? cookie : null, browser: acceptedOf(languages) })
  );
}

const LANDER = /^(landers\/[^/]+)\/([^/]+)$/;

/**
 * The files that may answer a page, the best first. Names end like folders' pages do.
 * @param name the path without slashes around it
 */
export function pageNames(name: string, asked: Asked): readonly string[] {
  const locale = localeOf(asked);
  const inFolder = (file: string): string => (name === '' ? file : `${name}/${file}`);
  const own = locale === DEFAULT_LOCALE ? [] : [inFolder(`index.${locale}.html`)];
  const [, lander, slug = ''] = LANDER.exec(name) ?? [];
  // What a campaign writes around niche and language has no file; a slug that names neither is the language's own.
  const niche = readSlug(slug)?.niche ?? 1;
  const landers = lander === undefined ? [] : [`${lander}/${landingSlug(niche, locale)}/index.html`];
  return [...own, inFolder('index.html'), ...landers];
}

/** The addresses of one route. @param pattern as the router reads it */
export function pagePattern(pattern: string): RegExp {
  const parts = pattern
    .slice(1)
    .split('/')
    .map((part) => (part.endsWith('?') ? '(?:/[^/]+)?' : part.startsWith(':') ? '/[^/]+' : `/${part}`));
  return new RegExp(`^${parts.join('')}/?$`);
}

/** Every address that the app knows, as patterns of paths. */
export const KNOWN_PAGES = Object.values(patterns).map(pagePattern);

/** Whether some page of the app may stand at a path; of a one-time link the app itself knows. */
export const isPage = (pathname: string): boolean => KNOWN_PAGES.some((pattern) => pattern.test(pathname));
