/** Payments and codes: payment.php and discountcode.php. */
import { isRefusal } from '@/api/isRefusal';
import { selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import type { Discount, Payment } from '@/domain/model';
import { paymentOutcome } from '@/domain/payment';
import { nextAsk } from '@/lib/nextAsk';
import { pollDelay } from '@/lib/pollDelay';
import { useAppSelector } from '@/store/hooks';
import { asMutation, asQuery, failureIn, query } from '@/store/query';
import { attemptSeen, endAttempt } from './keepAttempt';

/** A payment whose page was left is asked after for as long as this. */
const KEPT_SECONDS = 30;

const isSettled = (payment: Payment | undefined): boolean => {
  const outcome = paymentOutcome(payment?.status ?? null);
  return outcome === 'completed' || outcome === 'failed';
};

/** Which payment is asked for, and by whom: what one member was told is not there for the next. */
interface PaymentFor {
  id: string;
  /** Id of the account. */
  viewer: string;
}

export const paymentApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** One payment by its id, asked after again and again until it is settled. */
    payment: build.query<Payment, PaymentFor>({
      queryFn: asQuery(async ({ id }: PaymentFor, options) => {
        const { getPayment } = await import('@/api/calls/payments');
        return getPayment(id, options);
      }),
      providesTags: ['payment'],
      keepUnusedDataFor: KEPT_SECONDS,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const order = (await queryFulfilled.catch(() => null))?.data;
        if (order?.status === 'pending') dispatch(attemptSeen(order));
        if (order === undefined || !isSettled(order)) return;
        dispatch(endAttempt(order));
        // An order that is found as open anywhere is open no more: the next press would go on with it.
        dispatch(paymentApi.util.invalidateTags(['transactions']));
        // Credits, premium and the bonus follow from the member's record.
        if (order.status === 'completed') void dispatch(fetchUser());
      },
      async onCacheEntryAdded(which, api) {
        await api.cacheDataLoaded.catch(() => null);
        for (let asked = 0; ; asked += 1) {
          const { data, error } = api.getCacheEntry();
          // Settled, or no such payment: nothing will change any more.
          if (isSettled(data) || isRefusal(failureIn(error))) return;
          if (!(await nextAsk(pollDelay(asked), api.cacheEntryRemoved))) return;
          await api.dispatch(
            paymentApi.endpoints.payment.initiate(which, { forceRefetch: true, subscribe: false }),
          );
        }
      },
    }),
    /** Checks a code that a member typed in. */
    discountCode: build.mutation<Discount, string>({
      queryFn: asMutation(async (code: string, options) => {
        const { getDiscount } = await import('@/api/calls/payments');
        return getDiscount({ code }, options);
      }),
    }),
  }),
});

export const { useDiscountCodeMutation } = paymentApi;

/** Asks after a payment of this member, by its id, until it is settled. */
export function usePayment(id: string) {
  const viewer = useAppSelector(selectUser)?.id ?? '';
  return paymentApi.usePaymentQuery({ id, viewer });
}
