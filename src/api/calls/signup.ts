/** signup.php, activate.php and reset-password.php (contract table). */
import type * as v from 'valibot';
import type { User } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { nothing } from '../wire/primitives';
import { userAnswer } from '../wire/user';
import type { signupRequest } from '../wire/user';

/** Refusals: 422 with fields email (taken, invalid), date_of_birth (invalid, underage), name; signups_closed. */
export const signUp = (body: v.InferInput<typeof signupRequest>, options: CallOptions = {}): Promise<User> =>
  send({ method: 'POST', file: 'signup.php', body, schema: userAnswer, ...options }).then(({ user }) => user);

/** Sends the activation mail again. Refusal: 429 when too many were sent. */
export const resendActivation = (options: CallOptions = {}): Promise<User> =>
  send({ method: 'POST', file: 'activate.php', body: { resend: true }, schema: userAnswer, ...options }).then(
    ({ user }) => user,
  );

/** Refusals: email_not_found, too_many_resets. */
export const requestPasswordReset = (email: string, options: CallOptions = {}): Promise<unknown> =>
  send({ method: 'POST', file: 'reset-password.php', body: { email }, schema: nothing, ...options });
