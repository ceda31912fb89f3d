/** What the log-in form lets through to the server. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { loginSchema } from './loginSchema';

const accepts = (email: string) => v.safeParse(loginSchema, { email, password: 'secret' }).success;

it('leaves it to the server which addresses there are; it only asks for one [VA-03]', () => {
  expect(accepts('anna@example.xn--p1ai')).toBe(true);
  expect(accepts('anna@mailserver')).toBe(true);
  expect(accepts('')).toBe(false);
  expect(accepts('  ')).toBe(false);
});
