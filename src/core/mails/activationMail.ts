/** The mail that confirms the account's own address, once more (contract, activate.php). */
import { sessionSignal } from '@/api/session';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { writeUser } from '../auth/writeInSession';

/**
 * The server sends none when the address was confirmed elsewhere meanwhile; its answer tells.
 * @param idempotencyKey the same for every attempt at the same mail
 * @throws ApiError 429 with the seconds to wait when too many were sent; `aborted` when somebody else, or nobody, is here by then
 */
export const mailActivation =
  (idempotencyKey: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const signal = sessionSignal();
    const { resendActivation } = await import('@/api/calls/signup');
    await writeUser({ dispatch, getState }, () => resendActivation({ idempotencyKey, signal }));
  };
