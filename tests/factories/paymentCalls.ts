/** Every call about money, with an answer that keeps the contract. */
import * as directDebit from '@/api/calls/directDebit';
import * as payments from '@/api/calls/payments';
import type { CallOptions } from '@/api/client';
import { discountCode } from './discount';
import { makePayment } from './order';

const discount = { ...discountCode() };
const mandate = {
  payment_id: 'pay-1',
  status: 'open',
  creditor: { name: 'Shop', address: 'Street 1', identifier: 'NL00ZZZ' },
  mandate_reference: 'M-pay-1',
  amount: 3_749,
  currency: 'EUR',
  debit_date: '2026-11-26',
  refund_weeks: 8,
};
const signature = {
  payment_id: 'pay-1',
  otp: '123456',
  account_holder: 'A. Jansen',
  iban: 'NL91ABNA0417164300',
  street: 'Kerkstraat',
  house_number: '1',
  zip: '1234 AB',
  city: 'Utrecht',
  phone: '+31612345678',
};

interface PaymentCall {
  /** A read carries no key: it takes what ends it alone. */
  run: (act: CallOptions & { idempotencyKey: string }) => Promise<unknown>;
  answer: Readonly<Record<string, unknown>>;
  /** True where the form counts the pause that a 429 asks for, instead of waiting for it in silence. */
  tellsPauses?: true;
}

const reading = ({ signal }: CallOptions): CallOptions => (signal ? { signal } : {});

/** A row for each; a call without one does not compile. */
export const PAYMENT_CALLS: Record<keyof typeof payments | keyof typeof directDebit, PaymentCall> = {
  getPackages: { run: (act) => payments.getPackages(reading(act)), answer: { packages: [] } },
  getDiscount: { run: (act) => payments.getDiscount({ code: 'SPRING' }, reading(act)), answer: discount },
  startPayment: {
    run: (act) => payments.startPayment({ package: 'p2', method: 'ideal', return_url: '/' }, act),
    answer: { payment_id: 'pay-1', status: 'open', redirect_url: '/pay' },
  },
  getPayment: { run: (act) => payments.getPayment('pay-1', reading(act)), answer: { ...makePayment() } },
  getTransactions: {
    run: (act) => payments.getTransactions(reading(act)),
    answer: { transactions: [makePayment()] },
  },
  getCards: { run: (act) => payments.getCards(reading(act)), answer: { cards: [] } },
  deleteCard: { run: (act) => payments.deleteCard('c1', act), answer: { cards: [] } },
  cancelPayment: { run: (act) => payments.cancelPayment('pay-1', act), answer: { ...makePayment() } },
  withdraw: {
    run: (act) => payments.withdraw({ payment_id: 'pay-1', name: 'A', email: 'a@example.test' }, act),
    answer: { ...makePayment() },
  },
  getLedger: {
    run: (act) => payments.getLedger(1, reading(act)),
    answer: { pageNumber: 1, results: [], numResults: 0 },
  },
  getMandate: { run: (act) => directDebit.getMandate('pay-1', reading(act)), answer: mandate },
  sendMandateCode: {
    run: (act) => directDebit.sendMandateCode({ payment_id: 'pay-1', phone: '+31612345678' }, act),
    answer: { sent_to: '+31 ••• 78', wait: 60 },
    tellsPauses: true,
  },
  signMandate: {
    run: (act) => directDebit.signMandate(signature, act),
    answer: { status: 'pending', mandate_reference: 'M-pay-1' },
  },
};
