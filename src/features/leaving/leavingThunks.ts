/** Starts the deletion of the account (spec 4). */
import { failureOf, refusalCode } from '@/api/failure';
import { ACCOUNT_RECORDS, accountKey } from '@/config/storageKeys';
import { loggedOut, selectUser } from '@/core/auth/authSlice';
import { removeText } from '@/lib/storage';
import { createAppThunk } from '@/store/createAppThunk';

interface Deletion {
  password: string;
  reason: string;
  /** The same for every attempt at the same deletion: an answer that got lost is not asked for twice. */
  idempotencyKey: string;
}

/**
 * Starts the deletion, then forgets the member in this browser and all its tabs.
 * @returns until when it can be taken back, ISO 8601. Refusal: 422 with the field password.
 */
export const deleteAccount = createAppThunk(
  'leaving/deleteAccount',
  async ({ password, reason, idempotencyKey }: Deletion, { dispatch, getState, signal }) => {
    const id = selectUser(getState())?.id;
    try {
      const calls = await import('@/api/calls/account');
      const until = await calls.deleteAccount({ password, reason }, { idempotencyKey, signal });
      // Whoever keeps these may not have been loaded yet.
      if (id !== undefined) ACCOUNT_RECORDS.forEach((record) => removeText('local', accountKey(record, id)));
      dispatch(loggedOut({ by: 'member' }));
      return until;
    } catch (error) {
      // The session is over already: ended elsewhere, or by a deletion whose answer got lost.
      if (refusalCode(failureOf(error)) === 'authentication_required') dispatch(loggedOut({ by: 'expiry' }));
      throw error;
    }
  },
);

/** The discount for those who stay. It is theirs from the first time it is asked for. Refusal: 404 after its use or end. */
export const fetchOffer = createAppThunk('leaving/fetchOffer', async (_: void, { signal }) => {
  const { getDiscount } = await import('@/api/calls/payments');
  return getDiscount({ delete: 'true' }, { signal });
});
