/** A discount code for tests. */
import type { Discount } from '@/domain/model';

/** @param changes what matters to the test; without any it counts for every order */
export const discountCode = (changes: Partial<Discount> = {}): Discount => ({
  code: 'SUMMER10',
  country: null,
  user_id: null,
  expires: null,
  value_percentage: 10,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: null,
  ...changes,
});
