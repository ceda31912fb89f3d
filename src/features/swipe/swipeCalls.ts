/** The calls behind the swipe game: its cards, and how an act reaches the server. */
import { serverNow } from '@/api/serverClock';
import type { Failure } from '@/api/failure';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { ProfileDetails } from '@/domain/model';
import type { SwipeCall } from '@/domain/swipeDeck';
import type { SwipeOutcome } from '@/domain/swipeAnswers';
import { createAppThunk } from '@/store/createAppThunk';
import type { AppDispatch } from '@/store/types';

/** What a card shows beyond the profile of a list. */
export type CardFacts = Pick<ProfileDetails, 'interests' | 'about'>;
export interface SwipeDeal {
  ids: string[];
  facts: Record<string, CardFacts>;
  likes_left: number;
  /** ISO 8601, UTC. */
  resets_at: string;
  /** Who has got one of today's likes; nobody where the server does not tell. */
  spent: string[];
  /** Epoch ms by the server's clock. */
  at: number;
}

/** How each kind of act is done. Resolves with why it failed, null when it was done. */
export type SwipeCalls = Record<
  SwipeCall['call'],
  (dispatch: AppDispatch, id: string) => Promise<Failure | null>
>;

/** Loads the next cards; the profiles go to their table. */
export const fetchCards = createAppThunk(
  'swipe/fetchCards',
  async (_: void, { dispatch, getState, signal }): Promise<SwipeDeal> => {
    const { getSwipe } = await import('@/api/calls/discovery');
    const { profiles, likes_left, resets_at, spent = [] } = await getSwipe({ signal });
    // Nothing personal comes back into the store after a log-out.
    if (selectLoggedIn(getState())) dispatch(profilesReceived(profiles));
    return {
      ids: profiles.map(({ id }) => id),
      facts: Object.fromEntries(profiles.map(({ id, interests, about }) => [id, { interests, about }])),
      likes_left,
      resets_at,
      spent,
      at: serverNow(),
    };
  },
  (_, state) => selectLoggedIn(state) && state.swipe?.status !== 'loading',
);

/**
 * What a failure means for the card.
 * @param online whether the device has a network
 */
export function outcomeOf(failure: Failure | null, online: boolean): SwipeOutcome {
  if (failure === null) return { kind: 'done' };
  if (failure.kind === 'offline' && !online) return { kind: 'held' };
  if (failure.kind === 'aborted') return { kind: 'refused' };
  if (failure.kind !== 'refused') return { kind: 'unsure' };
  if (failure.code === 'daily_limit') return { kind: 'limit', resets_at: failure.details.resets_at ?? null };
  if (failure.code === 'blocked_by') return { kind: 'blocked' };
  return { kind: failure.status === 404 ? 'gone' : 'refused' };
}
