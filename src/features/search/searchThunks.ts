/** The calls of the member search: one page of results, and members like another one (spec 4, contract table). */
import type * as v from 'valibot';
import type { membersQuery } from '@/api/wire/members';
import { selectIsGone } from '@/core/blocks/stillShown';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { selectSourceToTell } from '@/core/tracking/sourceToTell';
import type { Profile, SearchFilters } from '@/domain/model';
import { NO_WISHES } from '@/domain/searchFilters';
import { nextPage, uniqueResults } from '@/domain/searchResults';
import type { ResultPage } from '@/domain/searchResults';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';

export interface PageRequest {
  filters: SearchFilters;
  /** 1 begins a new search and drops the results of the last one. */
  page: number;
}

interface SimilarRequest {
  /** The member whom they are like. */
  id: string;
  page: number;
}

interface Tools {
  dispatch: AppDispatch;
  signal: AbortSignal;
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

/** The profiles of a page go to their table; @returns the page with their ids */
const takeIn =
  ({ pageNumber, results, numResults }: ResultPage<Profile>) =>
  (dispatch: AppDispatch): ResultPage<string> => {
    dispatch(profilesReceived(results));
    return { pageNumber, results: results.map(({ id }) => id), numResults };
  };

/** Asks the server for a page. */
export async function loadSearchPage(
  { filters, page }: PageRequest,
  { dispatch, signal }: Tools,
): Promise<ResultPage<string>> {
  const { searchMembers } = await loadMemberCalls();
  const query = { ...searchQuery(filters, page), ...dispatch(sourceToTell) };
  return dispatch(takeIn(await searchMembers(query, { signal })));
}

async function loadSimilarPage(
  { id, page }: SimilarRequest,
  { dispatch, signal }: Tools,
): Promise<ResultPage<string>> {
  const { getSimilar } = await loadMemberCalls();
  const query = { id, page: String(page), ...dispatch(sourceToTell) };
  return dispatch(takeIn(await getSimilar(query, { signal })));
}

/**
 * Asks for the page after those loaded. With it come those who have moved up into earlier pages, where somebody was hidden or
 * blocked.
 * @param pages those loaded
 * @param page the number of the next one
 * @param load asks for one page
 */
async function loadNextPage(
  pages: readonly ResultPage<string>[],
  page: number,
  load: (page: number) => Promise<ResultPage<string>>,
  getState: () => RootState,
): Promise<ResultPage<string>> {
  const known = uniqueResults(pages);
  const countGone = (): number => known.filter(selectIsGone(getState())).length;
  const movedUp: string[] = [];
  for (let number = nextPage(pages, countGone()); number < page; number += 1) {
    const { results } = await load(number);
    movedUp.push(...results.filter((id) => !known.includes(id)));
  }
  const gone = countGone();
  const next = await load(page);
  return { ...next, results: [...movedUp, ...next.results], gone };
}

function loadNextOfSearch(request: PageRequest, tools: Tools & { getState: () => RootState }) {
  const pages = tools.getState().search?.results ?? [];
  const load = (page: number) => loadSearchPage({ ...request, page }, tools);
  return loadNextPage(pages, request.page, load, tools.getState);
}

/**
 * Loads a page of the search, or takes the one that was fetched ahead. The profiles go to their table; the answer keeps
 * their ids. Rejects with search_closed for a visitor where the search is for members only.
 */
export const fetchSearchPage = createAppThunk(
  'search/fetchPage',
  async (request: PageRequest, tools): Promise<ResultPage<string>> => {
    const ahead = tools.getState().search?.ahead;
    return ahead?.pageNumber === request.page ? ahead : loadNextOfSearch(request, tools);
  },
  ({ page }, state) => page === 1 || state.search?.status !== 'loading',
);

/** Fetches the page that is likely wanted next; nothing shows it yet. */
export const fetchAhead = createAppThunk('search/fetchAhead', loadNextOfSearch);

/** Loads a page of the members like one member, for the end of a profile. */
export const fetchSimilar = createAppThunk(
  'search/fetchSimilar',
  (request: SimilarRequest, tools): Promise<ResultPage<string>> => {
    const pages = tools.getState().search?.similar_results ?? [];
    const load = (page: number) => loadSimilarPage({ ...request, page }, tools);
    return loadNextPage(pages, request.page, load, tools.getState);
  },
);
