/**
 * Likes given and received (spec 3 and 4). The lists hold what the server said; a like under way is a wish laid over them,
 * so that a failure leaves exactly what was there before.
 */
import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { loggedOut } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { modalOpened } from '@/core/modals/modalsSlice';
import type { OpenModal } from '@/core/modals/modalsSlice';
import { likedProfileOpened } from '@/core/profiles/likedProfileOpened';
import type { LikedBy, Profile } from '@/domain/model';
import { newLikesFirst, newLikesTotal } from '@/domain/unread';
import { rootReducer } from '@/store/rootReducer';
import { fetchAutoLike, fetchLikes, like, unlike } from './likesThunks';
import type { LikeMark } from './likesThunks';
import { newLikeAsked } from './newLikeEvents';

/** A match or a new like that is to be shown. */
export type Moment = Extract<OpenModal, { name: 'match' | 'newLike' }>;

export interface LikesState {
  /** `loading` on the first load only: a later one changes the lists without a sign (spec 7). */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: Failure | null;
  profiles: string[];
  liked_by: LikeMark[];
  /** The latest like or taking back of a member that the server has not answered, by profile id. */
  wishes: Record<string, { liked: boolean; request: string }>;
  /** What the server accepted while a list is under way, which may not know it yet. */
  accepted: Record<string, boolean>;
  /** Whom the member blocked while a list is under way. */
  gone: string[];
  /** Whose profile was opened while a list is under way, which may hold a like that was not known yet. */
  opened: string[];
  /** The like of each opened profile, by its time: a later like of the same member is new again. */
  seen: { [id in string]?: string };
  request: string | null;
  /** When the server told the lists last, epoch ms by its clock; 0 when it never did. */
  heard_at: number;
  /** They are from the last visit, and have not been heard in this one. */
  recalled: boolean;
  /** Matches and new likes that wait for their moment, the first comes first. */
  moments: Moment[];
  /** When the moment of a new like is due that a link asked for: milliseconds since the page began. */
  due_at: number | null;
}

/** Both lists as they were seen last. */
interface RecalledLikes {
  profiles: Profile[];
  liked_by: LikedBy[];
  /** When the server told them, epoch ms by its clock. */
  heard_at: number;
}

const initialState: LikesState = {
  status: 'idle',
  failure: null,
  profiles: [],
  liked_by: [],
  wishes: {},
  accepted: {},
  gone: [],
  opened: [],
  seen: {},
  request: null,
  heard_at: 0,
  recalled: false,
  moments: [],
  due_at: null,
};

/** @returns the ids with one put first or taken out; the same list when nothing changes */
function withLike(ids: string[], id: string, liked: boolean): string[] {
  if (ids.includes(id) === liked) return ids;
  return liked ? [id, ...ids] : ids.filter((other) => other !== id);
}

/** A like, or its taking back, as its thunk tells of it. */
interface Answered {
  arg: { profile: string };
  requestId: string;
}

/** The server has answered. @returns whether no other wish came after it, and nobody was blocked meanwhile */
function answered(state: LikesState, { arg: { profile }, requestId }: Answered): boolean {
  return state.wishes[profile]?.request === requestId && delete state.wishes[profile];
}

/** The server has accepted. @returns as {@link answered} */
function settle(state: LikesState, meta: Answered, liked: boolean): boolean {
  const { profile } = meta.arg;
  // It has gone with the member.
  if (state.wishes[profile] === undefined) return false;
  state.profiles = withLike(state.profiles, profile, liked);
  if (state.request !== null) state.accepted[profile] = liked;
  return answered(state, meta);
}

/** A like whose profile was opened is not new, whatever an older answer says. */
const asSeen = (mark: LikeMark, { opened, seen }: LikesState): LikeMark => {
  if (opened.includes(mark.id)) seen[mark.id] = mark.liked_at;
  return seen[mark.id] === mark.liked_at ? { ...mark, like_new: false } : mark;
};

/** What names a moment; a dialog of another kind may have no profile. */
type MomentName = { name: OpenModal['name']; profile?: string };

/** The moment is over, or there is no reason for it any more. */
function dropMoment(state: LikesState, { name, profile }: MomentName): void {
  state.moments = state.moments.filter((one) => one.name !== name || one.profile !== profile);
}

/** Each moment waits once. */
function addMoment(state: LikesState, moment: Moment): void {
  dropMoment(state, moment);
  state.moments.push(moment);
}

/** Every card on a page asks: looking through a list of thousands for each would take longer than drawing it. */
const selectGivenSet = createSelector([(state: LikesState) => state.profiles], (ids) => new Set(ids));
const selectNewSet = createSelector(
  [(state: LikesState) => state.liked_by],
  (marks) => new Set(marks.flatMap(({ id, like_new }) => (like_new ? [id] : []))),
);

const isRefused = isAnyOf(like.rejected, unlike.rejected);

