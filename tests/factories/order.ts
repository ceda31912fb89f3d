/** An order, the wish for one, and a stored card to pay with. */
import type { Payment } from '@/domain/model';
import type { Db } from '@mocks/tables';

/** An open order of 150 credits. */
export const makePayment = (changes: Partial<Payment> = {}): Payment => ({
  payment_id: 'pay-1',
  status: 'open',
  package: 'p2',
  credits: 150,
  amount: 3_749,
  currency: 'EUR',
  method: 'ideal',
  created_at: '2026-11-21T08:00:00.000Z',
  ...changes,
});

/** What a buyer wants who pays on a page of their bank, at the price of the first hours. */
export const BANK_ORDER = {
  package: 'p2',
  method: 'bancontact',
  code: null,
  return_url: '/credits/p2/bancontact',
  amount: 3_749,
  currency: 'EUR',
} as const;

/** The same, paid with the stored card of {@link storeCard}. */
export const CARD_ORDER = {
  ...BANK_ORDER,
  method: 'visa',
  card: 'c1',
  return_url: '/credits/p2/visa',
} as const;

/** Gives the free member a stored card, c1. */
export function storeCard(db: Pick<Db, 'cards'>, { declined = false } = {}): void {
  db.cards.set('c1', {
    id: 'c1',
    member: 'free',
    brand: 'visa',
    last4: '4242',
    expires: '2099-12',
    declined,
  });
}
