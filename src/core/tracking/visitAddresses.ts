/**
 * What the browser itself remembers of this tab's visit, over a reload, too: nothing is stored for it, and it ends with the tab
 * (EN-07, BX-12).
 */

const entries = (): readonly NavigationHistoryEntry[] =>
  'navigation' in window ? window.navigation.entries() : [];

/**
 * The addresses of the visit, so that a source stays known where nothing of it may be kept.
 * @returns the oldest first, the one on show last; that one alone where the browser tells of no others
 */
export function visitAddresses(): URL[] {
  const known = entries().flatMap(({ url }) => (url !== null && URL.canParse(url) ? [new URL(url)] : []));
  return [...known, new URL(window.location.href)];
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
