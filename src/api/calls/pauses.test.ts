// @vitest-environment jsdom
/** Calls whose form says itself how long the server wants a pause: told at once, never waited for in silence. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ApiError } from '../failure';
import { reactivate, requestPasswordReset } from './access';
import { sendMandateCode } from './directDebit';
import { resendActivation } from './signup';
import { login, updateUser } from './user';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** @returns how often the server was asked */
function limited(code: string, seconds: number): () => number {
  let asked = 0;
  server.use(
    http.all('http://localhost:3000/api/*', () => {
      asked += 1;
      const headers = { 'Retry-After': String(seconds) };
      return HttpResponse.json({ error: code, minutes: 1 }, { status: 429, headers });
    }),
  );
  return () => asked;
}

it.each([1, 20, 30])(
  'the log-in tells a pause of %i seconds at once, the password stays here [AP-02] [ER-03]',
  async (seconds) => {
    const asked = limited('too_many_attempts', seconds);
    const refused = login({ email: 'free@example.test', password: 'vesper123' });
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ failure: { code: 'too_many_attempts' } });
    expect(asked()).toBe(1);
  },
);

it.each([
  ['the mail that confirms an address', () => resendActivation()],
  ['the mail to a new address', () => updateUser({ new_email: 'new@example.test' })],
  ['the mail with a new password', () => requestPasswordReset('free@example.test')],
  ['the mail that brings an account back', () => reactivate({ email: 'free@example.test' })],
  [
    'the code of a direct debit',
    () => sendMandateCode({ payment_id: 'pay1', phone: '+31612345678' }, { idempotencyKey: 'code-1' }),
  ],
])('a pause before %s is told at once [AP-02]', async (_, ask) => {
  const asked = limited('too_many', 20);
  await expect(ask()).rejects.toMatchObject({ failure: { status: 429, details: { retry_after: 20 } } });
  expect(asked()).toBe(1);
});

it('a change that counts no pause on screen is saved once the pause is over [AP-02]', async () => {
  const asked = limited('too_many', 0);
  await expect(updateUser({ language: 'de' })).rejects.toMatchObject({ failure: { status: 429 } });
  expect(asked()).toBe(6);
});
