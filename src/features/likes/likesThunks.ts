/** The calls behind likes: the lists, a like, its taking back, and the automatic like (spec 7). */
import { selectLoggedIn } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { LikedBy, Profile } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';

/** A like received: whose, whether it is new, and when it came (ISO 8601). */
export type LikeMark = Pick<LikedBy, 'id' | 'like_new' | 'liked_at'>;
export interface LikeLists {
  /** Ids of the members this member likes, in the server's order. */
  profiles: string[];
  liked_by: LikeMark[];
}
export interface LikeRequest {
  profile: string;
  source: 'search' | 'profile' | 'likes' | 'swipe' | 'match-finder';
}

const loadLikeCalls = () => import('@/api/calls/likes');

/** The profile alone: what belongs to the like stays with the like. */
function profileOf({ like_new: _isNew, liked_at: _at, ...profile }: LikedBy): Profile {
  return profile;
}

/** Loads both lists; the profiles go to their table. */
export const fetchLikes = createAppThunk(
  'likes/fetch',
  async (_: void, { dispatch, getState, signal }): Promise<LikeLists> => {
    const { getLikes } = await loadLikeCalls();
    const { profiles, liked_by } = await getLikes({ signal });
    // Nothing personal comes back into the store after a log-out.
    if (selectLoggedIn(getState())) {
      dispatch(profilesReceived([...profiles, ...liked_by.map(profileOf)]));
    }
    return {
      profiles: profiles.map(({ id }) => id),
      liked_by: liked_by.map(({ id, like_new, liked_at }) => ({ id, like_new, liked_at })),
    };
  },
  (_, state) => selectLoggedIn(state),
);

/** Likes a member: shown at once, taken back when the server refuses. Rejects with blocked_by or daily_limit. */
export const like = createAppThunk(
  'likes/like',
  async (request: LikeRequest) => {
    const calls = await loadLikeCalls();
    return calls.like(request);
  },
  // One answer at a time for each member: a second tap waits for nothing and changes nothing.
  ({ profile }, state) => state.likes?.wishes[profile] === undefined,
);

/** Takes a like back: shown at once, put back when the server refuses. */
export const unlike = createAppThunk(
  'likes/unlike',
  async ({ profile }: Pick<LikeRequest, 'profile'>) => {
    const calls = await loadLikeCalls();
    await calls.unlike(profile);
  },
  ({ profile }, state) => state.likes?.wishes[profile] === undefined,
);

/** Asks the server for the automatic like that feeds the moment named (spec 4, 7). Never repeated. */
export const fetchAutoLike = createAppThunk(
  'likes/auto',
  async (_moment: 'match' | 'newLike', { dispatch, getState, signal }) => {
    const { autoLike } = await loadLikeCalls();
    const profile = await autoLike({ signal });
    if (selectLoggedIn(getState())) dispatch(profilesReceived([profile]));
    return profile.id;
  },
  (_, state) => selectLoggedIn(state),
);
