/** An order that another device began: gone on with, or dropped, like one of this browser. */
import type { Payment } from '@/domain/model';
import { sameOrder } from './attempt';
import type { Attempt } from './attempt';
import { isNews, showOrder } from './orderNews';
import type { Outcome, Till, Wish } from './wish';

/**
 * Goes on with an order when it is what the press wants, at the price that the button names; makes sure otherwise that
 * nothing of it is left to pay.
 * @param waiting the orders of other devices, the newest first
 * @returns null when the wish is a new order
 */
export async function takeOver(waiting: readonly Payment[], wish: Wish, till: Till): Promise<Outcome | null> {
  const isMeant = (order: Payment): boolean =>
    sameOrder(adopted(order, wish, till), wish) &&
    order.amount === wish.amount &&
    order.currency === wish.currency;
  // What is being paid just now is not paid again, whatever was begun since.
  const order = waiting.find((one) => one.status === 'pending' && isMeant(one)) ?? waiting[0];
  if (order === undefined) return null;
  const attempt = adopted(order, wish, till);
  const same = isMeant(order);
  if (order.status === 'open' && same && order.redirect_url !== undefined) {
    till.keep(attempt);
    return { payment_id: order.payment_id, redirect_url: order.redirect_url };
  }
  // Without the place where it is paid, only the device that began it could go on.
  const known = order.status === 'open' ? await till.drop(order.payment_id) : order;
  return known !== null && isNews(known, attempt, same, till.now()) ? showOrder(known, attempt, till) : null;
}

function adopted(order: Payment, wish: Wish, till: Till): Attempt {
  return {
    user: wish.user,
    package: order.package,
    method: order.method,
    code: order.code ?? null,
    // A stored card leaves nothing open. Which one has paid is known only where that was done.
    card: order.status === 'open' ? null : wish.card,
    // A server may not tell.
    start_now: order.start_now ?? wish.start_now,
    key: till.makeKey(),
    return_url: wish.return_url,
    amount: order.amount,
    currency: order.currency,
    began_at: Date.parse(order.created_at),
    payment_id: order.payment_id,
    shown: order.status === 'pending' && till.isShown(order.payment_id),
  };
}
