/** Slugs of landing pages by niche and language (spec 2). */
import { LOCALES } from '@/config/locales';
import type { Locale } from './model';

const PREFIXES: Readonly<Record<number, string>> = {
  1: '',
  2: 'she-',
  3: 'bdsm-',
  4: 'bbw-',
  5: 'gilf-',
  6: 'milf-',
  7: 'gay-',
};
/** `auto` as a word of its own: not in "automobile". */
const AUTO = /(?<![a-z0-9])auto(?![a-z0-9])/giu;

/**
 * The slug of a niche in a language.
 * @param niche the server's setting, 1 to 7; any other counts as 1
 * @param locale the visitor's language
 * @returns for example 'she-nl'; English reads 'eng'
 */
export function landingSlug(niche: number, locale: Locale): string {
  return `${PREFIXES[niche] ?? ''}${locale === 'en' ? 'eng' : locale}`;
}

/**
 * Puts the niche's slug in the place of the word `auto`.
 * @param slug the slug of the address
 */
export function resolveSlug(slug: string, niche: number, locale: Locale): string {
  return slug.replaceAll(AUTO, landingSlug(niche, locale));
}

export const NICHES = [1, 2, 3, 4, 5, 6, 7] as const;
const KNOWN = NICHES.flatMap((niche) => LOCALES.map((locale) => landingSlug(niche, locale)));
/** A niche and language as words of their own, whatever a campaign writes around them. */
const NAMED = new RegExp(`(?<![a-z0-9])(?:${KNOWN.join('|')})(?![a-z0-9])`, 'u');

/**
 * The slug that a landing's address should have; of one that it should have, itself.
 * @param slug the slug of the address
 * @returns the slug itself where it names a niche and a language, `auto` replaced; else the language's own
 */
export function landingSlugOf(slug: string, niche: number, locale: Locale): string {
  const resolved = resolveSlug(slug, niche, locale);
  return NAMED.test(resolved) ? resolved : landingSlug(niche, locale);
}

/**
 * The niche and language that a slug names, whatever a campaign writes around them.
 * @returns null where it names none
 */
export function readSlug(slug: string): { niche: number; locale: Locale } | null {
  const named = NAMED.exec(slug)?.[0];
  for (const niche of NICHES) {
    const locale = LOCALES.find((known) => landingSlug(niche, known) === named);
    if (locale !== undefined) return { niche, locale };
  }
  return null;
}
