/** What a message may be and what it costs (spec 5, 6). */
import type { Settings } from '@/domain/model';
import type { Account } from '../tables';
import { invalidFields, notEnoughCredits, premiumOnly } from './refusal';

const FREE_CONVERSATIONS = 2;

/** Throws 422 for a text that is empty or longer than the settings allow, counted in characters. */
export function assertText({ message_length }: Settings, text: string): void {
  if (text.trim() === '') throw invalidFields({ text: 'required' });
  if (Array.from(text).length > message_length) throw invalidFields({ text: 'too_long' });
}

/** Throws 403 for a free member who has begun two conversations already, deleted ones included. */
export function assertMayStart(account: Account): void {
  if (!account.paid_user && account.started.length >= FREE_CONVERSATIONS) throw premiumOnly('conversations');
}

/** Takes the credits of one message; throws 402 and takes nothing when there are too few. */
export function charge({ message_credits }: Settings, account: Account): void {
  if (account.credits < message_credits) throw notEnoughCredits();
  account.credits -= message_credits;
}
