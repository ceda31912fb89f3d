/** The rows of purchases and credits. Everything is plain data, so a copy of it is a snapshot. Money in minor units. */
import type { LedgerKind, PaymentMethod, PaymentStatus, Tracking } from '@/domain/model';

/** The receipt of a withdrawal. */
export interface StoredWithdrawal {
  reference: string;
  at: number;
  name: string;
  email: string;
  used_credits: number;
  used_amount: number;
  refund: number;
}

export interface Payment {
  payment_id: string;
  member: string;
  status: PaymentStatus;
  package: string;
  credits: number;
  amount: number;
  /** What a discount took off. */
  discount_amount: number;
  /** The code of the discount that counts. */
  discount_code: string | null;
  currency: string;
  /** Where the buyer lived when it was bought. */
  country: string;
  method: PaymentMethod;
  /** The code that the buyer entered. */
  code: string | null;
  /** The buyer asked to start within the time of withdrawal. */
  start_now: boolean;
  return_url: string;
  /** Where the buyer came from. */
  tracking?: Tracking | null;
  created_at: number;
  completed_at: number | null;
  card: { brand: string; last4: string } | null;
  mandate: { reference: string; signed_at: number } | null;
  withdrawn: StoredWithdrawal | null;
}

export interface DiscountCode {
  code: string;
  value_percentage: number;
  expires: number | null;
  country: string | null;
  minimum_order_value: number | null;
  /** The only member it is meant for; null for a code that everybody may use. */
  member: string | null;
  used_by: string[];
}

export interface StoredCard {
  id: string;
  member: string;
  brand: string;
  last4: string;
  /** YYYY-MM */
  expires: string;
  /** A charge to this card fails. */
  declined: boolean;
}

/** One movement of credits. */
export interface LedgerRow {
  id: string;
  at: number;
  kind: LedgerKind;
  credits: number;
  /** The balance after it. */
  balance: number;
  /** Member id. */
  profile: string | null;
  conversation: string | null;
  payment_id: string | null;
}

/** The one-time code of a mandate. */
export interface MandateCode {
  member: string;
  code: string;
  sent_at: number;
}
