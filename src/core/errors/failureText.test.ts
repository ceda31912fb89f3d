/** Every failure has its own sentence. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import errors from '../../../locales/en/errors.json';
import { failureText } from './failureText';

const refused = (code: string, details = {}): Failure => ({
  kind: 'refused',
  status: 422,
  code,
  details,
  fields: {},
});
const texts: Record<string, unknown> = errors;
const english = (failure: Failure): unknown => {
  const { key } = failureText(failure);
  return texts[key] ?? texts[`${key}_other`];
};

describe('the text of a failure', () => {
  it.each([
    ['ER-02', 'login_failed', 'Login failed, please try again'],
    ['ER-04', 'token_expired', 'Link expired or invalid, request a new email'],
    ['ER-05', 'too_many_resets', 'Too many password reset emails sent, please try again tomorrow.'],
    ['ER-06', 'email_not_found', 'E-mail address not found'],
    ['ER-07', 'activation_failed', 'Activation failed'],
    ['ER-08', 'sdd_blocked', 'Your account is blocked for direct debit payments.'],
    ['ER-12', 'card_failed', 'Credit card payment failed'],
    ['ER-13', 'not_enough_credits', 'You do not have enough credits to send this message'],
    ['ER-14', 'premium_only', 'This feature is only available for premium members'],
  ])('is the one of the catalogue [%s]', (_, code, text) => {
    expect(english(refused(code))).toBe(text);
  });

  it('names the minutes of a lock-out [ER-03]', () => {
    expect(failureText(refused('too_many_attempts', { minutes: 15 }))).toEqual({
      key: 'too_many_attempts',
      values: { count: 15 },
    });
    expect(errors.too_many_attempts_other).toBe(
      'Too many incorrect attempts, account blocked for {{count, number}} min.',
    );
  });

  it('names who blocked, or says it without a name [RO-04]', () => {
    expect(failureText(refused('blocked_by', { name: 'Elena' }))).toEqual({
      key: 'blocked_by',
      values: { name: 'Elena' },
    });
    expect(failureText(refused('blocked_by')).key).toBe('blocked_by_someone');
    expect(errors.blocked_by).toBe("You're blocked by {{name}}. You do not have access to this page.");
  });

  it('names the date of a pending deletion [ER-17]', () => {
    const until = '2026-12-05T00:00:00.000Z';
    expect(failureText(refused('account_pending_deletion', { until })).values).toEqual({ date: until });
  });

  it('is the general one for whatever the server invents [ER-01]', () => {
    expect(errors.general).toBe('An error occured, please try again later.');
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(english(refused(code))).toEqual(expect.any(String));
      }),
    );
    expect(failureText(refused('__proto__')).key).toBe('general');
    expect(failureText({ kind: 'server', status: 500 }).key).toBe('general');
    expect(failureText({ kind: 'wrong_shape', call: 'GET user.php' }).key).toBe('general');
  });

  it('tells a lost connection from a failing server', () => {
    expect(failureText({ kind: 'offline' }).key).toBe('offline');
    expect(failureText({ kind: 'timeout' }).key).toBe('timeout');
  });
});
