// @vitest-environment jsdom
/** A save that waits for the one before is not made in the name of whoever has logged in since. */
import { expect, it, vi } from 'vitest';
import { updateProfile } from '@/api/calls/profile';
import { updateUser } from '@/api/calls/user';
import { ApiError } from '@/api/failure';
import { loggedIn, loggedOut, selectAuthStatus } from '@/core/auth/authSlice';
import type { ProfileDetails } from '@/domain/model';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { giveConsent, saveProfile } from './ownProfileThunks';

vi.mock(import('@/api/calls/profile'), () => ({ updateProfile: vi.fn<typeof updateProfile>() }));
vi.mock(import('@/api/calls/user'), () => ({ updateUser: vi.fn<typeof updateUser>() }));

it('ends with the session that it belongs to', async () => {
  const { store } = createTestStore();
  const user = makeUser({ id: 'u1' });
  store.dispatch(loggedIn(user));
  const first = Promise.withResolvers<ProfileDetails>();
  vi.mocked(updateProfile).mockReturnValueOnce(first.promise);
  const saving = store.dispatch(saveProfile({ about: 'One' }));
  const waiting = store.dispatch(saveProfile({ about: 'Two' }));
  await vi.waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  store.dispatch(loggedOut({ by: 'member' }));
  store.dispatch(loggedIn(makeUser({ id: 'u2' })));
  first.resolve(user.profile);
  await saving;
  expect(await waiting).toMatchObject({ payload: { kind: 'aborted' } });
  expect(updateProfile).toHaveBeenCalledOnce();
});

it('ends here where a consent is refused because it has ended elsewhere [RO-05]', async () => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'u1' })));
  vi.mocked(updateUser).mockRejectedValueOnce(
    new ApiError({ kind: 'refused', status: 403, code: 'authentication_required', fields: {}, details: {} }),
  );
  await store.dispatch(giveConsent());
  expect(selectAuthStatus(store.getState())).toBe('out');
});
