import { describe, expect, it } from 'vitest';
import { isOwnAddress, signupFound, SIGNUP_FOUND_MS } from './signupFound';

const AT = Date.parse('2026-11-21T08:00:00.000Z');
const user = {
  email: 'marek@example.test',
  status: 'not_confirmed',
  signup_date: '2026-11-21T08:00:00.000Z',
} as const;

describe('a form that is left in the tab [ST-04]', () => {
  it.each([
    ['its account, just made', 'marek@example.test', user, 1_000, true],
    ['its account, written otherwise', ' Marek@Example.test ', user, 1_000, true],
    ['a server whose clock is a little ahead', 'marek@example.test', user, -2_000, true],
    ['no form', null, user, 1_000, false],
    ['the form of somebody else', 'lotte@example.test', user, 1_000, false],
    ['an account that was there before', 'marek@example.test', user, SIGNUP_FOUND_MS, false],
    ['a confirmed account', 'marek@example.test', { ...user, status: 'active' }, 1_000, false],
  ] as const)('%s: %s', (_, typed, member, later, found) => {
    expect(signupFound(typed, member, AT + later)).toBe(found);
  });

  it('is the member’s own whatever became of the account', () => {
    expect(isOwnAddress('MAREK@example.test', user)).toBe(true);
    expect(isOwnAddress('lotte@example.test', user)).toBe(false);
    expect(isOwnAddress(null, user)).toBe(false);
  });
});
