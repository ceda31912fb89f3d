/** Lists of the server that never change during a visit: loaded once and kept (spec 7, interests.php and regions.php). */
import { asQuery, query } from '@/store/query';

const loadCalls = () => import('@/api/calls/settings');

const lookupsApi = query.injectEndpoints({
  endpoints: (build) => ({
    interests: build.query<string[], void>({
      queryFn: asQuery(async (_: void, options) => (await loadCalls()).getInterests(options)),
      providesTags: ['lookup'],
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** Names of regions by two-letter country code. */
    regions: build.query<Record<string, string[]>, void>({
      queryFn: asQuery(async (_: void, options) => (await loadCalls()).getRegions(options)),
      providesTags: ['lookup'],
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useInterestsQuery, useRegionsQuery } = lookupsApi;
