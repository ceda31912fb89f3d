/** Where the sign-up is, by the address, and how it goes on (spec 4). */
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isPushCapable } from '@/core/push/pushDevice';
import type { User } from '@/domain/model';
import { returnPath } from '@/domain/returnPath';
import { completeSignupPath, JOIN_STEPS, resumeStep, stepAfter, stepNamed } from '@/domain/signupSteps';
import type { JoinStep } from '@/domain/signupSteps';

/** True while nobody has said yes or no to push in this browser. */
const asksPush = (): boolean => isPushCapable() && Notification.permission === 'default';

export function useJoinSteps(user: User) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = query.get('next');
  const named = stepNamed(query.get('step'));
  const step: JoinStep = named ?? resumeStep(user.profile);
  // An address without a step, or with one that this browser cannot take, is corrected in place.
  const stand: JoinStep = step === 'push' && !isPushCapable() ? 'done' : step;
  const before = JOIN_STEPS[JOIN_STEPS.indexOf(stand) - 1];
  const onwardTo = returnPath(next, window.location.origin);

  return {
    step: stand,
    /** The address of this step when the page's is another one. */
    correction: stand === named ? null : completeSignupPath({ step: stand, next }),
    backTo: before === undefined || stand === 'done' ? null : completeSignupPath({ step: before, next }),
    onwardTo,
    isReturn: next !== null && onwardTo === next,
    addressOf: (other: JoinStep) => completeSignupPath({ step: other, next }),
    goOn: useCallback(() => {
      const to = completeSignupPath({ step: stepAfter(stand, asksPush()), next });
      // While the code of the next step is on its way this one stays on screen: a second tap changes nothing.
      if (to !== window.location.pathname + window.location.search) void navigate(to);
    }, [navigate, stand, next]),
  };
}

export type JoinSteps = ReturnType<typeof useJoinSteps>;
