/** The calls of the member search: one page of results, and members like another one (spec 4, contract table). */
import type * as v from 'valibot';
import type { membersQuery } from '@/api/wire/members';
import { selectIsGone } from '@/core/blocks/stillShown';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { selectSourceToTell } from '@/core/tracking/sourceToTell';
import type { SearchFilters } from '@/domain/model';
import { NO_WISHES } from '@/domain/searchFilters';
import { nextPage, uniqueResults } from '@/domain/searchResults';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';

export interface PageRequest {
  filters: SearchFilters;
  /** 1 begins a new search and drops the results of the last one. */
  page: number;
}

interface Tools {
  dispatch: AppDispatch;
  signal: AbortSignal;
}

/** A page of results by id. */
export interface IdPage {
  pageNumber: number;
  results: string[];
  numResults: number;
  /** See ResultPage. */
  gone?: number;
}

const loadMemberCalls = () => import('@/api/calls/members');

/** The query of a search; what is not asked for is left out. The empty page asks so for a member's first page. */
export const searchQuery = (filters: SearchFilters, page: number): v.InferInput<typeof membersQuery> => ({
  gender: filters.gender,
  country: filters.country,
  ...(filters.countryregion !== null && { countryregion: filters.countryregion }),
  min_age: String(filters.min_age),
  max_age: String(filters.max_age),
  ...(filters.interests.length > 0 && { interests: filters.interests.join(',') }),
  ...(filters.has_photo && { has_photo: 'true' }),
  ...(filters.online_recently && { online_recently: 'true' }),
  ...(filters.new && { new: 'true' }),
  ...(filters.max_distance !== null && { max_distance: String(filters.max_distance) }),
  ...(filters.sort !== NO_WISHES.sort && { sort: filters.sort }),
  page: String(page),
});

const sourceToTell = (_: AppDispatch, getState: () => RootState) => selectSourceToTell(getState());

/** Asks the server for a page; the profiles go to their table. */
export async function loadSearchPage(
  { filters, page }: PageRequest,
  { dispatch, signal }: Tools,
): Promise<IdPage> {
  const { searchMembers } = await loadMemberCalls();
  const query = { ...searchQuery(filters, page), ...dispatch(sourceToTell) };
  const { pageNumber, results, numResults } = await searchMembers(query, { signal });
  dispatch(profilesReceived(results));
  return { pageNumber, results: results.map(({ id }) => id), numResults };
}

/** The page after those loaded. With it come those who have moved up into earlier pages, where somebody was hidden or blocked. */
async function loadNextPage(
  { filters, page }: PageRequest,
  tools: Tools & { getState: () => RootState },
): Promise<IdPage> {
  const pages = tools.getState().search?.results ?? [];
  const known = uniqueResults(pages);
  const countGone = (): number => known.filter(selectIsGone(tools.getState())).length;
  const movedUp: string[] = [];
  for (let number = nextPage(pages, countGone()); number < page; number += 1) {
    const { results } = await loadSearchPage({ filters, page: number }, tools);
    movedUp.push(...results.filter((id) => !known.includes(id)));
  }
  const gone = countGone();
  const next = await loadSearchPage({ filters, page }, tools);
  return { ...next, results: [...movedUp, ...next.results], gone };
}

/**
 * Loads a page of the search, or takes the one that was fetched ahead. The profiles go to their table; the answer keeps
 * their ids. Rejects with search_closed for a visitor where the search is for members only.
 */
export const fetchSearchPage = createAppThunk(
  'search/fetchPage',
  async (request: PageRequest, tools): Promise<IdPage> => {
    const ahead = tools.getState().search?.ahead;
    return ahead?.pageNumber === request.page ? ahead : loadNextPage(request, tools);
  },
  ({ page }, state) => page === 1 || state.search?.status !== 'loading',
);

/** Fetches the page that is likely wanted next; nothing shows it yet. */
export const fetchAhead = createAppThunk('search/fetchAhead', loadNextPage);

/** Loads a page of the members like one member, for the end of a profile. */
export const fetchSimilar = createAppThunk(
  'search/fetchSimilar',
  async ({ id, page }: { id: string; page: number }, { dispatch, signal }): Promise<IdPage> => {
    const { getSimilar } = await loadMemberCalls();
    const query = { id, page: String(page), ...dispatch(sourceToTell) };
    const { pageNumber, results, numResults } = await getSimilar(query, { signal });
    dispatch(profilesReceived(results));
    return { pageNumber, results: results.map((profile) => profile.id), numResults };
  },
);
