/** The call behind the match finder, and when it is made. */
import { selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { answersKey, completeAnswers } from '@/domain/matchFinder';
import type { CompleteAnswers, FinderAnswers } from '@/domain/matchFinder';
import type { FoundMatch } from '@/domain/model';
import { uuid } from '@/lib/uuid';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';

/** Who was found and why; the profile itself stands in its table. */
export type MatchMark = Pick<FoundMatch, 'id' | 'score' | 'reasons' | 'shared_interests'>;

/** One asking for one set of answers. */
export interface FinderAct {
  answers: CompleteAnswers;
  /** What the server knows of whoever asks and judges by. */
  standpoint: string;
  /** The same for every attempt at it. */
  idempotencyKey: string;
}

/** Asks who fits. The profiles go to their table; the answer keeps why they fit, the best first. */
export const findMembers = createAppThunk(
  'finder/find',
  async ({ answers, idempotencyKey }: FinderAct, { dispatch, getState, signal }): Promise<MatchMark[]> => {
    const { findMatches } = await import('@/api/calls/discovery');
    const found = await findMatches(answers, { signal, idempotencyKey });
    // Nothing personal comes back into the store after a log-out.
    if (selectLoggedIn(getState())) {
      dispatch(
        profilesReceived(
          found.map(({ score: _score, reasons: _reasons, shared_interests: _shared, ...profile }) => profile),
        ),
      );
    }
    return found.map(({ id, score, reasons, shared_interests }) => ({
      id,
      score,
      reasons,
      shared_interests,
    }));
  },
);

/** @returns one text for the same gender, wish, age and place of the own profile */
function standpointOf(state: RootState): string {
  const user = selectUser(state);
  if (user === null) return '';
  const { gender, age, country, region, city } = user.profile;
  return [gender, user.looking_for, age, country, region, city].join(' ');
}

/**
 * Asks for the members who fit, unless they are here or on their way: Back from a profile asks nobody.
 * After a failure the same answers are sent with the same key, so that a lost answer counts once.
 */
export const openResults =
  (answers: FinderAnswers) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const complete = completeAnswers(answers);
    if (complete === null) return;
    const finder = getState().finder;
    const act = finder?.act ?? null;
    const standpoint = standpointOf(getState());
    const isSame =
      act !== null && act.standpoint === standpoint && answersKey(act.answers) === answersKey(complete);
    if (isSame && (finder?.status === 'ready' || finder?.status === 'loading')) return;
    const again = isSame && finder?.status === 'failed';
    void dispatch(
      findMembers({ answers: complete, standpoint, idempotencyKey: again ? act.idempotencyKey : uuid() }),
    );
  };
