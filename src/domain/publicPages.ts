/** The pages that anybody may find: their addresses in every language, and the one that stands for each (spec 2). */
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales';
import { path } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { landingSlug, NICHES, readSlug } from './landingSlug';
import type { Locale } from './model';
import { PLAIN_PAGES } from './plainPages';
import type { PlainPage } from './plainPages';

/** Landers whose address names niche and language. */
export const SLUG_LANDERS = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
] as const satisfies readonly RouteName[];

type SlugLander = (typeof SLUG_LANDERS)[number];
/** A page in whatever language; landers are one for each niche. */
export type PublicPage = { route: SlugLander; niche: number } | { route: PlainPage; niche: null };

const isSlugLander = (route: string): route is SlugLander => SLUG_LANDERS.some((known) => known === route);
const isPlainPage = (route: string): route is PlainPage => PLAIN_PAGES.some((known) => known === route);

/**
 * The public page of an address.
 * @param route the name of its route
 * @param slug the lander's slug, where the address has one; one that names no niche counts as the first
 * @returns null for a page that nobody shall find by a search
 */
export function publicPageOf(route: string, slug: string | undefined): PublicPage | null {
  if (isSlugLander(route)) return { route, niche: readSlug(slug ?? '')?.niche ?? 1 };
  return isPlainPage(route) ? { route, niche: null } : null;
}

/**
 * The one address that stands for a page in a language.
 * @returns path and query
 */
export function addressOf(page: PublicPage, locale: Locale): string {
  if (page.niche !== null) return path(page.route, { slug: landingSlug(page.niche, locale) });
  return path(page.route) + (locale === DEFAULT_LOCALE ? '' : `?lang=${locale}`);
}

/** A page's addresses by language; `x-default` for readers of any other. */
export function alternatesOf(page: PublicPage): { language: string; address: string }[] {
  const own = LOCALES.map((locale) => ({ language: locale, address: addressOf(page, locale) }));
  return [...own, { language: 'x-default', address: addressOf(page, DEFAULT_LOCALE) }];
}

/** Every page there is, each niche of a lander counting for itself. */
export function everyPublicPage(): PublicPage[] {
  return [
    ...PLAIN_PAGES.map((route): PublicPage => ({ route, niche: null })),
    ...SLUG_LANDERS.flatMap((route) => NICHES.map((niche): PublicPage => ({ route, niche }))),
  ];
}
