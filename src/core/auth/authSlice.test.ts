/** What changes the member who is here. */
import { describe, expect, it } from 'vitest';
import { createTestStore } from '@tests/factories/store';
import { makeProfileDetails, makeUser } from '@tests/factories/user';
import { loggedIn, loggedOut, ownProfileChanged, selectUser } from './authSlice';

const profile = makeProfileDetails({ id: 'p1', name: 'Marek', about: 'Wine and walks.' });

describe('a change of the own profile [AP-02]', () => {
  it('takes the place of the profile and leaves the account as it is', () => {
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(ownProfileChanged(profile));
    expect(selectUser(store.getState())).toEqual({ ...makeUser(), profile });
  });

  it('says nothing about another account', () => {
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(ownProfileChanged({ ...profile, id: 'p2' }));
    expect(selectUser(store.getState())).toEqual(makeUser());
  });

  it('brings nobody back after the log-out', () => {
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(loggedOut({ by: 'member' }));
    store.dispatch(ownProfileChanged(profile));
    expect(selectUser(store.getState())).toBeNull();
  });
});
