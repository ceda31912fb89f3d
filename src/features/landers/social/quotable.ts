/** Whose words a page may quote: those in its own language, and enough of them for a row. */
import { countryLanguages } from '@/config/countries';
import type { ProfileDetails } from '@/domain/model';

export const MOST_QUOTES = 4;
const LEAST_QUOTES = 3;

/** No profile names the language of its words: most likely it is the first that somebody speaks, or that of their country. */
const tongueOf = ({ languages, country }: ProfileDetails): string | undefined =>
  languages[0] ?? countryLanguages(country)[0];

/** @returns whether somebody says something, and in this language */
export const isQuotable = (profile: ProfileDetails, locale: string): boolean =>
  profile.about !== null && profile.about.trim() !== '' && tongueOf(profile) === locale;

/** @returns nobody where they are too few */
export const quotedRow = (found: readonly ProfileDetails[]): readonly ProfileDetails[] =>
  found.length < LEAST_QUOTES ? [] : found.slice(0, MOST_QUOTES);
