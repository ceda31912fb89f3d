/** The way on from a lander: a visitor joins, a member goes to the search (spec 2, 4). */
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { selectSettings } from '@/core/settings/settingsSlice';
import { selectHasTrafficSource } from '@/core/tracking/trackingSlice';
import { signupAvailability } from '@/domain/signupAvailability';
import { useAppSelector } from '@/store/hooks';
import { useKeepAnswers } from './lander';
import type { LanderAnswers } from './lander';

export interface LanderWay {
  /** Open until the settings say otherwise. */
  kind: 'open' | 'closed' | 'member';
  /** Keeps the answers and starts the sign-up. */
  start: (answers: LanderAnswers) => Promise<void>;
}

export function useLanderWay(): LanderWay {
  const join = useSignupAction();
  const keepAnswers = useKeepAnswers();
  const loggedIn = useAppSelector(selectLoggedIn);
  const settings = useAppSelector(selectSettings);
  const hasSource = useAppSelector(selectHasTrafficSource);
  const isClosed = settings !== null && signupAvailability(settings.signups, hasSource) === 'closed';
  return {
    kind: loggedIn ? 'member' : isClosed ? 'closed' : 'open',
    start: async (answers) => {
      await keepAnswers(answers);
      join();
    },
  };
}
