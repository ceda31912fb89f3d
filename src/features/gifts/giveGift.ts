/** Gives a gift: it costs its credits once, and stands in the conversation (contract, gift.php). */
import { ApiError, refusalCode } from '@/api/failure';
import { creditsChanged, selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { giftGiven } from '@/core/gifts/giftGiven';
import { createAppThunk } from '@/store/createAppThunk';

interface GiftRequest {
  /** Id of the member who gets it. */
  profile: string;
  /** Id of the gift. */
  gift: string;
  /** The same for every attempt at the same gift: it is paid for once. */
  idempotencyKey: string;
}

/** Refusals: 402 not_enough_credits, 403 premium_only for one conversation too many, blocked_by, 404. */
export const giveGift = createAppThunk(
  'gifts/give',
  async ({ idempotencyKey, ...body }: GiftRequest, { dispatch, getState, signal }): Promise<void> => {
    const account = selectUser(getState())?.id;
    const calls = await import('@/api/calls/safety');
    try {
      const credits = await calls.giveGift(body, { idempotencyKey, signal });
      if (selectUser(getState())?.id !== account) return;
      dispatch(creditsChanged(credits));
      dispatch(giftGiven(body.profile));
      // A message that was on its way beside it may have been paid for since.
      void dispatch(fetchUser());
    } catch (error) {
      // The balance shown was too old, or an answer was lost after the gift had been paid for.
      const failure = error instanceof ApiError ? error.failure : null;
      if (failure?.kind === 'aborted') throw error;
      if (failure?.kind !== 'refused' || refusalCode(failure) === 'not_enough_credits')
        void dispatch(fetchUser());
      throw error;
    }
  },
);
