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
/** Should they not be: each pause is twice the one before, and after two minutes nobody asks any more. */
const LATE_ASKS = 6;

/** Another member, another country or another discount means other prices. */
interface PriceFor {
  /** Id of the member, null for a visitor. */
  viewer: string | null;
  /** ISO 3166-1, of the member; null for a visitor. */
  country: string | null;
  /** Code of the discount in force, null without one. */
  discount: string | null;
}

/** What was last on offer here, and to whom. */
interface Offered {
  viewer: string | null;
  /** Code of the last discount in force. */
  code: string | null;
  packages: CreditPackage[] | undefined;
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
 * @returns `packages` undefined while there are none to show; `ended` once a discount has ended while this was shown, and
 * the server grants no other
 */
export function usePackages(discount: Discount | null) {
  const user = useAppSelector(selectUser);
  const inForce = discount?.code ?? null;
  const viewer = user?.id ?? null;
  const { currentData, error, isFetching, refetch } = packagesApi.usePackagesQuery(
    { viewer, country: user?.profile.country ?? null, discount: inForce },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  // What one member was offered, and the end of it, is neither shown nor told to whoever is here next.
  const [offered, setOffered] = useState<Offered>({ viewer, code: inForce, packages: currentData });
  const isSame = offered.viewer === viewer;
  const code = inForce ?? (isSame ? offered.code : null);
  const data = currentData ?? (isSame ? offered.packages : undefined);
  if (!isSame || code !== offered.code || data !== offered.packages)
    setOffered({ viewer, code, packages: data });
  const over = inForce === null ? code : null;

  const isLate = over !== null && data?.some((pkg) => pkg.discount?.code === over) === true;
  useEffect(() => {
    if (!isLate) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    function askIn(pause: number, asks: number): void {
      timer = setTimeout(() => {
        void refetch();
        if (asks > 1) askIn(2 * pause, asks - 1);
      }, pause);
    }
    askIn(CLOCK_ERROR_MS, LATE_ASKS);
    return () => clearTimeout(timer);
  }, [isLate, refetch]);
  useBackOnline(() => {
    if (error !== undefined) void refetch();
  });

  const packages = data && over !== null ? withoutDiscount(data, over) : data;
  const ended = over !== null && packages?.some((pkg) => pkg.discount !== null) !== true;
  return { packages, error, isFetching, refetch, ended };
}
