/** What an expired session left unsent waits for its member, but not for ever. It looks after every account of the browser. */
import { UNSENT_KEPT_MS } from '@/config/limits';
import { accountKey } from '@/config/storageKeys';
import { readText, removeText, storedKeys, writeText } from '@/lib/storage';

/** Of an account, and each unsent message below it. */
const UNSENT = /^(?:drafts|outbox|replies):([^:]+)/u;

/**
 * Called once a visit. What is found without its member for the first time is marked with the time, and removed when
 * the member has not come back for `UNSENT_KEPT_MS`.
 * @param now epoch ms by the server's clock
 */
export function sweepRecords(now: number): void {
  const over = new Set<string>();
  for (const key of storedKeys('local')) {
    const account = UNSENT.exec(key)?.[1];
    if (account === undefined) continue;
    const mark = accountKey('left', account);
    const left = Number.parseFloat(readText('local', mark) ?? '');
    // No mark that can be read, or one that a wrong clock set.
    if (!(left <= now)) writeText('local', mark, String(now));
    else if (now - left >= UNSENT_KEPT_MS) {
      removeText('local', key);
      over.add(mark);
    }
  }
  for (const mark of over) removeText('local', mark);
}

/** The member is here again, and so their unsent messages are nobody's remains. */
export const memberReturned = (account: string): boolean => removeText('local', accountKey('left', account));
