/** The way on from a lander: a visitor joins, a member goes to the search (spec 2, 4). */
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { selectWayIn } from '@/core/navigation/wayIn';
import type { WayIn } from '@/core/navigation/wayIn';
import { useAppSelector } from '@/store/hooks';
import { useKeepAnswers } from './lander';
import type { LanderAnswers } from './lander';

export interface LanderWay {
  kind: WayIn;
  /** Keeps the answers and starts the sign-up. */
  start: (answers: LanderAnswers) => Promise<void>;
}

export function useLanderWay(): LanderWay {
  const join = useSignupAction();
  const keepAnswers = useKeepAnswers();
  return {
    kind: useAppSelector(selectWayIn),
    start: async (answers) => {
      await keepAnswers(answers);
      join();
    },
  };
}
