/** Questions and answers of the server, by language (contract, faq.php). */
import type { FaqSection } from '@/domain/faq';
import type { Locale } from '@/domain/model';
import { asQuery, query } from '@/store/query';

const faqApi = query.injectEndpoints({
  endpoints: (build) => ({
    faq: build.query<FaqSection[], Locale>({
      queryFn: asQuery(async (language: Locale, options) =>
        (await import('@/api/calls/help')).getFaq(language, options),
      ),
      providesTags: ['lookup'],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useFaqQuery } = faqApi;
