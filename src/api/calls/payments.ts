/** packages.php, discountcode.php, payment.php and transactions.php (spec 7, contract table). */
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import {
  cardsAnswer,
  discountSchema,
  ledgerAnswer,
  packagesAnswer,
  paymentAnswer,
  paymentStartAnswer,
  transactionsAnswer,
} from '../wire/payment';
import type { paymentRequest, withdrawalRequest } from '../wire/payment';

export const getPackages = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'packages.php', schema: packagesAnswer, ...options });

/** @param query `{welcome: 'true'}` for the welcome code, `{delete: 'true'}` for the offer before a deletion, or `{code}` (spec 7). Refusals: not_found, used, invalid. */
export const getDiscount = (query: Record<string, string>, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'discountcode.php', query, schema: discountSchema, ...options });

/** Creates the order once per idempotency key. Refusals: card_failed, 422 with field code, or with `amount: changed` for another price than was named. */
export const startPayment = (
  body: v.InferInput<typeof paymentRequest>,
  options: CallOptions & { idempotencyKey: string },
) => send({ method: 'POST', file: 'payment.php', body, schema: paymentStartAnswer, ...options });

export const getPayment = (id: string, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'payment.php', query: { id }, schema: paymentAnswer, ...options });

export const getTransactions = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'transactions.php', schema: transactionsAnswer, ...options });

/** The cards that are stored with the account. */
export const getCards = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'cards.php', schema: cardsAnswer, ...options });

/** Forgets a stored card; answers the others. */
export const deleteCard = (id: string, options: CallOptions = {}) =>
  send({ method: 'DELETE', file: 'cards.php', body: { id }, schema: cardsAnswer, ...options });

/** Drops an order that was not paid; one that is paid or under way stays as it is. */
export const cancelPayment = (payment_id: string, options: CallOptions = {}) =>
  send({ method: 'DELETE', file: 'payment.php', body: { payment_id }, schema: paymentAnswer, ...options });

/** Withdraws from a purchase: the second of the two steps. Refusal: 403 withdrawal_over. @returns the payment with its receipt */
export const withdraw = (
  body: v.InferInput<typeof withdrawalRequest>,
  options: CallOptions & { idempotencyKey: string },
) => send({ method: 'POST', file: 'withdrawal.php', body, schema: paymentAnswer, ...options });

/** What the credits were spent on, newest first. @param page 1-based */
export const getLedger = (page: number, options: CallOptions = {}) =>
  send({
    method: 'GET',
    file: 'ledger.php',
    query: { page: String(page) },
    schema: ledgerAnswer,
    ...options,
  });
