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

/** Of these only the newest link works; of the others every mail's own. */
const ONLY_NEWEST = new Set<TokenAction>(['activate', 'reset_password', 'mail_change']);

/**
 * Makes a token.
 * @param target the page that the link leads to, a path of this site
 * @param subject what the token is about, see OneTimeToken
 */
export function issueToken(
  db: Db,
  now: number,
  account: Account,
  action: TokenAction,
  target: string,
  subject: string | null = null,
): string {
  for (const other of db.tokens.values()) {
    if (other.member === account.id && other.action === action && ONLY_NEWEST.has(action)) other.used = true;
  }
  const random = createRandom(db.random);
  const token = Array.from({ length: TOKEN_LENGTH }, () => random.pick(LETTERS)).join('');
  db.tokens.set(token, {
    token,
    action,
    member: account.id,
    target,
    subject,
    expires: Math.min(now + days(VALID_DAYS[action]), account.deletion_until ?? Number.MAX_SAFE_INTEGER),
    used: false,
  });
  return token;
}

/** Finds a token for the page that opens its link; throws 404 for one that is unknown, used or too old. */
export function peekToken(db: Db, now: number, text: string): OneTimeToken {
  const token = db.tokens.get(text);
  if (!token || token.used || token.expires <= now || !db.accounts.has(token.member)) throw notFound();
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

/** Ends every link of an account but those that take a deletion back. */
export function endTokensOf(db: Db, member: string): void {
  for (const token of db.tokens.values()) {
    if (token.member === member && token.action !== 'reactivate') token.used = true;
  }
}
