/** Saving the own profile, and the consent that two of its fields need. */
import { ownProfileChanged, selectUser } from '@/core/auth/authSlice';
import { writeUser } from '@/core/auth/writeInSession';
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { createAppThunk } from '@/store/createAppThunk';
import type { TypedValues } from './profileFields';

/** Asked for with the form, too: a save without a connection must be able to say so. */
export const loadProfileCalls = () => import('@/api/calls/profile');

/** What to say of a defect of ours, which has no failure of its own. */
export const DEFECT: Failure = { kind: 'server', status: 500 };

/** Saves follow each other, so that the answer that comes last is the newest. */
let before: Promise<unknown> = Promise.resolve();

/** Changes the given fields. Rejects with 422 and the fields that the server does not accept. */
export const saveProfile = createAppThunk(
  'ownProfile/save',
  async (changes: TypedValues, { dispatch, getState, signal }) => {
    const id = selectUser(getState())?.id;
    const isSame = (): boolean => selectUser(getState())?.id === id;
    const { updateProfile } = await loadProfileCalls();
    const saving = before.then(() => {
      // By now the next member may be here, whose profile this is not about.
      if (!isSame()) throw new ApiError({ kind: 'aborted' });
      return updateProfile(changes, { signal });
    });
    before = saving.catch(() => undefined);
    const profile = await saving;
    // The form of somebody who has left keeps nothing of it.
    if (!isSame()) throw new ApiError({ kind: 'aborted' });
    dispatch(ownProfileChanged(profile));
    return profile;
  },
);

/** Puts the member's explicit consent to keep sexuality and interests on record. */
export const giveConsent = createAppThunk('ownProfile/consent', async (_: void, tools) => {
  const { updateUser } = await import('@/api/calls/user');
  return writeUser(tools, () => updateUser({ sensitive_consent: true }, { signal: tools.signal }));
});
