/** The member search: its filters and its results, page by page (spec 3 and 4). Profiles themselves stand in core/profiles. */
import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { Failure } from '@/api/failure';
import { loggedIn, loggedOut, memberFound } from '@/core/auth/authSlice';
import { selectIsGone } from '@/core/blocks/stillShown';
import type { SearchFilters } from '@/domain/model';
import { defaultFilters, filtersToQuery, pickFilters } from '@/domain/searchFilters';
import { appendPage, isLastPage, uniqueResults } from '@/domain/searchResults';
import type { ResultPage } from '@/domain/searchResults';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';
import { fetchAhead, fetchSearchPage, fetchSimilar } from './searchThunks';

/** A search that gave way to another one. */
interface EarlierSearch {
  filters: SearchFilters;
  results: ResultPage<string>[];
  numResults: number | null;
}

export interface SearchState extends SearchFilters {
  /** True once a search has been made: the filters above are real. */
  didInit: boolean;
  results: ResultPage<string>[];
  /** How many the whole search has; null until the first page is here. */
  numResults: number | null;
  /** Members that earlier searches of this visit brought and this one has not. */
  otherCachedProfiles: string[];
  similar_results: ResultPage<string>[];
  similar_numResults: number | null;
  /** Whose likes `similar_results` are. */
  similar_to: string | null;
  /** Why the latest page of them did not come. */
  similar_failure: Failure | null;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  /** The request whose answer counts; every other answer is late. */
  request: string | null;
  /** The page after those shown, fetched before it is wanted. */
  ahead: ResultPage<string> | null;
  ahead_request: string | null;
  /** What was on screen before, the latest first: without a network that stays, and Back leads to any of them. */
  earlier: EarlierSearch[];
  /** Filters that wait for the network, while the results are still those of the filters above. */
  waiting: SearchFilters | null;
  similar_request: string | null;
}

const MOST_CACHED = 60;
/** More changes of the filters than anybody takes back one by one. */
const MOST_EARLIER = 5;

const initialState: SearchState = {
  ...defaultFilters(null, null),
  didInit: false,
  results: [],
  numResults: null,
  otherCachedProfiles: [],
  similar_results: [],
  similar_numResults: null,
  similar_to: null,
  similar_failure: null,
  status: 'idle',
  failure: null,
  request: null,
  ahead: null,
  ahead_request: null,
  earlier: [],
  waiting: null,
  similar_request: null,
};

function clear(state: SearchState): void {
  const known = [...uniqueResults(state.results), ...state.otherCachedProfiles];
  state.otherCachedProfiles = [...new Set(known)].slice(0, MOST_CACHED);
  state.results = [];
  state.numResults = null;
  state.status = 'idle';
  state.failure = null;
  // An answer still under way belongs to what was cleared.
  state.request = null;
  state.ahead = null;
  state.ahead_request = null;
  state.waiting = null;
}

const isOf = (filters: SearchFilters, search: Pick<EarlierSearch, 'filters'>): boolean =>
  filtersToQuery(search.filters) === filtersToQuery(filters);

function begin(state: SearchState, filters: SearchFilters): void {
  const { results, numResults } = state;
  const earlier = state.earlier.filter((search) => !isOf(filters, search));
  if (results.length > 0) earlier.unshift({ filters: pickFilters(state), results, numResults });
  clear(state);
  Object.assign(state, filters, { didInit: true, earlier: earlier.slice(0, MOST_EARLIER) });
}

