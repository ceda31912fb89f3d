/** One attempt to buy: its key makes every click, reload and lost answer the same order (contract, conventions). */
import * as v from 'valibot';
import { SESSION_KEYS } from '@/config/storageKeys';
import type { PaymentMethod } from '@/domain/model';
import { paymentMethodSchema } from '@/api/wire/payment';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';

/** What is bought and how: another order needs another key. */
export interface Order {
  package: string;
  method: PaymentMethod;
  /** The discount code that is sent along. */
  code: string | null;
}

export interface Attempt extends Order {
  /** Id of the account that buys. */
  user: string;
  /** The idempotency key. */
  key: string;
  /** Null until the server has opened the order. */
  payment_id: string | null;
}

export interface Purchase {
  attempt: Attempt | null;
  /** The page to go back to afterwards, as the address named it: check it before use. */
  next: string | null;
}

export const NO_PURCHASE: Purchase = { attempt: null, next: null };

const schema = v.object({
  attempt: v.nullable(
    v.object({
      package: v.string(),
      method: paymentMethodSchema,
      code: v.nullable(v.string()),
      user: v.string(),
      key: v.string(),
      payment_id: v.nullable(v.string()),
    }),
  ),
  next: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Purchase>;

/**
 * The attempt to go on with: the stored one for the same order of the same member, otherwise a new one.
 * @param makeKey gives a fresh UUID
 */
export function attemptFor(
  order: Order,
  user: string,
  stored: Attempt | null,
  makeKey: () => string,
): Attempt {
  const same =
    stored !== null &&
    stored.user === user &&
    stored.package === order.package &&
    stored.method === order.method &&
    stored.code === order.code;
  return same ? stored : { ...order, user, key: makeKey(), payment_id: null };
}

/** Reads what this tab was buying; anything unreadable counts as nothing. */
export function readPurchase(): Purchase {
  const parsed = v.safeParse(schema, jsonParse(readText('session', SESSION_KEYS.openPayment)));
  return parsed.success ? parsed.output : NO_PURCHASE;
}

/** Keeps it for this tab, through reloads and the way to the payment page; nothing to keep leaves no trace. */
export function writePurchase(purchase: Purchase): void {
  if (purchase.attempt === null && purchase.next === null) removeText('session', SESSION_KEYS.openPayment);
  else writeText('session', SESSION_KEYS.openPayment, JSON.stringify(purchase));
}
