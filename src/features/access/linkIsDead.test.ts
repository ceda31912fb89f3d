/** What is the end of a link, and what passes. */
import { expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import { refused } from '@tests/factories/refused';
import { linkIsDead } from './linkIsDead';

it.each<[Failure, boolean]>([
  [refused(410, 'token_expired'), true],
  [refused(404, 'not_found'), true],
  [refused(429, 'rate_limited'), false],
  [refused(409, 'idempotency_conflict'), false],
  [refused(403, 'account_pending_deletion'), false],
  [{ kind: 'offline' }, false],
  [{ kind: 'server', status: 500 }, false],
])('of %j: %s [ER-04]', (failure, isDead) => {
  expect(linkIsDead(failure)).toBe(isDead);
});
