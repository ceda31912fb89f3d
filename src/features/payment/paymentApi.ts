/** Payments and codes: payment.php and discountcode.php. */
import { refusalCode } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { fetchUser } from '@/core/auth/authThunks';
import type { Discount, Payment } from '@/domain/model';
import { paymentOutcome } from '@/domain/payment';
import { asQuery, query } from '@/store/query';
import { attemptEnded } from './paymentSlice';
import { pollDelay } from './pollDelay';

/** A payment whose page was left is asked after for as long as this. */
const KEPT_SECONDS = 30;

const pause = (ms: number) =>
  new Promise<false>((resolve) => {
    setTimeout(resolve, ms, false);
  });

const isSettled = (payment: Payment | undefined): boolean => {
  const outcome = paymentOutcome(payment?.status ?? null);
  return outcome === 'completed' || outcome === 'failed';
};

export const paymentApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** One payment by its id, asked after again and again until it is settled. */
    payment: build.query<Payment, string>({
      queryFn: asQuery(async (id: string, options) => {
        const { getPayment } = await import('@/api/calls/payments');
        return getPayment(id, options);
      }),
      providesTags: ['payment'],
      keepUnusedDataFor: KEPT_SECONDS,
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!isSettled(answer?.data)) return;
        dispatch(attemptEnded({ payment_id: id }));
        // Credits, premium and the bonus follow from the member's record.
        if (answer?.data.status === 'completed') void dispatch(fetchUser());
      },
      async onCacheEntryAdded(id, api) {
        const removed = api.cacheEntryRemoved.then(() => true);
        await api.cacheDataLoaded.catch(() => null);
        for (let asked = 0; ; asked += 1) {
          const { data, error } = api.getCacheEntry();
          // Settled, or no such payment: nothing will change any more.
          if (isSettled(data) || refusalCode(failureIn(error)) !== null) return;
          if (await Promise.race([pause(pollDelay(asked)), removed])) return;
          await api.dispatch(
            paymentApi.endpoints.payment.initiate(id, { forceRefetch: true, subscribe: false }),
          );
        }
      },
    }),
    /** Checks a code that a member typed in. */
    discountCode: build.mutation<Discount, string>({
      queryFn: asQuery(async (code: string, options) => {
        const { getDiscount } = await import('@/api/calls/payments');
        return getDiscount({ code }, options);
      }),
    }),
  }),
});

/** @returns the failure of a query's error field, null when it holds none */
export function failureIn(error: unknown): Failure | null {
  return isFailure(error) ? error : null;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

export const { usePaymentQuery, useDiscountCodeMutation } = paymentApi;
