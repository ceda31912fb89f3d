/** The company behind the site, as companyinfo.php names it (spec 7): asked for once. */
import { asQuery, query } from '@/store/query';

/** What of the company stands on receipts and legal pages. */
export interface Company {
  name: string;
  address: string;
  city: string;
  country: string;
  kvk: string;
  tradenames: readonly string[];
  vat_numbers: readonly string[];
  support_phone: string;
}

const companyApi = query.injectEndpoints({
  endpoints: (build) => ({
    company: build.query<Company, void>({
      queryFn: asQuery(async (_: void, options) =>
        (await import('@/api/calls/settings')).getCompany(options),
      ),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useCompanyQuery } = companyApi;
