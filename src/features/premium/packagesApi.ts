/** The credit packages of the shop (packages.php). */
import { useEffect, useState } from 'react';
import { selectUser } from '@/core/auth/authSlice';
import { useBackOnline } from '@/core/connection/useBackOnline';
import type { CreditPackage, Discount } from '@/domain/model';
import { withoutDiscount } from '@/domain/pricing';
import { useAppSelector } from '@/store/hooks';
import { asQuery, query } from '@/store/query';

/** Prices follow the discount in force, so an offer may not be older than this when a page opens. */
const FRESH_SECONDS = 30;
/** Our reckoning of the server's clock is good to a second and a half: by then its prices are the ordinary ones too. */
const CLOCK_ERROR_MS = 2_000;

/** Another member, another country or another discount means other prices. */
interface PriceFor {
  /** Id of the member, null for a visitor. */
  viewer: string | null;
  /** ISO 3166-1, of the member; null for a visitor. */
  country: string | null;
  /** Code of the discount in force, null without one. */
  discount: string | null;
}

const packagesApi = query.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<CreditPackage[], PriceFor>({
      queryFn: asQuery(async (_: PriceFor, options) => {
        const { getPackages } = await import('@/api/calls/payments');
        return (await getPackages(options)).packages;
      }),
      providesTags: ['packages'],
    }),
  }),
});

/**
 * The packages on offer to this visitor or member. While the prices of another discount load, the old ones stay; those
 * of a discount that has ended before the eyes do not.
 * @param discount the discount in force
 * @returns `packages` undefined while there are none to show; `ended` once a discount has ended while this was shown
 */
export function usePackages(discount: Discount | null) {
  const user = useAppSelector(selectUser);
  const inForce = discount?.code ?? null;
  const { data, error, isFetching, refetch } = packagesApi.usePackagesQuery(
    { viewer: user?.id ?? null, country: user?.profile.country ?? null, discount: inForce },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const [seen, setSeen] = useState(inForce);
  if (inForce !== null && inForce !== seen) setSeen(inForce);
  const over = inForce === null ? seen : null;

  const isLate = over !== null && data?.some((pkg) => pkg.discount?.code === over) === true;
  useEffect(() => {
    if (!isLate) return undefined;
    const timer = setTimeout(() => void refetch(), CLOCK_ERROR_MS);
    return () => clearTimeout(timer);
  }, [isLate, refetch]);
  useBackOnline(() => {
    if (error !== undefined) void refetch();
  });

  const packages = data && over !== null ? withoutDiscount(data, over) : data;
  return { packages, error, isFetching, refetch, ended: over !== null };
}
