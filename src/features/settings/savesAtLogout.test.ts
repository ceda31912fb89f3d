// @vitest-environment jsdom
/** A change of the account that waits for the one before is not made to the account of whoever has logged in since. */
import { expect, it, vi } from 'vitest';
import { updateUser } from '@/api/calls/user';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import type { User } from '@/domain/model';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { saveAccount } from './settingsThunks';

vi.mock(import('@/api/calls/user'), () => ({ updateUser: vi.fn<typeof updateUser>() }));

it('ends with the session that it belongs to', async () => {
  const { store } = createTestStore();
  const user = makeUser({ id: 'u1' });
  store.dispatch(loggedIn(user));
  const first = Promise.withResolvers<User>();
  vi.mocked(updateUser).mockReturnValueOnce(first.promise);
  const save = (invisible: boolean) =>
    store.dispatch(saveAccount({ changes: { invisible }, idempotencyKey: String(invisible) }));
  const saving = save(true);
  const waiting = save(false);
  await vi.waitFor(() => expect(updateUser).toHaveBeenCalledOnce());
  store.dispatch(loggedOut({ by: 'member' }));
  store.dispatch(loggedIn(makeUser({ id: 'u2' })));
  first.resolve(user);
  await saving;
  expect(await waiting).toMatchObject({ payload: { kind: 'aborted' } });
  expect(updateUser).toHaveBeenCalledOnce();
});
