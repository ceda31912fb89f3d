/** Wipes unsent input when a member leaves. Apart from the drafts themselves: everybody loads it, so it has no schema. */
import { SESSION_KEYS } from '@/config/storageKeys';
import { removeText } from '@/lib/storage';

/** @param by who ended the session; one that ran out loses nothing, as its member comes back to the form */
export function wipeFormDrafts(by: 'member' | 'expiry' | 'tab'): void {
  if (by === 'expiry') return;
  removeText('session', SESSION_KEYS.formDrafts);
  removeText('session', SESSION_KEYS.photoDeletions);
  // Whom a buyer was about to write to, also where the shop was not opened in this visit.
  removeText('session', SESSION_KEYS.openPayment);
}