/** An earlier search is on screen again, as it was left. Nothing happens without one. */
function resume(state: SearchState, earlier: EarlierSearch | undefined): void {
  if (!earlier) return;
  const { filters, results, numResults } = earlier;
  begin(state, filters);
  Object.assign(state, { results, numResults, status: 'ready' });
}

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The results are no longer wanted; the filters stay. */
    resultsCleared: clear,
    /** The history has led to these filters: what they have found before is on screen again. */
    searchResumed: (state, { payload }: PayloadAction<SearchFilters>) =>
      resume(
        state,
        state.earlier.find((search) => isOf(payload, search)),
      ),
    /** What was found is true no more, as from where the member searches. */
    searchOutdated: () => initialState,
    /** Filters were applied without a network, or taken back again (null): the results stay. */
    searchPostponed: (state, action: PayloadAction<SearchFilters | null>) => {
      state.waiting = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchSearchPage.pending, (state, { meta }) => {
        if (meta.arg.page === 1) begin(state, meta.arg.filters);
        state.status = 'loading';
        state.failure = null;
        state.request = meta.requestId;
      })
      .addCase(fetchSearchPage.fulfilled, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        state.results = appendPage(state.results, payload);
        state.numResults = payload.numResults;
        state.otherCachedProfiles = state.otherCachedProfiles.filter((id) => !payload.results.includes(id));
        state.status = 'ready';
        state.request = null;
        state.ahead = null;
      })
      .addCase(fetchSearchPage.rejected, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        state.request = null;
        if (meta.aborted) {
          state.status = state.results.length > 0 ? 'ready' : 'idle';
        } else if (payload?.kind === 'offline' && meta.arg.page === 1 && state.earlier[0]) {
          // For want of a network alone: what was there stays, and the new filters wait.
          resume(state, state.earlier[0]);
          state.waiting = meta.arg.filters;
        } else {
          state.status = 'failed';
          state.failure = payload ?? null;
        }
      })
      .addCase(fetchAhead.pending, (state, { meta }) => {
        state.ahead_request = meta.requestId;
      })
      .addCase(fetchAhead.fulfilled, (state, { meta, payload }) => {
        if (state.ahead_request !== meta.requestId) return;
        state.ahead_request = null;
        if (payload.pageNumber === state.results.length + 1) state.ahead = payload;
      })
      .addCase(fetchAhead.rejected, (state, { meta }) => {
        if (state.ahead_request === meta.requestId) state.ahead_request = null;
      })
      .addCase(fetchSimilar.pending, (state, { meta }) => {
        if (state.similar_to !== meta.arg.id) {
          state.similar_to = meta.arg.id;
          state.similar_results = [];
          state.similar_numResults = null;
        }
        state.similar_failure = null;
        state.similar_request = meta.requestId;
      })
      .addCase(fetchSimilar.fulfilled, (state, { meta, payload }) => {
        if (state.similar_request !== meta.requestId) return;
        state.similar_results = appendPage(state.similar_results, payload);
        state.similar_numResults = payload.numResults;
        state.similar_request = null;
      })
      .addCase(fetchSimilar.rejected, (state, { meta, payload }) => {
        if (state.similar_request !== meta.requestId) return;
        state.similar_request = null;
        if (payload?.kind !== 'aborted') state.similar_failure = payload ?? null;
      })
      // Who is looking decides who is found.
      .addMatcher(isAnyOf(loggedIn, memberFound, loggedOut), () => initialState),
  selectors: {
    selectSearchBegun: (state) => state.didInit,
    selectSearchStatus: (state) => state.status,
    selectSearchFailure: (state) => state.failure,
    selectPagesLoaded: (state) => state.results.length,
    selectHasMoreResults: (state) => state.results.length > 0 && !isLastPage(state.results),
    selectSearchWaiting: (state) => state.waiting,
    selectAhead: (state) => state.ahead,
    selectLoadedIds: createSelector([(state: SearchState) => state.results], uniqueResults),
    /** Those count who were there when the latest page was asked for, and whoever had gone before it. */
    selectLoadedTotal: (state) => state.numResults && state.numResults + (state.results.at(-1)?.gone ?? 0),
    selectSearchFilters: createSelector([(state: SearchState) => state], pickFilters, {
      memoizeOptions: { resultEqualityCheck: shallowEqual },
    }),
    selectSimilarTo: (state) => state.similar_to,
    selectSimilarPages: (state) => state.similar_results,
    selectSimilarFailure: (state) => state.similar_failure,
    selectSimilarBusy: (state) => state.similar_request !== null,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    search: SearchState;
  }
}
const injected = searchSlice.injectInto(rootReducer);
const { selectLoadedIds, selectLoadedTotal } = injected.selectors;

export const { resultsCleared, searchResumed, searchOutdated, searchPostponed } = searchSlice.actions;
export const {
  selectSearchBegun,
  selectSearchStatus,
  selectSearchFailure,
  selectPagesLoaded,
  selectHasMoreResults,
  selectSearchWaiting,
  selectAhead,
  selectSearchFilters,
  selectSimilarTo,
  selectSimilarPages,
  selectSimilarFailure,
  selectSimilarBusy,
} = injected.selectors;

/**
 * The members found, without those whom this member has hidden or blocked since. Their tables come with the pages that
 * hide and block, so they are only looked into.
 */
export const selectResultIds = createSelector([selectLoadedIds, selectIsGone], (ids, isGone): string[] =>
  ids.some(isGone) ? ids.filter((id) => !isGone(id)) : ids,
);
/** How many the whole search has, without those who have gone; null until the first page is here. */
export const selectNumResults = (state: RootState): number | null => {
  const total = selectLoadedTotal(state);
  return total && total - (selectLoadedIds(state).length - selectResultIds(state).length);
};
/** @returns true when the results on screen are those of the filters */
export const selectIsSearched = (state: RootState, filters: SearchFilters): boolean =>
  isOf(filters, { filters: selectSearchFilters(state) });
