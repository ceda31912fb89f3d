/** The order of the last day that waits for its payment, whichever device began it. */
import { serverNow } from '@/api/serverClock';
import type { Payment } from '@/domain/model';
import { openOrderOf } from '@/domain/payment';
import { endAttempt } from './keepAttempt';
import type { RootState } from '@/store/rootReducer';
import { asMutation, asQuery, query } from '@/store/query';

export const openOrderApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** The newest order that is open or under way; null when there is none. */
    openOrder: build.query<Payment | null, void>({
      queryFn: asQuery(async (_: void, options) => {
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
const select = openOrderApi.endpoints.openOrder.select();

/** @returns the open order as a page of the shop has it on screen; null when none has asked */
export const selectOpenOrder = (state: RootState): Payment | null =>
  state.query === undefined ? null : (select({ query: state.query }).data ?? null);

export const { useOpenOrderQuery, useDropOrderMutation } = openOrderApi;
