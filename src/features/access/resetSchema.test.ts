/** What the request for a new password lets through to the server. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { resetSchema } from './resetSchema';

it('leaves it to the server which addresses there are; it only asks for one [VA-03]', () => {
  const accepts = (email: string) => v.safeParse(resetSchema, { email }).success;
  expect(accepts('anna@example.xn--p1ai')).toBe(true);
  expect(accepts('anna@mailserver')).toBe(true);
  expect(accepts('  ')).toBe(false);
});
