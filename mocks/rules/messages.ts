/** What a message may be and what it costs (spec 5, 6). */
import type { Settings } from '@/domain/model';
import { seconds } from '../clock';
import type { Account, Db } from '../tables';
import { invalidFields, notEnoughCredits, premiumOnly, tooMany } from './refusal';

const FREE_CONVERSATIONS = 2;
const MOST_AT_ONCE = 20;
const AT_ONCE_MS = seconds(10);

/**
 * Throws 422 for a text that is longer than the settings allow, counted in characters, or empty.
 * @param mayBeEmpty a picture needs no words
 */
export function assertText({ message_length }: Settings, text: string, mayBeEmpty: boolean = false): void {
  if (text.trim() === '' && !mayBeEmpty) throw invalidFields({ text: 'required' });
  if (Array.from(text).length > message_length) throw invalidFields({ text: 'too_long' });
}

/** Throws 403 for a free member who has begun two conversations already, deleted ones included. */
export function assertMayStart(account: Account): void {
  if (!account.paid_user && account.started.length >= FREE_CONVERSATIONS) throw premiumOnly('conversations');
}

/** Throws 402 for somebody who could not pay. */
export function assertCanPay(credits: number, account: Account): void {
  if (account.credits < credits) throw notEnoughCredits();
}

/** Takes credits, of a message or a gift; throws 402 and takes nothing when there are too few. */
export function charge(credits: number, account: Account): void {
  assertCanPay(credits, account);
  account.credits -= credits;
}

/** Throws 429 for the 21st message of a member within ten seconds, with the time until it may be sent. */
export function assertPace({ sent }: Db, member: string, now: number): void {
  const before = sent.get(member)?.at(-MOST_AT_ONCE);
  if (before !== undefined && before > now - AT_ONCE_MS)
    throw tooMany('rate_limited', (before + AT_ONCE_MS - now) / 1000);
}

/** Counts a message for the pace. */
export function countSent({ sent }: Db, member: string, now: number): void {
  sent.set(member, [...(sent.get(member) ?? []), now].slice(-MOST_AT_ONCE));
}
