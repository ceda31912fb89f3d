/** The account of a sign-up whose answer the page did not live to see: the page was loaded again meanwhile (spec 4). */
import type { User } from '@/domain/model';

/** An account this young, found by the page that still has its form, is taken for the one the form has made. */
export const SIGNUP_FOUND_MS = 600_000;

const plain = (email: string): string => email.trim().toLowerCase();

/** Whether an address that was typed is the account's own. */
export const isOwnAddress = (typed: string | null, { email }: Pick<User, 'email'>): boolean =>
  typed !== null && plain(typed) === plain(email);

/**
 * Says whether a member is the one whom the form left in this tab has just made. An older account, or one whose address is
 * confirmed, was there before the form.
 * @param typed the e-mail address in the form; null without a form
 * @param now epoch ms by the server's clock
 */
export function signupFound(
  typed: string | null,
  user: Pick<User, 'email' | 'status' | 'signup_date'>,
  now: number,
): boolean {
  const isYoung = now - Date.parse(user.signup_date) < SIGNUP_FOUND_MS;
  return isYoung && user.status === 'not_confirmed' && isOwnAddress(typed, user);
}
