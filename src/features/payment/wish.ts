/** What a press on "pay" wants, what it acts on, and what comes of it. */
import type { Payment, PaymentStatus } from '@/domain/model';
import type { Attempt, Order } from './attempt';

export interface Wish extends Order {
  user: string;
  return_url: string;
  /** The price that the button names, in minor units. */
  amount: number;
  currency: string;
}

/** All that a press can do. What is thrown ends the press; the attempt stays as it was kept last. */
export interface Till {
  /** The attempt that the tabs of this account share. */
  stored: () => Attempt | null;
  keep: (attempt: Attempt | null) => void;
  /** The server's word on an order; null when it does not know it. */
  ask: (payment_id: string) => Promise<Payment | null>;
  /** Drops an order that nobody paid. @returns what it is then: one that is paid or under way stays as it is */
  drop: (payment_id: string) => Promise<Payment | null>;
  /** Everything the account ordered. */
  orders: () => Promise<readonly Payment[]>;
  /** Opens the order of an attempt: once a key. */
  open: (attempt: Attempt) => Promise<Opened>;
  /** True for an answer that says that there will be no such order. */
  isNoOrder: (error: unknown) => boolean;
  /** True for an answer that says that the key has made an order already, of a request that was not quite the same. */
  isConflict: (error: unknown) => boolean;
  /** The server's time, epoch ms. */
  now: () => number;
  makeKey: () => string;
  /** True for an order that the page has on screen, whichever device began it. */
  isShown: (payment_id: string) => boolean;
}

interface Opened {
  payment_id: string;
  status: PaymentStatus;
  redirect_url?: string | undefined;
}

export interface Outcome {
  payment_id: string;
  /** Where the order is paid, as the server named it; null when there is nothing to do but to look. */
  redirect_url: string | null;
}
