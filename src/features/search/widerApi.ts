/** Wider searches, for when (almost) nobody fits: one after the other until somebody new is found. */
import { failureOf } from '@/api/failure';
import type { SearchFilters } from '@/domain/model';
import { widerSearches } from '@/domain/searchFiltersWider';
import type { WiderSearch } from '@/domain/searchFiltersWider';
import { query } from '@/store/query';
import { loadSearchPage } from './searchThunks';

interface WiderKey {
  /** The search that found too few. */
  filters: SearchFilters;
  /** How many it found. */
  found: number;
  /** The least age to search for, full years. */
  least: number;
  /** Who looks: others see others. */
  viewer: string;
}
interface WiderResult extends WiderSearch {
  /** Whom it found, those of the narrower search included. */
  ids: string[];
}

const widerApi = query.injectEndpoints({
  endpoints: (build) => ({
    /** Null when no wider search finds anybody new. */
    wider: build.query<WiderResult | null, WiderKey>({
      queryFn: async ({ filters, found, least }, { signal, dispatch }) => {
        try {
          for (const wider of widerSearches(filters, least)) {
            const page = await loadSearchPage({ filters: wider.filters, page: 1 }, { signal, dispatch });
            if (page.numResults > found) return { data: { ...wider, ids: page.results } };
          }
          return { data: null };
        } catch (error) {
          return { error: failureOf(error) };
        }
      },
    }),
  }),
});

export const { useWiderQuery } = widerApi;
