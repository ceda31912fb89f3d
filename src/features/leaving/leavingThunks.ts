/** Starts the deletion of the account (spec 4). */
import { failureOf, refusalCode } from '@/api/failure';
import { ACCOUNT_RECORDS, accountKey } from '@/config/storageKeys';
import { loggedOut, selectUser } from '@/core/auth/authSlice';
import { writeInSession } from '@/core/auth/writeInSession';
import { removeText } from '@/lib/storage';
import { createAppThunk } from '@/store/createAppThunk';
import { codeOver, codeTaken } from './leavingSteps';

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
  async ({ password, reason, idempotencyKey }: Deletion, tools) => {
    const { dispatch, getState, signal } = tools;
    const id = selectUser(getState())?.id;
    // The session may be over already: ended elsewhere, or by a deletion whose answer got lost.
    const until = await writeInSession(tools, async () => {
      const calls = await import('@/api/calls/account');
      return calls.deleteAccount({ password, reason }, { idempotencyKey, signal });
    });
    // Whoever keeps these may not have been loaded yet.
    if (id !== undefined) ACCOUNT_RECORDS.forEach((record) => removeText('local', accountKey(record, id)));
    dispatch(loggedOut({ by: 'member' }));
    return until;
  },
);

/** The discount for those who stay. It is theirs from the first time it is asked for. Refusal: 404 after its use or end. */
export const fetchOffer = createAppThunk('leaving/fetchOffer', async (_: void, { dispatch, signal }) => {
  try {
    const { getDiscount } = await import('@/api/calls/payments');
    const offer = await getDiscount({ delete: 'true' }, { signal });
    dispatch(codeTaken(offer));
    return offer;
  } catch (error) {
    if (refusalCode(failureOf(error)) === 'not_found') dispatch(codeOver());
    throw error;
  }
});
