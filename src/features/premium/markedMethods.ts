/** The payment methods that stand as plates of their own in the shop (spec 3). */
import type { PaymentMethodCode } from '@/config/paymentMethods';

/** Those with a mark or a word of their own to be known by. */
export const MARKED_METHODS: ReadonlySet<PaymentMethodCode> = new Set([
  'bancontact',
  'blik',
  'cartebancaire',
  'eps',
  'ideal',
  'maestro',
  'mastercard',
  'nexi',
  'paypal',
  'prezelewy24',
  'visa',
]);
