/** One-time tokens of the links in mails (spec 4, contract). */
import { days } from '../clock';
import { createRandom } from '../random';
import type { Account, Db, OneTimeToken, TokenAction } from '../tables';
import { notFound, tokenExpired } from './refusal';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz0123456789');
const TOKEN_LENGTH = 32;
const VALID_DAYS: Record<TokenAction, number> = {
  activate: 7,
  reset_password: 1,
  mail_change: 2,
  reactivate: 14,
  login: 7,
  unsubscribe: 365,
};

/** Makes a token; earlier unused ones of the same kind stop working. */
export function issueToken(
  db: Db,
  now: number,
  account: Account,
  action: TokenAction,
  target: string,
): string {
  for (const other of db.tokens.values()) {
    if (other.member === account.id && other.action === action) other.used = true;
  }
  const random = createRandom(db.random);
  const token = Array.from({ length: TOKEN_LENGTH }, () => random.pick(LETTERS)).join('');
  db.tokens.set(token, {
    token,
    action,
    member: account.id,
    target,
    expires: now + days(VALID_DAYS[action]),
    used: false,
  });
  return token;
}

/** Finds a token for the page that opens its link; throws 404 for one that is unknown, used or too old. */
export function peekToken(db: Db, now: number, text: string): OneTimeToken {
  const token = db.tokens.get(text);
  if (!token || token.used || token.expires <= now) throw notFound();
  return token;
}

/**
 * Uses a token up.
 * @throws Refusal 410 for a token that is unknown, used, too old or meant for something else
 */
export function redeemToken(
  db: Db,
  now: number,
  text: string,
  action: TokenAction,
): { token: OneTimeToken; account: Account } {
  const token = db.tokens.get(text);
  const account = token && db.accounts.get(token.member);
  if (!token || !account || token.used || token.expires <= now || token.action !== action)
    throw tokenExpired();
  token.used = true;
  return { token, account };
}
