/** What a press on "pay" does: one order for one wish, then the way to where it is paid. */
import { ApiError } from '@/api/failure';
import { TAB_LOCKS } from '@/config/storageKeys';
import { selectUser } from '@/core/auth/authSlice';
import { afterOtherTabs } from '@/lib/oneTab';
import { payPlace } from '@/domain/payPlace';
import { createAppThunk } from '@/store/createAppThunk';
import type { Order } from './attempt';
import { payAnswered, payPressed, selectPressed } from './paymentSlice';
import { pressPay } from './pressPay';
import { openTill } from './till';

interface PayOrder extends Omit<Order, 'card' | 'start_now'> {
  /** Id of the stored card that pays, without a payment page. */
  card?: string;
  /** The buyer asks to start within the time of withdrawal. */
  start_now?: boolean;
  /** The price that the button names, in minor units: an open order at another one is dropped. */
  amount: number;
  currency: string;
  /** Same-origin path to which the payment page sends its buyer back. */
  return_url: string;
}
export interface PayAnswer {
  payment_id: string;
  /** Where the order is paid, from payPlace: the provider's page, or one of the app; null when there is nothing to do there. */
  leave_to: string | null;
}

/**
 * Opens the order. A double press, a reload, another tab and a lost answer lead to the same order and one charge.
 * Rejects with card_failed or the field code (spec 8); a refused order leaves the next press free to be a new one.
 */
export const payNow = createAppThunk(
  'payment/payNow',
  async ({ card, start_now, ...order }: PayOrder, tools): Promise<PayAnswer> => {
    const user = selectUser(tools.getState())?.id ?? '';
    const wish = { ...order, card: card ?? null, start_now: start_now ?? false, user };
    tools.dispatch(payPressed());
    try {
      const { payment_id, redirect_url } = await inTurn(() => pressPay(wish, openTill(wish, tools)));
      const leave_to = payPlace(redirect_url, globalThis.location.origin);
      if (redirect_url !== null && leave_to === null)
        throw new ApiError({ kind: 'wrong_shape', call: 'POST payment.php' });
      return { payment_id, leave_to };
    } finally {
      tools.dispatch(payAnswered());
    }
  },
  (_, state) => selectUser(state) !== null && !selectPressed(state),
);

/** Two tabs press one after the other: the second finds what the first has begun. */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    afterOtherTabs(TAB_LOCKS.pay, async () => resolve(await work())).catch(reject);
  });
}
