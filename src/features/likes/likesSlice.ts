/**
 * Likes given and received (spec 3 and 4). The lists hold what the server said; a like under way is a wish laid over them,
 * so that a failure leaves exactly what was there before.
 */
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { loggedOut } from '@/core/auth/authSlice';
import { newLikesFirst, newLikesTotal } from '@/domain/unread';
import { rootReducer } from '@/store/rootReducer';
import { fetchLikes, like, unlike } from './likesThunks';
import type { LikeMark } from './likesThunks';

export interface LikesState {
  /** `loading` on the first load only: a later one changes the lists without a sign (spec 7). */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  profiles: string[];
  liked_by: LikeMark[];
  /** Likes (true) and their taking back (false) that the server has not answered, by profile id. */
  wishes: { [id in string]?: boolean };
  /** What the server accepted while a list is under way, which may not know it yet. */
  accepted: { [id in string]?: boolean };
  /** The like of each opened profile, by its time: a later like of the same member is new again. */
  seen: { [id in string]?: string };
  request: string | null;
}

const initialState: LikesState = {
  status: 'idle',
  failure: null,
  profiles: [],
  liked_by: [],
  wishes: {},
  accepted: {},
  seen: {},
  request: null,
};

/** @returns the ids with one put first or taken out; the same list when nothing changes */
function withLike(ids: string[], id: string, liked: boolean): string[] {
  if (ids.includes(id) === liked) return ids;
  return liked ? [id, ...ids] : ids.filter((other) => other !== id);
}

function settle(state: LikesState, id: string, liked: boolean): void {
  // The wish has gone with the member who had it.
  if (state.wishes[id] === undefined) return;
  state.profiles = withLike(state.profiles, id, liked);
  if (state.request !== null) state.accepted[id] = liked;
  delete state.wishes[id];
}

const likesSlice = createSlice({
  name: 'likes',
  initialState,
  reducers: {
    /** The member opened the profile of somebody who likes them (spec 4). */
    likedProfileOpened: (state, action: PayloadAction<string>) => {
      const mark = state.liked_by.find(({ id }) => id === action.payload);
      if (!mark) return;
      mark.like_new = false;
      state.seen[mark.id] = mark.liked_at;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchLikes.pending, (state, { meta }) => {
        if (state.status !== 'ready') state.status = 'loading';
        state.accepted = {};
        state.request = meta.requestId;
      })
      .addCase(fetchLikes.fulfilled, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        state.profiles = Object.entries(state.accepted).reduce(
          (ids, [id, liked]) => withLike(ids, id, liked === true),
          payload.profiles,
        );
        state.liked_by = payload.liked_by.map((mark) =>
          state.seen[mark.id] === mark.liked_at ? { ...mark, like_new: false } : mark,
        );
        state.status = 'ready';
        state.failure = null;
        state.accepted = {};
        state.request = null;
      })
      .addCase(fetchLikes.rejected, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        if (state.status !== 'ready') state.status = 'failed';
        state.failure = payload ?? null;
        state.request = null;
      })
      .addCase(like.pending, (state, { meta }) => {
        state.wishes[meta.arg.profile] = true;
      })
      .addCase(unlike.pending, (state, { meta }) => {
        state.wishes[meta.arg.profile] = false;
      })
      .addCase(like.fulfilled, (state, { meta }) => settle(state, meta.arg.profile, true))
      .addCase(unlike.fulfilled, (state, { meta }) => settle(state, meta.arg.profile, false))
      .addCase(like.rejected, (state, { meta }) => {
        delete state.wishes[meta.arg.profile];
      })
      .addCase(unlike.rejected, (state, { meta }) => {
        delete state.wishes[meta.arg.profile];
      })
      .addCase(loggedOut, () => initialState),
  selectors: {
    selectLikesStatus: (state) => state.status,
    selectLikesFailure: (state) => state.failure,
    /** Received, the new ones first (spec 2). */
    selectReceived: createSelector([(state: LikesState) => state.liked_by], newLikesFirst),
    /** Given, with the wishes laid over. */
    selectGiven: createSelector(
      [(state: LikesState) => state.profiles, (state: LikesState) => state.wishes],
      (profiles, wishes) =>
        Object.entries(wishes).reduce((ids, [id, liked]) => withLike(ids, id, liked === true), profiles),
    ),
    selectNewLikes: (state): number => newLikesTotal(state.liked_by),
    selectLikeIsNew: (state, id: string): boolean =>
      state.liked_by.some((mark) => mark.id === id && mark.like_new),
    selectLikeBusy: (state, id: string): boolean => state.wishes[id] !== undefined,
    /** @returns undefined while the lists are not known */
    selectLiked: (state, id: string): boolean | undefined =>
      state.wishes[id] ??
      (state.status === 'ready' || state.profiles.includes(id) ? state.profiles.includes(id) : undefined),
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    likes: LikesState;
  }
}
const injected = likesSlice.injectInto(rootReducer);

export const { likedProfileOpened } = likesSlice.actions;
export const {
  selectLikesStatus,
  selectLikesFailure,
  selectReceived,
  selectGiven,
  /** How many received likes are new, for badges and the page title. */
  selectNewLikes,
  selectLikeIsNew,
  selectLikeBusy,
  selectLiked,
} = injected.selectors;

/** Ids of the members who like each other, in the order of the likes received. */
export const selectMatches = createSelector([selectReceived, selectGiven], (received, given) =>
  received.map(({ id }) => id).filter((id) => given.includes(id)),
);