const likesSlice = createSlice({
  name: 'likes',
  initialState,
  reducers: {
    /** What was seen last stands where nothing has been heard yet. */
    likesRecalled: (state, { payload }: PayloadAction<RecalledLikes>) => {
      if (state.status === 'ready') return;
      state.profiles = payload.profiles.map(({ id }) => id);
      state.liked_by = payload.liked_by.map(({ id, like_new, liked_at }) => ({ id, like_new, liked_at }));
      state.heard_at = payload.heard_at;
      state.recalled = true;
      state.status = 'ready';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(likedProfileOpened, (state, { payload }) => {
        if (state.request !== null) state.opened.push(payload);
        const mark = state.liked_by.find(({ id }) => id === payload);
        if (!mark) return;
        mark.like_new = false;
        state.seen[mark.id] = mark.liked_at;
      })
      .addCase(fetchLikes.pending, (state, { meta }) => {
        if (state.status !== 'ready') state.status = 'loading';
        state.accepted = {};
        state.gone = [];
        state.opened = [];
        state.request = meta.requestId;
      })
      .addCase(fetchLikes.fulfilled, (state, { meta, payload }) => {
        if (state.request !== meta.requestId) return;
        const isHere = (id: string): boolean => !state.gone.includes(id);
        state.profiles = Object.entries(state.accepted)
          .reduce((ids, [id, liked]) => withLike(ids, id, liked), payload.profiles)
          .filter(isHere);
        state.liked_by = payload.liked_by.filter(({ id }) => isHere(id)).map((mark) => asSeen(mark, state));
        state.heard_at = payload.heard_at ?? state.heard_at;
        state.recalled = false;
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
        state.wishes[meta.arg.profile] = { liked: true, request: meta.requestId };
      })
      .addCase(unlike.pending, (state, { meta }) => {
        const { profile } = meta.arg;
        state.wishes[profile] = { liked: false, request: meta.requestId };
        dropMoment(state, { name: 'match', profile });
      })
      .addCase(like.fulfilled, (state, { meta, payload }) => {
        const { profile, again } = meta.arg;
        if (!settle(state, meta, true) || !payload.match || again === true) return;
        addMoment(state, { name: 'match', profile, conversation: payload.conversation_id });
      })
      .addCase(unlike.fulfilled, (state, { meta }) => {
        settle(state, meta, false);
      })
      .addCase(newLikeAsked, (state, { payload }) => {
        state.due_at = payload.dueAt;
      })
      .addCase(fetchAutoLike.pending, (state) => {
        state.due_at = null;
      })
      .addCase(fetchAutoLike.fulfilled, (state, { meta, payload: profile }) => {
        addMoment(
          state,
          meta.arg === 'match'
            ? { name: 'match', profile, conversation: null }
            : { name: 'newLike', profile },
        );
      })
      .addCase(modalOpened, (state, { payload }) => dropMoment(state, payload))
      .addCase(memberBlocked, (state, { payload: id }) => {
        state.profiles = withLike(state.profiles, id, false);
        state.liked_by = state.liked_by.filter((mark) => mark.id !== id);
        state.moments = state.moments.filter(({ profile }) => profile !== id);
        if (state.request !== null) state.gone.push(id);
        delete state.wishes[id];
      })
      .addCase(loggedOut, () => initialState)
      .addMatcher(isRefused, (state, { meta }) => {
        answered(state, meta);
      }),
  selectors: {
    selectLikesStatus: (state) => state.status,
    selectLikesFailure: (state) => state.failure,
    /** Both lists as the server told them. */
    selectLikesTold: (state) => state,
    selectLikesHeardAt: (state) => state.heard_at,
    selectLikesRecalled: (state) => state.recalled,
    selectLikesUnderWay: (state) => state.request !== null,
    /** Received, the new ones first (spec 2). */
    selectReceived: createSelector([(state: LikesState) => state.liked_by], newLikesFirst),
    /** Given, with the wishes laid over. */
    selectGiven: createSelector(
      [(state: LikesState) => state.profiles, (state: LikesState) => state.wishes],
      (profiles, wishes) =>
        Object.entries(wishes).reduce((ids, [id, wish]) => withLike(ids, id, wish.liked), profiles),
    ),
    selectNewLikes: createSelector([(state: LikesState) => state.liked_by], newLikesTotal),
    selectLikeIsNew: (state, id: string): boolean => selectNewSet(state).has(id),
    selectLikeBusy: (state, id: string): boolean => state.wishes[id] !== undefined,
    selectNewLikeDue: (state): number | null => state.due_at,
    /** @returns the match or new like to show next */
    selectNextMoment: (state): Moment | undefined => state.moments[0],
    /** @returns undefined while the lists are not known */
    selectLiked: (state, id: string): boolean | undefined =>
      state.wishes[id]?.liked ??
      // Before the list is here, nobody is known not to be liked.
      (selectGivenSet(state).has(id) || (state.status === 'ready' ? false : undefined)),
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices {
    likes: LikesState;
  }
}
export const { likesRecalled } = likesSlice.actions;
const injected = likesSlice.injectInto(rootReducer);

export const {
  selectLikesStatus,
  selectLikesFailure,
  selectLikesHeardAt,
  selectLikesRecalled,
  selectLikesTold,
  selectLikesUnderWay,
  selectReceived,
  selectGiven,
  /** How many received likes are new, for badges and the page title. */
  selectNewLikes,
  selectLikeIsNew,
  selectLikeBusy,
  selectNewLikeDue,
  selectNextMoment,
  selectLiked,
} = injected.selectors;

/** Ids of the members who like each other, in the order of the likes received. */
export const selectMatches = createSelector([selectReceived, selectGiven], (received, given) => {
  const liked = new Set(given);
  return received.flatMap(({ id }) => (liked.has(id) ? [id] : []));
});
