/** Whether a checked code counts for an order, by the conditions that the code itself names (spec 3, 5). */
import type { CreditPackage, Discount, PaymentMethod } from '@/domain/model';

/** Why a code does not count here. Amounts in minor units. */
export type CodeMisfit =
  | { reason: 'expired' }
  | { reason: 'minimum_order_value'; minimum: number; currency: string }
  | { reason: 'country'; country: string }
  | { reason: 'paymentmethods'; methods: readonly string[] };

interface OrderedThing {
  pkg: Pick<CreditPackage, 'price' | 'currency'>;
  method: PaymentMethod | null;
  /** ISO 3166-1, of the buyer. */
  country: string;
  /** Epoch ms by the server's clock. */
  now: number;
}

/**
 * The first condition that the order does not meet; the full price counts towards the minimum.
 * @returns null when the code counts
 */
export function codeMisfit(discount: Discount, order: OrderedThing): CodeMisfit | null {
  const { expires, country, minimum_order_value: minimum, paymentmethods } = discount;
  if (discount.expired || (expires !== null && Date.parse(expires) <= order.now))
    return { reason: 'expired' };
  if (country !== null && country !== order.country) return { reason: 'country', country };
  if (minimum !== null && order.pkg.price < minimum)
    return {
      reason: 'minimum_order_value',
      minimum,
      currency: discount.currency ?? order.pkg.currency,
    };
  if (paymentmethods !== null && order.method !== null && !paymentmethods.includes(order.method))
    return { reason: 'paymentmethods', methods: paymentmethods };
  return null;
}
