import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import { MAIL_WAIT_MS } from '@/config/limits';
import { mailPauseUntil } from './mailPause';

const NOW = Date.UTC(2026, 10, 21, 12);
const refused = (status: number, retry_after?: number): Failure => ({
  kind: 'refused',
  status,
  code: 'too_many_mails',
  details: retry_after === undefined ? {} : { retry_after },
  fields: {},
});

it('lasts as long as the server says, and never less than a minute [ST-04]', () => {
  expect(mailPauseUntil(refused(429, 2_400), NOW)).toBe(NOW + 2_400_000);
  expect(mailPauseUntil(refused(429), NOW)).toBe(NOW + MAIL_WAIT_MS);
  fc.assert(
    fc.property(fc.nat(100_000), (seconds) => {
      const until = mailPauseUntil(refused(429, seconds), NOW) ?? 0;
      expect(until - NOW).toBe(Math.max(seconds * 1000, MAIL_WAIT_MS));
    }),
  );
});

it.each<[string, Failure | null]>([
  ['nothing', null],
  ['another refusal', refused(422, 60)],
  ['a failure of the server', { kind: 'server', status: 503 }],
  ['a lost connection', { kind: 'offline' }],
])('is none after %s', (_, failure) => {
  expect(mailPauseUntil(failure, NOW)).toBeNull();
});
