/** packages.php, discountcode.php, payment.php and transactions.php (spec 7, contract table). */
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import {
  discountSchema,
  packagesAnswer,
  paymentAnswer,
  paymentStartAnswer,
  transactionsAnswer,
} from '../wire/payment';
import type { paymentRequest } from '../wire/payment';

export const getPackages = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'packages.php', schema: packagesAnswer, ...options });

/** @param query `{welcome: 'true'}` for the welcome code, or `{code}` (spec 7). Refusals: not_found, used, invalid. */
export const getDiscount = (query: Record<string, string>, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'discountcode.php', query, schema: discountSchema, ...options });

/** Creates the order once per idempotency key. Refusals: card_failed, 422 with field code. */
export const startPayment = (
  body: v.InferInput<typeof paymentRequest>,
  options: CallOptions & { idempotencyKey: string },
) => send({ method: 'POST', file: 'payment.php', body, schema: paymentStartAnswer, ...options });

export const getPayment = (id: string, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'payment.php', query: { id }, schema: paymentAnswer, ...options });

export const getTransactions = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'transactions.php', schema: transactionsAnswer, ...options });
