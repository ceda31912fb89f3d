/** One attempt to buy: its key makes every press, reload, tab and lost answer the same order (contract, conventions). */
import * as v from 'valibot';
import { accountKey } from '@/config/storageKeys';
import type { Payment, PaymentMethod } from '@/domain/model';
import { paymentMethodSchema } from '@/api/wire/payment';
import { epochMs, minorUnits } from '@/api/wire/primitives';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';
import type { StorageArea } from '@/lib/storage';

/** What is bought and how: another order needs another key. */
export interface Order {
  package: string;
  method: PaymentMethod;
  /** The discount code that is sent along. */
  code: string | null;
  /** Id of the stored card that pays. */
  card: string | null;
  /** The buyer asks to start within the time of withdrawal. */
  start_now: boolean;
}

export interface Attempt extends Order {
  /** Id of the account that buys. */
  user: string;
  /** The idempotency key. */
  key: string;
  /** Same-origin path to which the payment page sends its buyer back; part of what the key stands for. */
  return_url: string;
  /** The price that the button named, in minor units; part of what the key stands for. Absent in what an older page kept. */
  amount?: number | undefined;
  currency?: string | undefined;
  /** By the server's clock, epoch ms. */
  began_at: number;
  /** Null until the server has opened the order. */
  payment_id: string | null;
  /** The buyer has seen that the money is on its way. */
  shown: boolean;
  /** The money has arrived, and nobody knows whether the buyer has heard of it: a press soon after shows it. */
  paid?: boolean | undefined;
}

const schema = v.object({
  package: v.string(),
  method: paymentMethodSchema,
  code: v.nullable(v.string()),
  card: v.nullable(v.string()),
  start_now: v.boolean(),
  user: v.string(),
  key: v.string(),
  return_url: v.string(),
  amount: v.optional(minorUnits),
  currency: v.optional(v.string()),
  began_at: epochMs,
  payment_id: v.nullable(v.string()),
  shown: v.boolean(),
  paid: v.optional(v.boolean()),
}) satisfies v.GenericSchema<unknown, Attempt>;

export const sameOrder = (a: Order, b: Order): boolean =>
  a.package === b.package &&
  a.method === b.method &&
  a.code === b.code &&
  a.card === b.card &&
  a.start_now === b.start_now;

/** How far the server's time of an order may lie before the time at which this page began it, when its answer got lost. */
export const CLOCK_SLACK_MS = 10_000;
/** A server may leave out the fractions of a second of its times. */
const FRACTION_MS = 1_000;

/**
 * Says whether an order is the one of an attempt: by its id, or where the answer got lost, by what was ordered and when.
 * @param slack how far the server's time of the order may lie before the time at which the page began it, in
 * milliseconds. Little by default: an attempt that ended with the order before it would forget its own key.
 */
export const isOrderOf = (attempt: Attempt, order: Payment, slack = FRACTION_MS): boolean =>
  attempt.payment_id === null
    ? order.package === attempt.package &&
      order.method === attempt.method &&
      Date.parse(order.created_at) >= attempt.began_at - slack
    : order.payment_id === attempt.payment_id;

/** Whoever has not been shown that the money arrived, and presses "pay" within this time, may be after the very same order. */
const NEWS_MS = 3_600_000;

/**
 * Says whether an order that is paid was begun too long ago for a press to be after it.
 * @param now by the server's clock, epoch ms
 */
export const isOldNews = ({ began_at }: Attempt, now: number): boolean => now - began_at >= NEWS_MS;

const keyOf = (user: string) => accountKey('payment', user);

function readFrom(area: StorageArea, user: string): Attempt | null {
  const parsed = v.safeParse(schema, jsonParse(readText(area, keyOf(user))));
  return parsed.success && parsed.output.user === user ? parsed.output : null;
}

/** Reads what this account was buying, in whichever tab; anything unreadable counts as nothing. */
export function readAttempt(user: string): Attempt | null {
  const local = readFrom('local', user);
  // There only where the browser's storage was full; another tab may have found room since.
  const own = readFrom('session', user);
  return own !== null && (local === null || own.began_at >= local.began_at) ? own : local;
}

/**
 * Keeps it for all tabs, through reloads and the way to the payment page; where the browser's storage is full, for this tab,
 * which has room of its own.
 * @returns false where nothing can be stored
 */
export function writeAttempt(user: string, attempt: Attempt): boolean {
  const key = keyOf(user);
  const text = JSON.stringify(attempt);
  if (!writeText('local', key, text)) return writeText('session', key, text);
  removeText('session', key);
  return true;
}

/**
 * Forgets one attempt, wherever it is kept; another one that another tab has begun stays.
 * @param ended its key; null for whatever is there
 */
export function dropAttempt(user: string, ended: string | null): void {
  for (const area of ['local', 'session'] as const) {
    const kept = readFrom(area, user);
    if (kept === null || ended === null || kept.key === ended) removeText(area, keyOf(user));
  }
}
