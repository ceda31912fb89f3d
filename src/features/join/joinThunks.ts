/** Mails that confirm an address: once more, or to another one (contract, activate.php and user.php). */
import { ApiError } from '@/api/failure';
import { selectUser, userReceived } from '@/core/auth/authSlice';
import type { User } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';

interface Sending {
  idempotencyKey: string;
}

/** Whoever logged out while the answer was on its way is not brought back by it, and nothing of it is kept. */
function learn(user: User, dispatch: AppDispatch, getState: () => RootState): void {
  if (selectUser(getState())?.id !== user.id) throw new ApiError({ kind: 'aborted' });
  dispatch(userReceived(user));
}

/** Rejects with 429 and the seconds to wait when too many were sent. */
export const resendMail = createAppThunk('join/resend', async (options: Sending, { dispatch, getState }) => {
  const { resendActivation } = await import('@/api/calls/signup');
  learn(await resendActivation(options), dispatch, getState);
});

/** The new address is used once the link in the mail to it was opened. Rejects with field new_email: taken, invalid. */
export const mailNewAddress = createAppThunk(
  'join/newAddress',
  async ({ new_email, ...options }: Sending & { new_email: string }, { dispatch, getState }) => {
    const { updateUser } = await import('@/api/calls/user');
    learn(await updateUser({ new_email }, options), dispatch, getState);
  },
);
