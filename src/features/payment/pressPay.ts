/** What a press on "pay" leads to. It knows no network, clock or storage, so that a model can run it through every bad day. */
import type { Payment, PaymentStatus } from '@/domain/model';
import { paymentOutcome } from '@/domain/payment';
import { isOrderOf, sameOrder } from './attempt';
import type { Attempt, Order } from './attempt';

export interface Wish extends Order {
  user: string;
  return_url: string;
  /** The price that the button names, in minor units. */
  amount: number;
  currency: string;
}

/** All that a press can do. What is thrown ends the press; the attempt stays as it was kept last. */
export interface Till {
  /** The attempt that the tabs of this account share, or an open order that another device began. */
  stored: () => Attempt | null;
  keep: (attempt: Attempt | null) => void;
  /** The server's word on an order; null when it does not know it. */
  ask: (payment_id: string) => Promise<Payment | null>;
  /** Drops an order that nobody paid. @returns what it is then: one that is paid or under way stays as it is */
  drop: (payment_id: string) => Promise<Payment | null>;
  /** Everything the account ordered. */
  orders: () => Promise<readonly Payment[]>;
  /** Opens the order of an attempt: once a key. */
  open: (attempt: Attempt) => Promise<Opened>;
  /** True for an answer that says that there will be no such order. */
  isRefusal: (error: unknown) => boolean;
  /** True for an answer that says that the key has made an order already, of a request that was not quite the same. */
  isConflict: (error: unknown) => boolean;
  /** The server's time, epoch ms. */
  now: () => number;
  makeKey: () => string;
}

interface Opened {
  payment_id: string;
  status: PaymentStatus;
  redirect_url?: string | undefined;
}

interface Outcome {
  payment_id: string;
  /** Where the order is paid, as the server named it; null when there is nothing to do but to look. */
  redirect_url: string | null;
}

/** The server knows a key for a day; an hour before that the attempt is looked up instead. */
const KEY_GOOD_MS = 23 * 3_600_000;
/** How far the server's time of an order may lie before the time at which this page began it. */
const CLOCK_SLACK_MS = 10_000;

/**
 * One wish becomes one order: an attempt that is under way is gone on with, one for something else is dropped before
 * another order begins, and what is paid already is shown and never paid again.
 */
export async function pressPay(wish: Wish, till: Till): Promise<Outcome> {
  try {
    return await press(wish, till);
  } catch (error) {
    if (!till.isConflict(error)) throw error;
    // The order is there by now: the second time it is found.
    return press(wish, till);
  }
}

async function press(wish: Wish, till: Till): Promise<Outcome> {
  const before = till.stored();
  if (before === null) return openOrder(begin(wish, till), till);

  const meant = sameOrder(before, wish);
  const good = till.now() - before.began_at < KEY_GOOD_MS;
  let known = await lookUp(before, meant, till);
  const same =
    meant && (known === null || (known.amount === wish.amount && known.currency === wish.currency));
  // Nobody pays another price than the button has named.
  if (meant && !same && known?.status === 'open') known = await till.drop(known.payment_id);
  // Its answer got lost, and with it, it seems, the order. Sent again at once, without looking, the same key could come
  // with another body: what may be told of the visit changes with a reload and with the consent.
  if (known === null && before.payment_id === null && same && good) return openOrder(before, till);
  if (known !== null && isUnderWay(known) && (same || !before.shown)) {
    till.keep({ ...before, payment_id: known.payment_id, shown: true });
    return { payment_id: known.payment_id, redirect_url: null };
  }
  if (known?.status === 'open' && same) {
    till.keep({ ...before, payment_id: known.payment_id });
    if (known.redirect_url !== undefined)
      return { payment_id: known.payment_id, redirect_url: known.redirect_url };
    if (good) return openOrder(before, till);
  }
  return openOrder(begin(wish, till), till);
}

const isUnderWay = ({ status }: Payment): boolean =>
  paymentOutcome(status) === 'pending' || paymentOutcome(status) === 'completed';

const begin = (
  { amount: _amount, currency: _currency, ...order }: Wish,
  { makeKey, now }: Till,
): Attempt => ({
  ...order,
  key: makeKey(),
  began_at: now(),
  payment_id: null,
  shown: false,
});

/** What became of the attempt before; one for something else is dropped. */
async function lookUp(before: Attempt, same: boolean, till: Till): Promise<Payment | null> {
  const found =
    before.payment_id === null
      ? (await till.orders()).find((order) => isOrderOf(before, order, CLOCK_SLACK_MS))
      : undefined;
  if (same && found !== undefined) return found;
  const id = before.payment_id ?? found?.payment_id;
  if (id === undefined) return null;
  return same ? till.ask(id) : till.drop(id);
}

async function openOrder(attempt: Attempt, till: Till): Promise<Outcome> {
  // Kept before it is sent: whatever happens to this page, the next press knows the key.
  till.keep(attempt);
  try {
    const { payment_id, status, redirect_url } = await till.open(attempt);
    till.keep({ ...attempt, payment_id });
    return { payment_id, redirect_url: status === 'open' ? (redirect_url ?? null) : null };
  } catch (error) {
    if (till.isRefusal(error)) till.keep(null);
    throw error;
  }
}
