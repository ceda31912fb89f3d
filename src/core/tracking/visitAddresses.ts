/**
 * What the browser itself remembers of this tab's visit, over a reload, too: nothing is stored for it, and it ends with the tab
 * (EN-07, BX-12).
 */
import { localeOfAddress } from '@/domain/localeChoice';
import type { Locale } from '@/domain/model';

const list = (): Navigation | null => ('navigation' in window ? window.navigation : null);
const entries = (): readonly NavigationHistoryEntry[] => list()?.entries() ?? [];

/**
 * The addresses of the visit, so that a source stays known where nothing of it may be kept.
 * @param most of the entries before the one on show; without it all, those that were gone back from among them
 * @returns the oldest first, the one on show last; that one alone where the browser tells of no others
 */
export function visitAddresses(most?: number): URL[] {
  const known = entries()
    .slice(0, most)
    .flatMap(({ url }) => (url !== null && URL.canParse(url) ? [new URL(url)] : []));
  return [...known, new URL(window.location.href)];
}

/**
 * The language that the address names, or the newest before it that names one: a lander's goes on to the pages after it, over
 * a reload, too, and nothing is remembered for it (ST-18). What somebody went back from says nothing.
 * @param cookie the language cookie, null without one: what was chosen comes before earlier addresses
 * @param here the address on show
 * @returns null where none names one, or the browser tells of none but the one on show
 */
export function visitLocale(
  cookie: string | null,
  here: Readonly<Record<'pathname' | 'search', string>>,
): Locale | null {
  return [
    ...(cookie === null ? visitAddresses(list()?.currentEntry?.index) : []),
    here,
  ].reduce<Locale | null>((named, { pathname, search }) => localeOfAddress(pathname, search) ?? named, null);
}

/**
 * The visit's lot, the same over a reload as long as the browser lists the entry that the visit began with.
 * @returns at least 0, less than 1
 */
export function visitChance(): number {
  // A random identifier, whose last digit is as good as a die.
  const digit = /[\da-f](?=\W*$)/iu.exec(entries()[0]?.key ?? '')?.[0];
  return digit === undefined ? Math.random() : Number.parseInt(digit, 16) / 16;
}
