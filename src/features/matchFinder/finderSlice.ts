/** Whom the match finder found for which answers. The answers themselves stand in the page and its draft. */
import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { loggedIn, loggedOut, memberFound } from '@/core/auth/authSlice';
import { rootReducer } from '@/store/rootReducer';
import { findMembers } from './finderThunks';
import type { FinderAct, MatchMark } from './finderThunks';

export interface FinderState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** What was asked last; null before. */
  act: FinderAct | null;
  /** The best first. */
  found: MatchMark[];
  failure: Failure | null;
  /** The request whose answer counts; every other answer is late. */
  request: string | null;
}
const initialState: FinderState = { status: 'idle', act: null, found: [], failure: null, request: null };

const finderSlice = createSlice({
  name: 'finder',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(findMembers.pending, (state, { meta }) => {
        state.status = 'loading';
        state.act = meta.arg;
        state.found = [];
        state.failure = null;
        state.request = meta.requestId;
      })
      .addCase(findMembers.fulfilled, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        state.status = 'ready';
        state.found = payload;
        state.request = null;
      })
      .addCase(findMembers.rejected, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        state.status = 'failed';
        state.failure = payload ?? null;
        state.request = null;
      })
      // Who is looking decides who is found.
      .addMatcher(isAnyOf(loggedIn, memberFound, loggedOut), () => initialState),
  selectors: {
    selectFinderStatus: (state) => state.status,
    selectFinderFailure: (state) => state.failure,
    selectFinderAnswers: (state) => state.act?.answers ?? null,
    selectFound: (state) => state.found,
    selectFoundIds: createSelector([(state: FinderState) => state.found], (found) =>
      found.map(({ id }) => id),
    ),
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    finder: FinderState;
  }
}
const injected = finderSlice.injectInto(rootReducer);

export const { selectFinderStatus, selectFinderFailure, selectFinderAnswers, selectFound, selectFoundIds } =
  injected.selectors;
