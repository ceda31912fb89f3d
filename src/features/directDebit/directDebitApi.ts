/** The order that is paid by direct debit, and its mandate: payment.php, transactions.php and directdebit.php. */
import type { Mandate, Payment } from '@/domain/model';
import { asQuery, query } from '@/store/query';

const loadPayments = () => import('@/api/calls/payments');
const loadDirectDebit = () => import('@/api/calls/directDebit');

const directDebitApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** The order to be paid; asked for anew each time, for another tab or device may have gone on with it. */
    directDebitOrder: build.query<Payment, string>({
      queryFn: asQuery(async (id: string, options) => (await loadPayments()).getPayment(id, options)),
      keepUnusedDataFor: 0,
    }),
    /** What will be signed. */
    mandate: build.query<Mandate, string>({
      queryFn: asQuery(async (id: string, options) => (await loadDirectDebit()).getMandate(id, options)),
      keepUnusedDataFor: 0,
    }),
    /** The newest order that waits for its signature; null when there is none. */
    openDirectDebit: build.query<Payment | null, void>({
      queryFn: asQuery(async (_: void, options) => {
        const { transactions } = await (await loadPayments()).getTransactions(options);
        return newestToSign(transactions);
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

function newestToSign(transactions: readonly Payment[]): Payment | null {
  const waiting = transactions.filter(({ status, method }) => status === 'open' && method === 'sdd');
  return waiting.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0] ?? null;
}

export const { useDirectDebitOrderQuery, useMandateQuery, useOpenDirectDebitQuery } = directDebitApi;
