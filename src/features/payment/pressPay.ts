/** What a press on "pay" leads to. It knows no network, clock or storage, so that a model can run it through every bad day. */
import type { Payment } from '@/domain/model';
import { waitingOrders } from '@/domain/payment';
import { CLOCK_SLACK_MS, isOrderOf, sameOrder } from './attempt';
import type { Attempt } from './attempt';
import { isNews, showOrder } from './orderNews';
import { takeOver } from './otherDevice';
import type { Outcome, Till, Wish } from './wish';

/** The server knows a key for a day; an hour before that the attempt is looked up instead. */
const KEY_GOOD_MS = 23 * 3_600_000;

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
  const own = till.stored();
  const outcome = own && (await goOn(own, wish, till));
  if (outcome !== null) return outcome;
  // Another device may have an order under way, of which this one has not heard.
  const others = (await till.orders()).filter(({ payment_id }) => payment_id !== own?.payment_id);
  const taken = await takeOver(waitingOrders(others, till.now()), wish, till);
  return taken ?? openOrder(begin(wish, till), till);
}

/**
 * Goes on with an attempt of this browser, or makes sure that nothing of it is left to pay.
 * @returns null when the wish is a new order
 */
async function goOn(before: Attempt, wish: Wish, till: Till): Promise<Outcome | null> {
  const { amount, currency } = wish;
  const meant = sameOrder(before, wish);
  const good = till.now() - before.began_at < KEY_GOOD_MS;
  let known = await lookUp(before, meant, till);
  const same = meant && (known === null || (known.amount === amount && known.currency === currency));
  // Nobody pays another price than the button has named.
  if (meant && !same && known?.status === 'open') known = await till.drop(known.payment_id);
  // Its answer got lost, and with it, it seems, the order. Sent again at once, without looking, the same key could come
  // with another body: what may be told of the visit changes with a reload and with the consent.
  if (known === null && before.payment_id === null && same && good)
    return openOrder({ ...before, amount, currency }, till);
  if (known !== null && isNews(known, before, same, till.now())) return showOrder(known, before, till);
  if (known?.status === 'open' && same) {
    till.keep({ ...before, payment_id: known.payment_id });
    if (known.redirect_url !== undefined)
      return { payment_id: known.payment_id, redirect_url: known.redirect_url };
    if (good) return openOrder(before, till);
  }
  return null;
}

const begin = (wish: Wish, { makeKey, now }: Till): Attempt => ({
  ...wish,
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
    if (till.isNoOrder(error)) till.keep(null);
    throw error;
  }
}
