// @vitest-environment jsdom
/** What the browser remembers of a session. */
import { describe, expect, it } from 'vitest';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { loggedIn, loggedOut, userReceived } from './authSlice';
import { addSessionHintListener, expectsMember } from './sessionHint';

describe('the hint of a session', () => {
  it('is there while a member is, names nobody, and goes with the log-out [RO-05]', () => {
    const { store, startListening } = createTestStore();
    addSessionHintListener(startListening);
    expect(expectsMember()).toBe(false);
    store.dispatch(loggedIn(makeUser()));
    expect(expectsMember()).toBe(true);
    expect(Object.values(localStorage)).toEqual([expect.stringMatching(/^[\da-z.]+$/)]);
    store.dispatch(loggedOut({ by: 'member' }));
    expect(expectsMember()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('goes when the server knows of no session', () => {
    const { store, startListening } = createTestStore();
    addSessionHintListener(startListening);
    store.dispatch(userReceived(makeUser()));
    store.dispatch(userReceived(null));
    expect(expectsMember()).toBe(false);
  });
});
