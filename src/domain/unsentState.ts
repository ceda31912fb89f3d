/** What to say of an own message that the server has not confirmed. */
import { isOnItsWay } from './outbox';
import type { Outbox, OutboxEntry } from './outbox';

/**
 * - `waiting`: for a connection
 * - `behind`: for an unconfirmed or postponed message that was written before it
 * - `limited`: for the time that the server named
 * - `unconfirmed`: no answer came, it goes again by itself; `unanswered`: it waits for its writer
 */
export type UnsentState =
  | 'sending'
  | 'waiting'
  | 'behind'
  | 'limited'
  | 'unconfirmed'
  | 'unanswered'
  | 'failed';

/**
 * @param entry the message
 * @param toSame all messages to the same addressee, in the order of writing
 * @param circumstances whether there is a network, and after how many attempts a message waits for its writer
 */
export function unsentState(
  entry: OutboxEntry,
  toSame: Outbox,
  { online, attempts }: { online: boolean; attempts: number },
): UnsentState {
  if (entry.state === 'failed') return 'failed';
  if (isOnItsWay(entry)) return 'sending';
  // Without a network the time that the server named may pass, and nothing goes.
  if (online && entry.not_before !== undefined) return 'limited';
  if (entry.state === 'unconfirmed') return entry.attempts < attempts ? 'unconfirmed' : 'unanswered';
  if (!online) return 'waiting';
  const head = toSame.find(({ state }) => state !== 'failed');
  const isHeldUp = head?.state === 'unconfirmed' || head?.not_before !== undefined;
  return isHeldUp ? 'behind' : 'sending';
}

/** True for a message that the server certainly does not have: its writer may change it or give it up. */
export function mayTakeBack(entry: OutboxEntry): boolean {
  return entry.state === 'failed' || (entry.state === 'sending' && entry.attempts === 0);
}
