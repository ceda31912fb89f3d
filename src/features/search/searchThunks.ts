/** The calls of the member search: one page of results, and members like another one (spec 4, contract table). */
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { SearchFilters } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';

export interface PageRequest {
  filters: SearchFilters;
  /** 1 begins a new search and drops the results of the last one. */
  page: number;
}

/** A page of results by id. */
export interface IdPage {
  pageNumber: number;
  results: string[];
  numResults: number;
}

const loadMemberCalls = () => import('@/api/calls/members');

/**
 * Loads a page of the search. The profiles go to their table; the answer keeps their ids.
 * Rejects with search_closed for a visitor where the search is for members only.
 */
export const fetchSearchPage = createAppThunk(
  'search/fetchPage',
  async ({ filters, page }: PageRequest, { dispatch, signal }): Promise<IdPage> => {
    const { searchMembers } = await loadMemberCalls();
    const { pageNumber, results, numResults } = await searchMembers(
      {
        gender: filters.gender,
        country: filters.country,
        ...(filters.countryregion !== null && { countryregion: filters.countryregion }),
        min_age: String(filters.min_age),
        max_age: String(filters.max_age),
        page: String(page),
      },
      { signal },
    );
    dispatch(profilesReceived(results));
    return { pageNumber, results: results.map(({ id }) => id), numResults };
  },
  ({ page }, state) => page === 1 || state.search?.status !== 'loading',
);

/** Loads a page of the members like one member, for the end of a profile. */
export const fetchSimilar = createAppThunk(
  'search/fetchSimilar',
  async ({ id, page }: { id: string; page: number }, { dispatch, signal }): Promise<IdPage> => {
    const { getSimilar } = await loadMemberCalls();
    const { pageNumber, results, numResults } = await getSimilar(id, page, { signal });
    dispatch(profilesReceived(results));
    return { pageNumber, results: results.map((profile) => profile.id), numResults };
  },
);
