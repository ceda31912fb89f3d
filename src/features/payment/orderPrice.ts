/** What an order costs with a code that the member typed in. Prices in minor units. */
import type { CreditPackage, Discount } from '@/domain/model';
import { effectivePrice } from '@/domain/pricing';

export interface OrderPrice {
  full: number;
  total: number;
  /** The code that goes with the order, null for the full price. */
  code: string | null;
  /** In percent; null for the full price. */
  percentage: number | null;
  /** A code was typed in, but the discount that the member has already is at least as good. */
  kept: boolean;
}

/**
 * The better of the discount that the package came with and the typed code: they never add up (spec 4).
 * @param entered the checked code, null without one
 */
export function orderPrice(pkg: CreditPackage, entered: Discount | null): OrderPrice {
  const own: OrderPrice = {
    full: pkg.price,
    total: effectivePrice(pkg),
    code: pkg.discount?.code ?? null,
    percentage: pkg.discount?.value_percentage ?? null,
    kept: entered !== null,
  };
  if (entered === null) return own;
  // A fraction of a cent is the member's, as on the server.
  const total = Math.floor((pkg.price * (100 - entered.value_percentage)) / 100);
  if (total >= own.total) return own;
  return { full: pkg.price, total, code: entered.code, percentage: entered.value_percentage, kept: false };
}
