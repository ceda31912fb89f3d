// @vitest-environment jsdom
/** Changes of the account, and the end of its session. */
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { updateUser } from '@/api/calls/user';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { finderDraftName } from '@/core/formDrafts/sensitiveDrafts';
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

it('a consent that was withdrawn takes the answers along that are not saved yet, also when the session is over by then', async () => {
  const { store } = createTestStore();
  const user = makeUser({ id: 'u1', sensitive_consent: null });
  store.dispatch(loggedIn(user));
  keepFormDraft(finderDraftName('u1'), { eyes: 'green' });
  vi.mocked(updateUser).mockImplementationOnce(() => {
    store.dispatch(loggedOut({ by: 'expiry' }));
    return Promise.resolve(user);
  });
  const changes = { sensitive_consent: false } as const;
  const saving = await store.dispatch(saveAccount({ changes, idempotencyKey: 'k' }));
  expect(saving).toMatchObject({ payload: { kind: 'aborted' } });
  expect(readFormDraft(finderDraftName('u1'), v.object({ eyes: v.string() }))).toBeNull();
});
