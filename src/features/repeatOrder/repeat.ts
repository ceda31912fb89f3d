/** What is bought again, and with which card. */
import type { CreditPackage, PaymentMethod, StoredCard } from '@/domain/model';

export interface Repeat {
  pkg: CreditPackage;
  card: StoredCard;
  /** The method under which the card pays. */
  method: PaymentMethod;
}

/** Tells of a package what its sum, in minor units, buys with the named card. */
export type BarNote = (pkg: CreditPackage, total: number, card: string) => string;
