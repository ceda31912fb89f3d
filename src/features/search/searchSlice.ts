/** The member search: its filters and its results, page by page (spec 3 and 4). Profiles themselves stand in core/profiles. */
import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import type { SearchFilters } from '@/domain/model';
import { defaultFilters } from '@/domain/searchFilters';
import { appendPage, isLastPage, uniqueResults } from '@/domain/searchResults';
import { rootReducer } from '@/store/rootReducer';
import { fetchSearchPage, fetchSimilar } from './searchThunks';
import type { IdPage } from './searchThunks';

export interface SearchState extends SearchFilters {
  /** True once a search has been made: the filters above are real. */
  didInit: boolean;
  results: IdPage[];
  /** How many the whole search has; null until the first page is here. */
  numResults: number | null;
  /** Members that earlier searches of this visit brought and this one has not. */
  otherCachedProfiles: string[];
  similar_results: IdPage[];
  similar_numResults: number | null;
  /** Whose likes `similar_results` are. */
  similar_to: string | null;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  /** The request whose answer counts; every other answer is late. */
  request: string | null;
  similar_request: string | null;
}

const MOST_CACHED = 60;

const initialState: SearchState = {
  ...defaultFilters(null, null),
  didInit: false,
  results: [],
  numResults: null,
  otherCachedProfiles: [],
  similar_results: [],
  similar_numResults: null,
  similar_to: null,
  status: 'idle',
  failure: null,
  request: null,
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
}

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The results are no longer wanted; the filters stay. */
    resultsCleared: clear,
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchSearchPage.pending, (state, { meta }) => {
        if (meta.arg.page === 1) {
          clear(state);
          Object.assign(state, meta.arg.filters);
          state.didInit = true;
        }
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
      })
      .addCase(fetchSearchPage.rejected, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        state.status = 'failed';
        state.failure = payload ?? null;
        state.request = null;
      })
      .addCase(fetchSimilar.pending, (state, { meta }) => {
        if (state.similar_to !== meta.arg.id) {
          state.similar_to = meta.arg.id;
          state.similar_results = [];
          state.similar_numResults = null;
        }
        state.similar_request = meta.requestId;
      })
      .addCase(fetchSimilar.fulfilled, (state, { meta, payload }) => {
        if (state.similar_request !== meta.requestId) return;
        state.similar_results = appendPage(state.similar_results, payload);
        state.similar_numResults = payload.numResults;
        state.similar_request = null;
      })
      .addCase(fetchSimilar.rejected, (state, { meta }) => {
        if (state.similar_request === meta.requestId) state.similar_request = null;
      })
      // Who is looking decides who is found.
      .addMatcher(isAnyOf(loggedIn, loggedOut), () => initialState),
  selectors: {
    selectSearchBegun: (state) => state.didInit,
    selectSearchStatus: (state) => state.status,
    selectSearchFailure: (state) => state.failure,
    selectNumResults: (state) => state.numResults,
    selectPagesLoaded: (state) => state.results.length,
    selectHasMoreResults: (state) => state.results.length > 0 && !isLastPage(state.results),
    selectResultIds: createSelector([(state: SearchState) => state.results], uniqueResults),
    selectSearchFilters: createSelector(
      [
        (state: SearchState) => state.gender,
        (state: SearchState) => state.country,
        (state: SearchState) => state.countryregion,
        (state: SearchState) => state.min_age,
        (state: SearchState) => state.max_age,
      ],
      (gender, country, countryregion, min_age, max_age): SearchFilters => ({
        gender,
        country,
        countryregion,
        min_age,
        max_age,
      }),
    ),
    selectSimilarTo: (state) => state.similar_to,
    selectSimilarPages: (state) => state.similar_results,
    selectSimilarBusy: (state) => state.similar_request !== null,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    search: SearchState;
  }
}
const injected = searchSlice.injectInto(rootReducer);

export const { resultsCleared } = searchSlice.actions;
export const {
  selectSearchBegun,
  selectSearchStatus,
  selectSearchFailure,
  selectNumResults,
  selectPagesLoaded,
  selectHasMoreResults,
  selectResultIds,
  selectSearchFilters,
  selectSimilarTo,
  selectSimilarPages,
  selectSimilarBusy,
} = injected.selectors;
