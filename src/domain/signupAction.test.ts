import { describe, expect, it } from 'vitest';
import { signupAction } from './signupAction';

describe('signupAction', () => {
  it.each([
    [{ loggedIn: true, smartphone: false }, 'members'],
    [{ loggedIn: true, smartphone: true }, 'members'],
    [{ loggedIn: false, smartphone: true }, 'page'],
    [{ loggedIn: false, smartphone: false }, 'modal'],
  ])('with %j leads to the %s [NV-09]', (state, action) => {
    expect(signupAction(state)).toBe(action);
  });
});
