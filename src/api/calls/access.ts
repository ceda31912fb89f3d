/** Links from mails: activate.php, reset-password.php, mail-change.php, reactivate.php, token.php (contract table). */
import type * as v from 'valibot';
import type { User } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { nothing } from '../wire/primitives';
import { tokenAnswer, userAnswer } from '../wire/user';
import type { reactivateRequest } from '../wire/user';

/** Confirms the e-mail address; logs its owner in. Refusal: token_expired. */
export const activate = (token: string, options: CallOptions = {}): Promise<User> =>
  send({
    method: 'POST',
    file: 'activate.php',
    outlivesSession: true,
    body: { token },
    schema: userAnswer,
    ...options,
  }).then(({ user }) => user);

/** Refusals: email_not_found, too_many_resets. */
export const requestPasswordReset = (email: string, options: CallOptions = {}): Promise<unknown> =>
  send({
    method: 'POST',
    file: 'reset-password.php',
    outlivesSession: true,
    waitsWhenLimited: false,
    body: { email },
    schema: nothing,
    ...options,
  });

/** Ends all sessions of the account and logs nobody in. Refusals: token_expired, 422 with field password. */
export const completePasswordReset = (
  body: { token: string; password: string },
  options: CallOptions = {},
): Promise<unknown> =>
  send({
    method: 'PUT',
    file: 'reset-password.php',
    outlivesSession: true,
    body,
    schema: nothing,
    ...options,
  });

/** Confirms a new e-mail address; logs its owner in. Refusal: token_expired. */
export const confirmMailChange = (token: string, options: CallOptions = {}): Promise<User> =>
  send({
    method: 'POST',
    file: 'mail-change.php',
    outlivesSession: true,
    body: { token },
    schema: userAnswer,
    ...options,
  }).then(({ user }) => user);

/** With a token the account is back; with an e-mail address the mail with the link is sent. Refusal: token_expired. */
export const reactivate = (
  body: v.InferInput<typeof reactivateRequest>,
  options: CallOptions = {},
): Promise<unknown> =>
  send({
    method: 'POST',
    file: 'reactivate.php',
    outlivesSession: true,
    waitsWhenLimited: false,
    body,
    schema: nothing,
    ...options,
  });

/**
 * What a one-time link does; one that logs in or unsubscribes does so here, so it is asked once. With the key of the act a server that
 * knows of keys says the same again when its answer was lost; one that does not answers 404 then. Refusals: 404, and for a link that
 * logs in account_pending_deletion {until}.
 */
export const showToken = (token: string, options: CallOptions = {}) =>
  send({
    method: 'GET',
    file: 'token.php',
    outlivesSession: true,
    query: { token },
    schema: tokenAnswer,
    repeat: false,
    ...options,
  });
