/** directdebit.php: the mandate, its one-time code and its signature (spec 2, contract table). */
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import { directDebitAnswer, mandateAnswer, mandateCodeAnswer } from '../wire/payment';
import type { directDebitRequest } from '../wire/payment';

/** What will be signed: creditor, reference, amount, date. Refusals: 404, sdd_blocked, sdd_limit. */
export const getMandate = (payment_id: string, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'directdebit.php', query: { payment_id }, schema: mandateAnswer, ...options });

/** Sends the one-time code to a phone. Refusals: 422 phone: invalid, 429 with the seconds until another may be asked for. */
export const sendMandateCode = (
  body: { payment_id: string; phone: string },
  options: CallOptions & { idempotencyKey: string },
) =>
  send({
    method: 'PUT',
    file: 'directdebit.php',
    waitsWhenLimited: false,
    body,
    schema: mandateCodeAnswer,
    ...options,
  });

/** Signs the mandate and pays. Refusals: sdd_blocked, sdd_limit (spec 8), 422 fields otp: invalid, iban: invalid. */
export const signMandate = (
  body: v.InferInput<typeof directDebitRequest>,
  options: CallOptions & { idempotencyKey: string },
) => send({ method: 'POST', file: 'directdebit.php', body, schema: directDebitAnswer, ...options });
