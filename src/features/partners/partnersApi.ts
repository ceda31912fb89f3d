/** Advertisements among members, asked for once in a while and only where the settings want them. */
import type { PartnerTile } from '@/domain/model';
import { asQuery, query } from '@/store/query';

const KEPT_S = 600;

const partnersApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** Members of other sites. */
    resold: build.query<PartnerTile[], void>({
      queryFn: asQuery(async (_: void, options) => {
        const { getResold } = await import('@/api/calls/discovery');
        return getResold(options);
      }),
      keepUnusedDataFor: KEPT_S,
    }),
    /** Live cams. */
    cams: build.query<PartnerTile[], void>({
      queryFn: asQuery(async (_: void, options) => {
        const { getCams } = await import('@/api/calls/discovery');
        return getCams(options);
      }),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

export const { useResoldQuery, useCamsQuery } = partnersApi;
