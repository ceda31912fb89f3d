/** The calls behind likes: the lists, a like, its taking back, and the automatic like (spec 7). */
import { ApiError } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { inMemberTurn, memberLiked } from '@/core/aside/memberTurns';
import { selectLoggedIn, selectOwnProfileId } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { LikedBy, Profile } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';

/** A like received: whose, whether it is new, and when it came (ISO 8601). */
export type LikeMark = Pick<LikedBy, 'id' | 'like_new' | 'liked_at'>;
export interface LikeLists {
  /** Ids of the members this member likes, in the server's order. */
  profiles: string[];
  liked_by: LikeMark[];
  /** When the server told them, epoch ms by its clock. */
  heard_at?: number;
}
export interface LikeRequest {
  profile: string;
  source: 'search' | 'profile' | 'likes' | 'swipe' | 'match-finder';
  /** A like that had been taken back a moment ago: its match was celebrated already. */
  again?: boolean;
}

const loadLikeCalls = () => import('@/api/calls/likes');

/** The profile alone: what belongs to the like stays with the like. */
export function profileOf({ like_new: _isNew, liked_at: _at, ...profile }: LikedBy): Profile {
  return profile;
}

/** Loads both lists; the profiles go to their table. */
export const fetchLikes = createAppThunk(
  'likes/fetch',
  async (_: void, { dispatch, getState, requestId, signal }): Promise<LikeLists> => {
    const { getLikes } = await loadLikeCalls();
    const { profiles, liked_by } = await getLikes({ signal });
    // After a log-out nothing personal comes back into the store, and a later question brings its own.
    if (getState().likes?.request === requestId) {
      dispatch(profilesReceived([...profiles, ...liked_by.map(profileOf)]));
    }
    return {
      profiles: profiles.map(({ id }) => id),
      liked_by: liked_by.map(({ id, like_new, liked_at }) => ({ id, like_new, liked_at })),
      heard_at: serverNow(),
    };
  },
  (_, state) => selectLoggedIn(state),
);

/** Likes a member: shown at once, taken back when the server refuses. Rejects with blocked_by or daily_limit. */
export const like = createAppThunk(
  'likes/like',
  ({ profile, source }: LikeRequest, { dispatch, getState, signal }) =>
    act(profile, getState, async () => {
      const me = selectOwnProfileId(getState());
      const calls = await loadLikeCalls();
      const answer = await calls.like({ profile, source }, { signal });
      if (selectOwnProfileId(getState()) === me) dispatch(memberLiked(profile));
      return answer;
    }),
  // The same wish twice is one.
  ({ profile }, state) => state.likes?.wishes[profile]?.liked !== true,
);

/** Takes a like back: shown at once, put back when the server refuses. */
export const unlike = createAppThunk(
  'likes/unlike',
  ({ profile }: Pick<LikeRequest, 'profile'> & Partial<LikeRequest>, { getState, signal }) =>
    act(profile, getState, async () => {
      const calls = await loadLikeCalls();
      await calls.unlike(profile, { signal });
    }),
  ({ profile }, state) => state.likes?.wishes[profile]?.liked !== false,
);

/** One act on a member after the other; none for somebody who came while it waited. */
function act<Answer>(
  profile: string,
  getState: () => RootState,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const me = selectOwnProfileId(getState());
  return inMemberTurn(profile, () => {
    if (selectOwnProfileId(getState()) !== me) throw new ApiError({ kind: 'aborted' });
    return send();
  });
}

/** Asks the server for the automatic like that feeds the moment named (spec 4, 7). Never repeated. */
export const fetchAutoLike = createAppThunk(
  'likes/auto',
  async (_moment: 'match' | 'newLike', { dispatch, getState, signal }) => {
    const { autoLike } = await loadLikeCalls();
    const profile = await autoLike({ signal });
    if (!selectLoggedIn(getState())) throw new ApiError({ kind: 'aborted' });
    dispatch(profilesReceived([profile]));
    return profile.id;
  },
  (_, state) => selectLoggedIn(state),
);
