/** Mails that confirm an address: once more, or to another one (contract, activate.php and user.php). */
import { writeUser } from '@/core/auth/writeInSession';
import { mailActivation } from '@/core/mails/activationMail';
import { createAppThunk } from '@/store/createAppThunk';

interface Sending {
  idempotencyKey: string;
}

/** Rejects with 429 and the seconds to wait when too many were sent. */
export const resendMail = createAppThunk('join/resend', ({ idempotencyKey }: Sending, { dispatch }) =>
  dispatch(mailActivation(idempotencyKey)),
);

/** The new address is used once the link in the mail to it was opened. Rejects with field new_email: taken, invalid; with 429 as above. */
export const mailNewAddress = createAppThunk(
  'join/newAddress',
  async ({ new_email, idempotencyKey }: Sending & { new_email: string }, tools) => {
    const { updateUser } = await import('@/api/calls/user');
    await writeUser(tools, () => updateUser({ new_email }, { idempotencyKey, signal: tools.signal }));
  },
);
