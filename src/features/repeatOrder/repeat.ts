/** What is bought again, and with which card. */
import type { CreditPackage, PaymentMethod, StoredCard } from '@/domain/model';

export interface Repeat {
  pkg: CreditPackage;
  card: StoredCard;
  /** The method under which the card pays. */
  method: PaymentMethod;
}
