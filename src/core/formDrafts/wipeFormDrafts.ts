/** Wipes unsent input, and where they have been, when a member leaves. Apart from the drafts themselves: everybody loads it, so it has no schema. */
import { SESSION_KEYS } from '@/config/storageKeys';
import { removeText } from '@/lib/storage';

const OWN = [
  'formDrafts',
  'photoDeletions',
  // Whom a buyer was about to write to, also where the shop was not opened in this visit.
  'openPayment',
  // Both name the addresses of the pages that were open: whom the member looked at, and searched for.
  'scroll',
  'searchPages',
] as const;

/** @param by who ended the session; one that ran out loses nothing, as its member comes back to the form */
export function wipeFormDrafts(by: 'member' | 'expiry' | 'tab'): void {
  if (by === 'expiry') return;
  for (const key of OWN) removeText('session', SESSION_KEYS[key]);
}
