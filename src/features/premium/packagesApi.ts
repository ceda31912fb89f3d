/** The credit packages of the shop (packages.php). */
import type { CreditPackage } from '@/domain/model';
import { asQuery, query } from '@/store/query';

/** Prices follow the discount in force, so an offer may not be older than this when a page opens. */
const FRESH_SECONDS = 30;

const packagesApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the code of the discount in force, or null: another discount means other prices. */
    packages: build.query<CreditPackage[], string | null>({
      queryFn: asQuery(async (_discount: string | null, options) => {
        const { getPackages } = await import('@/api/calls/payments');
        return (await getPackages(options)).packages;
      }),
      providesTags: ['packages'],
    }),
  }),
});

/**
 * The packages on offer to this member.
 * @param discount code of the discount in force; while the prices of another one load, the old ones stay
 */
export const usePackages = (discount: string | null) =>
  packagesApi.usePackagesQuery(discount, { refetchOnMountOrArgChange: FRESH_SECONDS });
