/** Rules of accounts: finding them, wrong passwords, sign-up fields, confirmation mails (spec 4, 5). */
import { minutes } from '../clock';
import type { Account, Db } from '../tables';
import { fullYears, leastAge } from './age';
import { CONFIRM_ADDRESS } from './mailSubjects';
import { sendMail } from './outbox';
import { refuse, tooMany } from './refusal';
import { issueToken } from './tokens';

const ALLOWED_FAILURES = 5;
const BLOCK_MINUTES = 15;
const NAME_LENGTH = { min: 3, max: 30 } as const;
const PASSWORD_LENGTH = 8;
const OLDEST = 120;
/** How far the last time zone (UTC−12) is behind UTC. */
const LAST_ZONE_MS = 12 * 3_600_000;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const normalise = (email: string) => email.trim().toLowerCase();
export const isEmail = (email: string): boolean => EMAIL.test(normalise(email)) && email.length <= 254;
export const isStrongEnough = (password: string): boolean => Array.from(password).length >= PASSWORD_LENGTH;

export function accountByEmail(db: Db, email: string): Account | undefined {
  return [...db.accounts.values()].find((account) => normalise(account.email) === normalise(email));
}

/** Throws 429 with the minutes left while an address is blocked after wrong passwords. */
export function assertNotBlocked(db: Db, email: string, now: number): void {
  const failures = db.login_failures.get(normalise(email));
  if (!failures || failures.until <= now) return;
  const left = failures.until - now;
  throw tooMany('too_many_attempts', left / 1000, { minutes: Math.ceil(left / minutes(1)) });
}

/** Counts a wrong password; throws the answer to it. */
export function failLogin(db: Db, email: string, now: number): never {
  const key = normalise(email);
  const before = db.login_failures.get(key);
  const count = (before && (before.until === 0 || before.until > now) ? before.count : 0) + 1;
  const until = count >= ALLOWED_FAILURES ? now + minutes(BLOCK_MINUTES) : 0;
  db.login_failures.set(key, { count, until });
  assertNotBlocked(db, email, now);
  throw refuse(401, 'login_failed');
}

export const forgetFailures = (db: Db, email: string): boolean => db.login_failures.delete(normalise(email));

/** True for a display name that may be used: 3 to 30 characters, not the e-mail, not starting with @. */
export function isName(name: string, email: string): boolean {
  const { length } = Array.from(name.trim());
  return (
    length >= NAME_LENGTH.min &&
    length <= NAME_LENGTH.max &&
    normalise(name) !== normalise(email) &&
    !name.trim().startsWith('@')
  );
}

/** Why a date of birth is refused; null when it is fine. It must be fine in UTC−12, too, where every day begins last. */
export function birthProblem(
  dateOfBirth: string,
  minAge: number,
  now: number,
): 'invalid' | 'underage' | null {
  const age = fullYears(dateOfBirth, now - LAST_ZONE_MS);
  if (age === null || age > OLDEST) return 'invalid';
  return age < leastAge(minAge) ? 'underage' : null;
}

/** Sends the mail with the link that confirms an address. */
export function sendActivation(db: Db, now: number, account: Account): void {
  const token = issueToken(db, now, account, 'activate', '/activate/done');
  sendMail(db, now, account, {
    subject: CONFIRM_ADDRESS[account.language],
    text: 'One click and your e-mail is confirmed.',
    links: [`/${token}`],
  });
}
