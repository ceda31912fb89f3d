/** Saves changes of the account (contract, PUT user.php). */
import type * as v from 'valibot';
import { ApiError } from '@/api/failure';
import type { userUpdateRequest } from '@/api/wire/user';
import { selectUser } from '@/core/auth/authSlice';
import { writeUser } from '@/core/auth/writeInSession';
import { forgetSensitiveAnswers } from '@/core/formDrafts/sensitiveDrafts';
import { createAppThunk } from '@/store/createAppThunk';

export type AccountChanges = v.InferInput<typeof userUpdateRequest>;
interface SaveArgument {
  changes: AccountChanges;
  /** The same for every attempt at the same change. */
  idempotencyKey: string;
}

/** Saves follow each other, so that the answer that comes last is the newest. */
let before: Promise<unknown> = Promise.resolve();

/** Refusals: 422 with fields old_password (wrong), new_password (too_short), new_email (taken, invalid). */
export const saveAccount = createAppThunk(
  'account/save',
  async ({ changes, idempotencyKey }: SaveArgument, tools) => {
    const { getState, signal } = tools;
    const id = selectUser(getState())?.id;
    const isSame = (): boolean => selectUser(getState())?.id === id;
    const { updateUser } = await import('@/api/calls/user');
    const saving = before.then(() => {
      // By now the next member may be here, whose account this is not about.
      if (!isSame()) throw new ApiError({ kind: 'aborted' });
      return writeUser(tools, async () => {
        const user = await updateUser(changes, { idempotencyKey, signal });
        if (user.sensitive_consent === null) forgetSensitiveAnswers(user.id);
        return user;
      });
    });
    before = saving.catch(() => undefined);
    await saving;
  },
);
