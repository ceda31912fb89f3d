/**
 * The visit of a fresh browser begins where it became fresh. The product asks the tab's history and the other tabs for the source,
 * the language and the wording of a visit; what they say of an earlier one is kept from it.
 */
import { readBeginning, visitNow, writeBeginning } from './memory';

/** @returns the key of the entry that the visit began with; this one, where the tab is new to it or has lost it */
function beginningOf(visit: string, { currentEntry }: Navigation, keys: readonly string[]): string {
  const known = readBeginning(visit);
  if (known !== null && keys.includes(known)) return known;
  const here = currentEntry?.key ?? '';
  writeBeginning(visit, here);
  return here;
}

/** No page can forget a tab's history, so the entries before the visit are not listed. */
function hideEarlierEntries(visit: string, navigation: Navigation): void {
  const all = navigation.entries.bind(navigation);
  const keys = all().map(({ key }) => key);
  const beginning = beginningOf(visit, navigation, keys);
  Object.defineProperty(navigation, 'entries', {
    configurable: true,
    value: () => {
      const entries = all();
      const first = entries.findIndex(({ key }) => key === beginning);
      return first === -1 ? [] : entries.slice(first);
    },
  });
  // The page was given its wording when all of them were listed.
  if (keys[0] !== beginning) delete document.documentElement.dataset['variant'];
}

/** Tabs that are still open from before would tell where their visitor came from: they talk among themselves. */
function keepToOwnTabs(visit: string, Channel: typeof BroadcastChannel): void {
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`${name} ${visit}`);
    }
  };
}

/** Called before the app starts, once a page. Does nothing in a browser that nobody made fresh. */
export function keepToVisit(): void {
  const visit = visitNow();
  if (visit === null) return;
  if ('navigation' in window) hideEarlierEntries(visit, window.navigation);
  if ('BroadcastChannel' in window) keepToOwnTabs(visit, window.BroadcastChannel);
}
