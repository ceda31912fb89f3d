/** The table from a failure to its text: every code of the contract, one sentence each (spec 8). */
import type { Failure } from '@/api/failure';
import type { ErrorKey } from '@/i18n/textKeys';
import { assertNever } from '@/lib/assertNever';

export interface FailureText {
  key: ErrorKey;
  values: Record<string, string | number>;
}

/** Codes whose text needs nothing else. */
const PLAIN_CODES = {
  login_failed: 'login_failed',
  token_expired: 'token_expired',
  too_many_resets: 'too_many_resets',
  too_many_mails: 'too_many_mails',
  email_not_found: 'email_not_found',
  activation_failed: 'activation_failed',
  sdd_blocked: 'sdd_blocked',
  sdd_limit: 'sdd_limit',
  card_failed: 'card_failed',
  not_enough_credits: 'not_enough_credits',
  premium_only: 'premium_only',
  signups_closed: 'signups_closed',
  search_closed: 'search_closed',
  daily_limit: 'daily_limit',
  too_long: 'too_long',
  rate_limited: 'rate_limited',
  not_found: 'not_found',
} as const satisfies Record<string, ErrorKey>;

const isPlainCode = (code: string): code is keyof typeof PLAIN_CODES => Object.hasOwn(PLAIN_CODES, code);

/** @returns the text's key in the `errors` namespace and its values; the general text for a code it does not know */
export function failureText(failure: Failure | null | undefined): FailureText {
  const plain = (key: ErrorKey): FailureText => ({ key, values: {} });
  if (!failure) return plain('general');
  switch (failure.kind) {
    case 'offline':
      return plain('offline');
    case 'timeout':
      return plain('timeout');
    case 'aborted':
    case 'server':
    case 'wrong_shape':
      return plain('general');
    case 'refused':
      return refusalText(failure.code, failure.details);
    default:
      return assertNever(failure);
  }
}

function refusalText(
  code: string,
  details: { minutes?: number; until?: string; name?: string },
): FailureText {
  if (isPlainCode(code)) return { key: PLAIN_CODES[code], values: {} };
  if (code === 'too_many_attempts' && details.minutes !== undefined)
    return { key: 'too_many_attempts', values: { count: details.minutes } };
  if (code === 'account_pending_deletion' && details.until !== undefined)
    return { key: 'account_pending_deletion', values: { date: details.until } };
  if (code === 'blocked_by')
    return details.name === undefined
      ? { key: 'blocked_by_someone', values: {} }
      : { key: 'blocked_by', values: { name: details.name } };
  return { key: 'general', values: {} };
}
