/** The acceptance of changed terms (contract, PUT user.php). */
import { sessionSignal } from '@/api/session';
import { writeUser } from '@/core/auth/writeInSession';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';

/**
 * Puts on record that whoever is here accepts the terms. Whoever logged out meanwhile is not brought back.
 * @param version of the terms, epoch ms
 * @throws ApiError when the server could not be told
 */
export const acceptTerms =
  (version: number) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const signal = sessionSignal();
    const { updateUser } = await import('@/api/calls/user');
    const terms_accepted = new Date(version).toISOString();
    await writeUser({ dispatch, getState }, () => updateUser({ terms_accepted }, { signal }));
  };
