/** signup.php and activate.php (contract table). */
import type * as v from 'valibot';
import type { User } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { userAnswer } from '../wire/user';
import type { signupRequest } from '../wire/user';

/** Refusals: 422 with fields email (taken, invalid), date_of_birth (invalid, underage), name; signups_closed. */
export const signUp = (body: v.InferInput<typeof signupRequest>, options: CallOptions = {}): Promise<User> =>
  send({
    method: 'POST',
    file: 'signup.php',
    outlivesSession: true,
    body,
    schema: userAnswer,
    ...options,
  }).then(({ user }) => user);

/** Sends the activation mail again. Refusal: 429 when too many were sent. */
export const resendActivation = (options: CallOptions = {}): Promise<User> =>
  send({
    method: 'POST',
    file: 'activate.php',
    waitsWhenLimited: false,
    body: { resend: true },
    schema: userAnswer,
    ...options,
  }).then(({ user }) => user);
