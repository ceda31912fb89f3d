/** Slugs of landing pages by niche and language (spec 2). */
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
