/** Tells a payment method from any other text, for example in an address. */
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { PaymentMethod } from '@/domain/model';

export const isPaymentMethod = (code: string | undefined): code is PaymentMethod =>
  code !== undefined && Object.hasOwn(PAYMENT_METHODS, code);
