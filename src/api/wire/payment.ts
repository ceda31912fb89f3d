/** Wire schemas of packages, discounts and payments: packages.php, discountcode.php, payment.php (spec 7, contract table). Money in minor units. */
import * as v from 'valibot';
import type { CreditPackage, Discount, Payment } from '@/domain/model';
import { count, id, minorUnits, timestamp } from './primitives';

export const paymentMethodSchema = v.picklist([
  'sdd',
  'prezelewy24',
  'blik',
  'sct',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'cartebancaire',
  'nexi',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
]);

export const discountSchema = v.object({
  code: v.string(),
  country: v.nullable(v.string()),
  user_id: v.nullable(v.string()),
  expires: v.nullable(timestamp),
  value_percentage: v.number(),
  currency: v.nullable(v.string()),
  minimum_order_value: v.nullable(v.number()),
  status: v.string(),
  validity: v.string(),
  expired: v.boolean(),
  paymentmethods: v.nullable(v.array(v.string())),
}) satisfies v.GenericSchema<unknown, Discount>;

export const packageSchema = v.object({
  id,
  style: v.picklist(['p0', 'p1', 'p2', 'p3']),
  credits: count,
  price: minorUnits,
  currency: v.string(),
  discount: v.nullable(v.object({ code: v.string(), price: minorUnits, value_percentage: v.number() })),
  popular: v.boolean(),
  methods: v.array(paymentMethodSchema),
}) satisfies v.GenericSchema<unknown, CreditPackage>;

export const packagesAnswer = v.object({ packages: v.array(packageSchema) });

const paymentStatus = v.picklist(['open', 'pending', 'completed', 'failed', 'cancelled']);

/** `return_url` is a same-origin path; the payment id is appended as `?payment=ID`. */
export const paymentRequest = v.object({
  package: id,
  method: paymentMethodSchema,
  code: v.optional(v.string()),
  card: v.optional(id),
  return_url: v.string(),
});
export const paymentStartAnswer = v.object({
  payment_id: id,
  status: paymentStatus,
  redirect_url: v.optional(v.string()),
});
export const paymentAnswer = v.object({
  payment_id: id,
  status: paymentStatus,
  package: id,
  credits: count,
  amount: minorUnits,
  currency: v.string(),
  method: paymentMethodSchema,
  created_at: timestamp,
}) satisfies v.GenericSchema<unknown, Payment>;
export const transactionsAnswer = v.object({ transactions: v.array(paymentAnswer) });

/** Query of discountcode.php: the welcome code (`welcome=true`) or a code to check. */
export const discountQuery = v.object({ welcome: v.optional(v.string()), code: v.optional(v.string()) });
export const paymentQuery = v.object({ id });
export const transactionsQuery = v.object({ id: v.optional(id) });

export const cardSchema = v.object({ id, brand: v.string(), last4: v.string(), expires: v.string() });
export const cardsAnswer = v.object({ cards: v.array(cardSchema) });
export const deleteCardRequest = v.object({ id });
