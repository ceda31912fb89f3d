/** What is bought, how it is paid, and what becomes of the credits (spec 3, 4). */

/** All 11 fields of the spec's discount object (spec 3). */
export interface Discount {
  code: string;
  country: string | null;
  user_id: string | null;
  expires: string | null;
  value_percentage: number;
  currency: string | null;
  minimum_order_value: number | null;
  status: string;
  validity: string;
  expired: boolean;
  paymentmethods: string[] | null;
}

export type PackageStyle = 'p0' | 'p1' | 'p2' | 'p3';
export type PaymentMethod =
  | 'sdd'
  | 'prezelewy24'
  | 'blik'
  | 'sct'
  | 'giropay'
  | 'mastercard'
  | 'visa'
  | 'creditcard'
  | 'cartebancaire'
  | 'nexi'
  | 'ideal'
  | 'bancontact'
  | 'applepay'
  | 'paysafecard'
  | 'maestro'
  | 'paypal'
  | 'sofort'
  | 'eps';

/** Prices in minor units of the currency (cents). */
export interface CreditPackage {
  id: string;
  style: PackageStyle;
  credits: number;
  /** Full price without any discount, minor units. */
  price: number;
  currency: string;
  /** What this member pays and why, when a discount applies. */
  discount: {
    code: string;
    price: number;
    value_percentage: number;
    /** The price that was really charged before, minor units: only such a price may be struck through. */
    prior_price?: number | null | undefined;
  } | null;
  popular: boolean;
  methods: PaymentMethod[];
}

export type PaymentStatus = 'open' | 'pending' | 'completed' | 'failed' | 'cancelled';
export interface Payment {
  payment_id: string;
  status: PaymentStatus;
  package: string;
  credits: number;
  /** What is paid, minor units. */
  amount: number;
  currency: string;
  method: PaymentMethod;
  created_at: string;
  /** What a discount took off, minor units, and the code that did it. */
  discount_amount?: number | undefined;
  code?: string | null | undefined;
  /** The stored card that paid. */
  card?: Pick<StoredCard, 'brand' | 'last4'> | null | undefined;
  /** The buyer asked to start within the time of withdrawal. */
  start_now?: boolean | undefined;
  /** Of a direct debit that was signed. */
  mandate_reference?: string | null | undefined;
  /** While the order is open: where it is paid, a path of this site. */
  redirect_url?: string | undefined;
  /** The buyer may withdraw (until then, ISO 8601); null where the country has no such right, and once it is over. */
  withdrawal?: WithdrawalOffer | null | undefined;
  /** The buyer has withdrawn. */
  withdrawn?: Withdrawal | null | undefined;
}

/** What a withdrawal would bring at this moment (spec 9: refund days). Amounts in minor units. */
export interface WithdrawalOffer {
  until: string;
  /** Credits of this purchase that are spent already. */
  used_credits: number;
  /** What they cost the buyer who asked to start at once; 0 for the others. */
  used_amount: number;
  /** What is paid back. */
  refund: number;
}

/** The receipt of a withdrawal. Amounts in minor units of the payment's currency. */
export interface Withdrawal extends Omit<WithdrawalOffer, 'until'> {
  reference: string;
  withdrawn_at: string;
  name: string;
  email: string;
}

export interface StoredCard {
  id: string;
  /** `visa`, `mastercard`, `maestro` and others. */
  brand: string;
  last4: string;
  /** YYYY-MM */
  expires: string;
}

/** What a direct debit is signed with: to be seen and kept before it is (spec 2, SEPA rules). */
export interface Mandate {
  payment_id: string;
  status: PaymentStatus;
  creditor: { name: string; address: string; identifier: string };
  mandate_reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** YYYY-MM-DD, the day on which the amount is taken. */
  debit_date: string;
  /** Weeks in which the bank gives the money back without a reason. */
  refund_weeks: number;
}

export type LedgerKind = 'message' | 'gift' | 'photo' | 'purchase' | 'signup' | 'withdrawal' | 'correction';
/** One movement of credits. */
export interface LedgerEntry {
  id: string;
  /** ISO 8601 */
  at: string;
  kind: LedgerKind;
  /** Negative when spent. */
  credits: number;
  /** The balance after it. */
  balance: number;
  /** Whom it was spent on; null where nobody was. */
  profile: { id: string; name: string } | null;
  /** The conversation it was spent in. */
  conversation: string | null;
  payment_id: string | null;
}
