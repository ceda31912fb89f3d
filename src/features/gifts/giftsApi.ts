/** The gifts there are (contract, gifts.php). */
import type { Gift } from '@/domain/model';
import { asQuery, query } from '@/store/query';

const giftsApi = query.injectEndpoints({
  endpoints: (build) => ({
    gifts: build.query<Gift[], void>({
      queryFn: asQuery(async (_: void, options) => {
        const { getGifts } = await import('@/api/calls/safety');
        return getGifts(options);
      }),
    }),
  }),
});

export const { useGiftsQuery } = giftsApi;
