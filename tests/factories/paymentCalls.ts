/** Every call about money, with an answer that keeps the contract. */
import * as directDebit from '@/api/calls/directDebit';
import * as payments from '@/api/calls/payments';
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
  run: (idempotencyKey: string) => Promise<unknown>;
  answer: Readonly<Record<string, unknown>>;
  /** True where the form counts the pause that a 429 asks for, instead of waiting for it in silence. */
  tellsPauses?: true;
}

/** A row for each; a call without one does not compile. */
export const PAYMENT_CALLS: Record<keyof typeof payments | keyof typeof directDebit, PaymentCall> = {
  getPackages: { run: () => payments.getPackages(), answer: { packages: [] } },
  getDiscount: { run: () => payments.getDiscount({ code: 'SPRING' }), answer: discount },
  startPayment: {
    run: (idempotencyKey) =>
      payments.startPayment({ package: 'p2', method: 'ideal', return_url: '/' }, { idempotencyKey }),
    answer: { payment_id: 'pay-1', status: 'open', redirect_url: '/pay' },
  },
  getPayment: { run: () => payments.getPayment('pay-1'), answer: { ...makePayment() } },
  getTransactions: { run: () => payments.getTransactions(), answer: { transactions: [makePayment()] } },
  getCards: { run: () => payments.getCards(), answer: { cards: [] } },
  deleteCard: { run: () => payments.deleteCard('c1'), answer: { cards: [] } },
  cancelPayment: { run: () => payments.cancelPayment('pay-1'), answer: { ...makePayment() } },
  withdraw: {
    run: (idempotencyKey) =>
      payments.withdraw({ payment_id: 'pay-1', name: 'A', email: 'a@example.test' }, { idempotencyKey }),
    answer: { ...makePayment() },
  },
  getLedger: { run: () => payments.getLedger(1), answer: { pageNumber: 1, results: [], numResults: 0 } },
  getMandate: { run: () => directDebit.getMandate('pay-1'), answer: mandate },
  sendMandateCode: {
    run: (idempotencyKey) =>
      directDebit.sendMandateCode({ payment_id: 'pay-1', phone: '+31612345678' }, { idempotencyKey }),
    answer: { sent_to: '+31 ••• 78', wait: 60 },
    tellsPauses: true,
  },
  signMandate: {
    run: (idempotencyKey) => directDebit.signMandate(signature, { idempotencyKey }),
    answer: { status: 'pending', mandate_reference: 'M-pay-1' },
  },
};
