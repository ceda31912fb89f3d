/** The payment methods: their own names, their families and what buyers of each country usually take (spec 3). */
import type { CountryCode } from './countries';

/** How a method is paid, which decides its icon and its form. */
export type PaymentFamily = 'card' | 'bank' | 'direct_debit' | 'transfer' | 'wallet' | 'voucher';

/** Trade names are the same in every language; `creditcard`, `sdd` and `sct` may be worded by the page that shows them. */
export const PAYMENT_METHODS = {
  sdd: { label: 'SEPA Direct Debit', family: 'direct_debit' },
  prezelewy24: { label: 'Przelewy24', family: 'bank' },
  blik: { label: 'BLIK', family: 'bank' },
  sct: { label: 'SEPA Credit Transfer', family: 'transfer' },
  giropay: { label: 'giropay', family: 'bank' },
  mastercard: { label: 'Mastercard', family: 'card' },
  visa: { label: 'Visa', family: 'card' },
  creditcard: { label: 'Credit card', family: 'card' },
  cartebancaire: { label: 'Carte Bancaire', family: 'card' },
  nexi: { label: 'Nexi', family: 'card' },
  ideal: { label: 'iDEAL', family: 'bank' },
  bancontact: { label: 'Bancontact', family: 'card' },
  applepay: { label: 'Apple Pay', family: 'wallet' },
  paysafecard: { label: 'paysafecard', family: 'voucher' },
  maestro: { label: 'Maestro', family: 'card' },
  paypal: { label: 'PayPal', family: 'wallet' },
  sofort: { label: 'Sofort', family: 'bank' },
  eps: { label: 'eps', family: 'bank' },
} as const satisfies Record<string, { label: string; family: PaymentFamily }>;
export type PaymentMethodCode = keyof typeof PAYMENT_METHODS;

/** The buyer sends the money, and it is on its way for a day or more. */
export const isTransfer = (method: PaymentMethodCode): boolean =>
  PAYMENT_METHODS[method].family === 'transfer';

/** What buyers of a country usually take, the most usual first; the offer itself comes with each package. */
export const USUAL_METHODS: Readonly<Record<CountryCode, readonly PaymentMethodCode[]>> = {
  US: ['creditcard', 'visa', 'mastercard', 'paypal'],
  NL: ['ideal', 'creditcard', 'paypal'],
  BE: ['bancontact', 'creditcard', 'paypal'],
  FR: ['cartebancaire', 'creditcard', 'paypal'],
  IT: ['nexi', 'creditcard', 'paypal'],
  ES: ['creditcard', 'visa', 'paypal'],
  DE: ['paypal', 'sdd', 'giropay', 'sofort', 'creditcard'],
  AT: ['eps', 'paypal', 'sofort', 'creditcard'],
  IE: ['creditcard', 'visa', 'paypal'],
  GB: ['creditcard', 'visa', 'paypal'],
  CA: ['creditcard', 'visa', 'paypal'],
  PL: ['blik', 'prezelewy24', 'creditcard'],
  AU: ['creditcard', 'visa', 'paypal'],
  NZ: ['creditcard', 'visa', 'paypal'],
  CH: ['creditcard', 'visa', 'paypal'],
};
