// @vitest-environment jsdom
/** Logging in where the server wants a pause: it is said, never waited for with the password in hand. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ApiError } from '../failure';
import { login } from './user';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([1, 20, 30])('a pause of %i seconds is told at once [AP-02] [ER-03]', async (seconds) => {
  let asked = 0;
  server.use(
    http.post('http://localhost:3000/api/user.php', () => {
      asked += 1;
      const headers = { 'Retry-After': String(seconds) };
      return HttpResponse.json({ error: 'too_many_attempts', minutes: 1 }, { status: 429, headers });
    }),
  );
  const refused = login({ email: 'free@example.test', password: 'vesper123' });
  await expect(refused).rejects.toThrow(ApiError);
  await expect(refused).rejects.toMatchObject({ failure: { code: 'too_many_attempts' } });
  expect(asked).toBe(1);
});
