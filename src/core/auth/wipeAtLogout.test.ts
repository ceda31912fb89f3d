// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { loggedOut, userReceived } from './authSlice';
import { addWipeListener } from './wipeAtLogout';

function open() {
  const { store, startListening } = createTestStore();
  addWipeListener(startListening);
  const user = makeUser();
  store.dispatch(userReceived(user));
  for (const id of [user.id, 'somebody-else']) {
    localStorage.setItem(`drafts:${id}`, '{"elena":"Half a"}');
    localStorage.setItem(`outbox:${id}:one`, '{}');
    localStorage.setItem(`push:${id}`, '{}');
  }
  return { store, id: user.id };
}
const kept = () => Object.keys(localStorage).toSorted();

it('is what a log-out leaves before the conversations are here: nothing of this member [BX-06]', () => {
  const { store, id } = open();
  store.dispatch(loggedOut({ by: 'member' }));
  expect(kept()).toEqual(
    ['drafts:somebody-else', 'outbox:somebody-else:one', 'push:somebody-else', `push:${id}`].toSorted(),
  );
});

it('is not what an expired session leaves: it keeps what was written', () => {
  const { store } = open();
  store.dispatch(loggedOut({ by: 'expiry' }));
  expect(kept()).toHaveLength(6);
});
