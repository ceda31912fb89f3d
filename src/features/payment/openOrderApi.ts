/** The order of the last day that waits for its payment, whichever device began it. */
import { serverNow } from '@/api/serverClock';
import { selectUser } from '@/core/auth/authSlice';
import type { Payment } from '@/domain/model';
import { openOrderOf } from '@/domain/payment';
import { endAttempt } from './keepAttempt';
import type { RootState } from '@/store/rootReducer';
import { asMutation, asQuery, query } from '@/store/query';

export const openOrderApi = query.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The newest order that is open or under way; null when there is none.
     * @param viewer id of the account: another one has other orders
     */
    openOrder: build.query<Payment | null, string>({
      queryFn: asQuery(async (_viewer: string, options) => {
        const { getTransactions } = await import('@/api/calls/payments');
        return openOrderOf((await getTransactions(options)).transactions, serverNow());
      }),
      providesTags: ['transactions', 'payment'],
    }),
    /** Drops an order that nobody paid; answers what it is then. */
    dropOrder: build.mutation<Payment, string>({
      queryFn: asMutation(async (payment_id: string, options) => {
        const { cancelPayment } = await import('@/api/calls/payments');
        return cancelPayment(payment_id, options);
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.status === 'cancelled') dispatch(endAttempt(answer.data));
      },
      invalidatesTags: ['transactions', 'payment'],
    }),
  }),
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    query: ReturnType<typeof query.reducer>;
  }
}

/** @returns the open order of this member as a page of the shop has it on screen; null when none has asked */
export function selectOpenOrder(state: RootState): Payment | null {
  const viewer = selectUser(state)?.id;
  if (state.query === undefined || viewer === undefined) return null;
  return openOrderApi.endpoints.openOrder.select(viewer)({ query: state.query }).data ?? null;
}

export const { useOpenOrderQuery, useDropOrderMutation } = openOrderApi;
