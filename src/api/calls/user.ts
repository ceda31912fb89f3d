/** user.php and logout.php (spec 7). */
import type { User } from '@/domain/model';
import type { PushDetail } from '@/domain/pushDetail';
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import { nothing } from '../wire/primitives';
import { currentUserAnswer, userAnswer } from '../wire/user';
import type { loginRequest, userUpdateRequest } from '../wire/user';

/** @returns the member of the session, or null for a visitor. */
export const getCurrentUser = (options: CallOptions = {}): Promise<User | null> =>
  send({ method: 'GET', file: 'user.php', schema: currentUserAnswer, ...options }).then(({ user }) => user);

/** Refusals: login_failed, too_many_attempts {minutes}, account_pending_deletion {until}. */
export const login = (body: v.InferInput<typeof loginRequest>, options: CallOptions = {}): Promise<User> =>
  send({
    method: 'POST',
    file: 'user.php',
    outlivesSession: true,
    waitsWhenLimited: false,
    body,
    schema: userAnswer,
    ...options,
  }).then(({ user }) => user);

/** Refusals: 422 with fields old_password (wrong), new_email (taken, invalid); 429 when too many mails went to a new address. */
export const updateUser = (
  body: v.InferInput<typeof userUpdateRequest>,
  options: CallOptions = {},
): Promise<User> =>
  send({
    method: 'PUT',
    file: 'user.php',
    // A mail goes to the new address: how long until the next one is counted on screen.
    ...(body.new_email !== undefined && { waitsWhenLimited: false }),
    body,
    schema: userAnswer,
    ...options,
  }).then(({ user }) => user);

/** What the contract does not know and a server may leave unread. */
interface PushOptions extends CallOptions {
  /** Address of the browser that is withdrawn, as a member may have several. */
  endpoint?: string | undefined;
  /** How much a notice may show there; nothing personal when left out. */
  shows?: PushDetail;
}

/** Stores the push subscription with the account; false withdraws it (ST-17, BX-24). */
export const savePushSubscription = (
  subscription: unknown,
  { endpoint, shows, ...options }: PushOptions = {},
): Promise<unknown> =>
  send({
    method: 'POST',
    file: 'user.php',
    query: { push: '1' },
    body: { subscription, endpoint, shows },
    schema: nothing,
    ...options,
  });

/** Ends the session. The call is a GET that changes state, so it is never repeated. */
export const logout = (): Promise<unknown> =>
  send({ method: 'GET', file: 'logout.php', outlivesSession: true, schema: nothing, repeat: false });
