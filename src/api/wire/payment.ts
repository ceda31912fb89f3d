/** Wire schemas of packages, discounts and payments: packages.php, discountcode.php, payment.php (spec 7, contract table). Money in minor units. */
import * as v from 'valibot';
import type {
  CreditPackage,
  Discount,
  LedgerEntry,
  Mandate,
  Payment,
  StoredCard,
  Withdrawal,
  WithdrawalOffer,
} from '@/domain/model';
import { count, id, knownAmong, minorUnits, timestamp } from './primitives';
import { trackingSchema } from './tracking';

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
  discount: v.nullable(
    v.object({
      code: v.string(),
      price: minorUnits,
      value_percentage: v.number(),
      prior_price: v.optional(v.nullable(minorUnits)),
    }),
  ),
  popular: v.boolean(),
  methods: knownAmong(paymentMethodSchema),
}) satisfies v.GenericSchema<unknown, CreditPackage>;

export const packagesAnswer = v.object({ packages: v.array(packageSchema) });

const paymentStatus = v.picklist(['open', 'pending', 'completed', 'failed', 'cancelled']);

export const cardSchema = v.object({
  id,
  brand: v.string(),
  last4: v.string(),
  expires: v.string(),
}) satisfies v.GenericSchema<unknown, StoredCard>;
export const cardsAnswer = v.object({ cards: v.array(cardSchema) });
export const deleteCardRequest = v.object({ id });

/**
 * `return_url` is a same-origin path; the payment id is appended as `?payment=ID`. `start_now`: the buyer asks to start within the
 * time of withdrawal. `amount` and `currency`: the price that the button named; an order at another one is refused with the field
 * `amount: changed`.
 */
export const paymentRequest = v.object({
  package: id,
  method: paymentMethodSchema,
  code: v.optional(v.string()),
  card: v.optional(id),
  start_now: v.optional(v.boolean()),
  amount: v.optional(minorUnits),
  currency: v.optional(v.string()),
  return_url: v.string(),
  tracking: v.optional(trackingSchema),
});
export const paymentStartAnswer = v.object({
  payment_id: id,
  status: paymentStatus,
  redirect_url: v.optional(v.string()),
});

const offer = { used_credits: count, used_amount: minorUnits, refund: minorUnits };
const withdrawalOffer = v.object({ until: timestamp, ...offer }) satisfies v.GenericSchema<
  unknown,
  WithdrawalOffer
>;
const withdrawal = v.object({
  reference: v.string(),
  withdrawn_at: timestamp,
  name: v.string(),
  email: v.string(),
  ...offer,
}) satisfies v.GenericSchema<unknown, Withdrawal>;

export const paymentAnswer = v.object({
  payment_id: id,
  status: paymentStatus,
  package: id,
  credits: count,
  amount: minorUnits,
  currency: v.string(),
  method: paymentMethodSchema,
  created_at: timestamp,
  discount_amount: v.optional(minorUnits),
  code: v.optional(v.nullable(v.string())),
  card: v.optional(v.nullable(v.object({ brand: v.string(), last4: v.string() }))),
  start_now: v.optional(v.boolean()),
  mandate_reference: v.optional(v.nullable(v.string())),
  redirect_url: v.optional(v.string()),
  withdrawal: v.optional(v.nullable(withdrawalOffer)),
  withdrawn: v.optional(v.nullable(withdrawal)),
}) satisfies v.GenericSchema<unknown, Payment>;
export const transactionsAnswer = v.object({ transactions: v.array(paymentAnswer) });
export const cancelPaymentRequest = v.object({ payment_id: id });

/** A code by its name, the welcome code, or the offer made to somebody who is about to leave. */
export const discountQuery = v.object({
  welcome: v.optional(v.string()),
  delete: v.optional(v.string()),
  code: v.optional(v.string()),
});
export const paymentQuery = v.object({ id });
export const transactionsQuery = v.object({ id: v.optional(id) });

/** Both steps lead here: the second one sends it. */
export const withdrawalRequest = v.object({ payment_id: id, name: v.string(), email: v.string() });

export const mandateQuery = v.object({ payment_id: id });
export const mandateAnswer = v.object({
  payment_id: id,
  status: paymentStatus,
  creditor: v.object({ name: v.string(), address: v.string(), identifier: v.string() }),
  mandate_reference: v.string(),
  amount: minorUnits,
  currency: v.string(),
  debit_date: v.string(),
  refund_weeks: count,
}) satisfies v.GenericSchema<unknown, Mandate>;
/** Asks for the one-time code by text message. */
export const mandateCodeRequest = v.object({ payment_id: id, phone: v.string() });
export const mandateCodeAnswer = v.object({
  /** The number with most digits hidden. */
  sent_to: v.string(),
  /** Until another code may be asked for, seconds. */
  wait: count,
});
export const directDebitRequest = v.object({
  payment_id: id,
  otp: v.string(),
  account_holder: v.string(),
  iban: v.string(),
  street: v.string(),
  house_number: v.string(),
  zip: v.string(),
  city: v.string(),
  phone: v.string(),
});
export const directDebitAnswer = v.object({ status: paymentStatus, mandate_reference: v.string() });

export const ledgerQuery = v.object({ page: v.optional(v.string()) });
const ledgerEntry = v.object({
  id,
  at: timestamp,
  kind: v.picklist(['message', 'gift', 'photo', 'purchase', 'signup', 'withdrawal', 'correction']),
  credits: v.pipe(v.number(), v.integer()),
  balance: count,
  profile: v.nullable(v.object({ id, name: v.string() })),
  conversation: v.nullable(id),
  payment_id: v.nullable(id),
}) satisfies v.GenericSchema<unknown, LedgerEntry>;
/** Newest first; `numResults` of all pages together. */
export const ledgerAnswer = v.object({
  pageNumber: count,
  results: v.array(ledgerEntry),
  numResults: count,
});
