/** Members put aside: passed in the swipe game or hidden from search. What the server said, and wishes laid over it. */
import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { rootReducer } from '@/store/rootReducer';
import { loggedOut } from '../auth/authSlice';
import { memberBlocked } from '../blocks/memberBlocked';
import { fetchAside, putAside, takeBack } from './asideThunks';
import type { AsideKind, AsideMark } from './asideThunks';
import { memberLiked } from './memberTurns';

export interface AsideState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  /** The newest first. */
  list: AsideMark[];
  /** The latest act on a member that the server has not answered: the kind, or null when brought back. */
  wishes: { [id in string]?: { kind: AsideKind | null; request: string } };
  /** What the server accepted while a list is under way, which may not know it yet; null for brought back. */
  accepted: { [id in string]?: AsideMark | null };
  request: string | null;
}

const initialState: AsideState = {
  status: 'idle',
  failure: null,
  list: [],
  wishes: {},
  accepted: {},
  request: null,
};

/** @returns the list with the member's mark put first, or taken out */
function withMark(list: readonly AsideMark[], id: string, mark: AsideMark | null): AsideMark[] {
  const others = list.filter((other) => other.id !== id);
  return mark === null ? others : [mark, ...others];
}

const newestFirst = (one: AsideMark, other: AsideMark): number =>
  timeOf(other.passed_at) - timeOf(one.passed_at);
const timeOf = (passed_at: string | null): number =>
  passed_at === null ? Number.MAX_SAFE_INTEGER : Date.parse(passed_at);

function settle(state: AsideState, id: string, mark: AsideMark | null, request: string): void {
  // The wish has gone with the member who had it.
  if (state.wishes[id] === undefined) return;
  // Answers overtake each other, and the newest comes first all the same.
  state.list = withMark(state.list, id, mark).toSorted(newestFirst);
  if (state.request !== null) state.accepted[id] = mark;
  if (state.wishes[id].request === request) delete state.wishes[id];
}

const isAccepted = isAnyOf(putAside.fulfilled, takeBack.fulfilled);
const isRefused = isAnyOf(putAside.rejected, takeBack.rejected);

const asideSlice = createSlice({
  name: 'aside',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(fetchAside.pending, (state, { meta }) => {
        if (state.status !== 'ready') state.status = 'loading';
        state.request = meta.requestId;
        state.accepted = {};
      })
      .addCase(fetchAside.fulfilled, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        state.list = Object.entries(state.accepted).reduce(
          (list, [id, mark]) => withMark(list, id, mark ?? null),
          payload,
        );
        state.status = 'ready';
        state.failure = null;
        state.accepted = {};
        state.request = null;
      })
      .addCase(fetchAside.rejected, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        if (state.status !== 'ready') state.status = 'failed';
        state.failure = payload ?? null;
        state.accepted = {};
        state.request = null;
      })
      .addCase(putAside.pending, (state, { meta }) => {
        state.wishes[meta.arg.profile] = { kind: meta.arg.kind, request: meta.requestId };
      })
      .addCase(takeBack.pending, (state, { meta }) => {
        state.wishes[meta.arg.profile] = { kind: null, request: meta.requestId };
      })
      .addCase(memberBlocked, (state, { payload: id }) => {
        state.list = withMark(state.list, id, null);
        if (state.request !== null) state.accepted[id] = null;
        delete state.wishes[id];
      })
      // A wish that is still waiting came after the like.
      .addCase(memberLiked, (state, { payload: id }) => {
        state.list = withMark(state.list, id, null);
        if (state.request !== null) state.accepted[id] = null;
      })
      .addCase(loggedOut, () => initialState)
      .addMatcher(isAccepted, (state, { meta, payload }) =>
        settle(state, meta.arg.profile, payload, meta.requestId),
      )
      .addMatcher(isRefused, (state, { meta }) => {
        const { profile } = meta.arg;
        if (state.wishes[profile]?.request === meta.requestId) delete state.wishes[profile];
      }),
  selectors: {
    selectAsideStatus: (state) => state.status,
    selectAsideFailure: (state) => state.failure,
    /** Who is aside, wishes included, the newest first. */
    selectAside: createSelector(
      [(state: AsideState) => state.list, (state: AsideState) => state.wishes],
      (list, wishes): AsideMark[] =>
        Object.entries(wishes).reduce((marks, [id, wish]) => {
          if (wish === undefined) return marks;
          const known = marks.find((mark) => mark.id === id);
          // Whoever is aside already keeps the place and the time.
          if (known?.kind === wish.kind) return marks;
          return withMark(marks, id, wish.kind && { id, kind: wish.kind, passed_at: null });
        }, list),
    ),
    selectIsAside: (state, id: string): boolean => {
      const wish = state.wishes[id];
      return wish === undefined ? state.list.some((mark) => mark.id === id) : wish.kind !== null;
    },
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    aside: AsideState;
  }
}
const injected = asideSlice.injectInto(rootReducer);

export const { selectAsideStatus, selectAsideFailure, selectAside, selectIsAside } = injected.selectors;
