/** Which failures are the server's last word. */
import { expect, it } from 'vitest';
import { refused } from '@tests/factories/refused';
import { isRefusal } from './isRefusal';

it.each([
  [400, 'unknown'],
  [402, 'not_enough_credits'],
  [403, 'blocked_by'],
  [404, 'not_found'],
  [409, 'idempotency_conflict'],
  [410, 'token_expired'],
  [422, 'validation'],
])('%i %s is a no', (status, code) => {
  expect(isRefusal(refused(status, code))).toBe(true);
});

it.each([
  [401, 'login_failed'],
  [403, 'authentication_required'],
  [408, 'unknown'],
  [425, 'unknown'],
  [429, 'rate_limited'],
])('%i %s is none: the same may still be done', (status, code) => {
  expect(isRefusal(refused(status, code))).toBe(false);
});

it.each([
  null,
  undefined,
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'aborted' },
  { kind: 'server', status: 500 },
  { kind: 'wrong_shape', call: 'GET user.php' },
] as const)('%o says nothing of what was asked', (failure) => {
  expect(isRefusal(failure)).toBe(false);
});
