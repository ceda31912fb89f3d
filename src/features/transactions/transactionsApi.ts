/** A member's purchases and movements of credits: transactions.php, payment.php, withdrawal.php and ledger.php. */
import { fetchUser } from '@/core/auth/authThunks';
import type { LedgerEntry, Payment } from '@/domain/model';
import { nextAsk } from '@/lib/nextAsk';
import { pollDelay } from '@/lib/pollDelay';
import { asMutation, asQuery, query } from '@/store/query';
import { arrivedSince, isUnderWay } from './purchaseState';

interface LedgerPage {
  pageNumber: number;
  results: LedgerEntry[];
  numResults: number;
}
interface WithdrawalAct {
  /** Id of the account. */
  viewer: string;
  payment_id: string;
  name: string;
  email: string;
  /** The same for every attempt at the same act. */
  idempotencyKey: string;
}

const loadCalls = () => import('@/api/calls/payments');

const transactionsApi = query.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Asked after again and again while one of them is under way, and whenever somebody comes back to the page.
     * @param viewer id of the account: another one has other purchases
     */
    purchases: build.query<Payment[], string>({
      queryFn: asQuery(async (_viewer: string, options) => {
        const { getTransactions } = await loadCalls();
        return (await getTransactions(options)).transactions;
      }),
      providesTags: ['transactions'],
      async onCacheEntryAdded(viewer, { getCacheEntry, cacheDataLoaded, cacheEntryRemoved, dispatch }) {
        await cacheDataLoaded.catch(() => null);
        for (let asked = 0; ; asked += 1) {
          const before = getCacheEntry().data ?? [];
          const isExpected = before.some(isUnderWay);
          // The next one under way is asked after from the start, as eagerly as the first was.
          if (!isExpected) asked = 0;
          if (!(await nextAsk(isExpected ? pollDelay(asked) : null, cacheEntryRemoved))) return;
          await dispatch(
            transactionsApi.endpoints.purchases.initiate(viewer, { forceRefetch: true, subscribe: false }),
          );
          // Credits and premium follow from the member's record.
          if (arrivedSince(before, getCacheEntry().data ?? []).length > 0) void dispatch(fetchUser());
        }
      },
    }),
    /** One purchase, asked after again and again while it is under way. */
    purchase: build.query<Payment, { id: string; viewer: string }>({
      queryFn: asQuery(async ({ id }: { id: string }, options) =>
        (await loadCalls()).getPayment(id, options),
      ),
      providesTags: ['transactions'],
      async onCacheEntryAdded(which, { getCacheEntry, cacheDataLoaded, cacheEntryRemoved, dispatch }) {
        await cacheDataLoaded.catch(() => null);
        for (let asked = 0; getCacheEntry().data?.status === 'pending'; asked += 1) {
          if (!(await nextAsk(pollDelay(asked), cacheEntryRemoved))) return;
          await dispatch(
            transactionsApi.endpoints.purchase.initiate(which, { forceRefetch: true, subscribe: false }),
          );
        }
      },
    }),
    dropPurchase: build.mutation<Payment, string>({
      queryFn: asMutation(async (id: string, options) => (await loadCalls()).cancelPayment(id, options)),
      // The refusal, too, says that the order is not what it was.
      invalidatesTags: ['transactions', 'payment'],
    }),
    withdraw: build.mutation<Payment, WithdrawalAct>({
      queryFn: asMutation(async ({ idempotencyKey, viewer: _viewer, ...body }: WithdrawalAct, options) => {
        const { withdraw } = await loadCalls();
        return withdraw(body, { ...options, idempotencyKey });
      }),
      invalidatesTags: ['transactions', 'payment', 'packages'],
      async onQueryStarted({ payment_id: id, viewer }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(transactionsApi.util.updateQueryData('purchase', { id, viewer }, () => answer.data));
        // Credits and premium follow from the member's record; an answer that got lost may have changed them too.
        void dispatch(fetchUser());
      },
    }),
    /** @param viewer id of the account */
    movements: build.infiniteQuery<LedgerPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages) => {
          const shown = pages.reduce((sum, { results }) => sum + results.length, 0);
          return last.results.length > 0 && shown < last.numResults ? last.pageNumber + 1 : undefined;
        },
      },
      queryFn: asQuery(async ({ pageParam }: { pageParam: number }, options) =>
        (await loadCalls()).getLedger(pageParam, options),
      ),
      providesTags: ['transactions'],
    }),
  }),
});

export const {
  usePurchasesQuery,
  usePurchaseQuery,
  useDropPurchaseMutation,
  useWithdrawMutation,
  useMovementsInfiniteQuery,
} = transactionsApi;
