/** Where the sign-up is, by the address, and how it goes on (spec 4). */
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isPushCapable, isPushDenied } from '@/core/push/pushDevice';
import { readPushRecord } from '@/core/push/pushRecord';
import type { User } from '@/domain/model';
import { returnPath } from '@/domain/returnPath';
import { completeSignupPath, JOIN_STEPS, resumeStep, stepAfter, stepNamed } from '@/domain/signupSteps';
import type { JoinStep } from '@/domain/signupSteps';

/** Whether there is something to ask: the browser may send, or may be asked, and nothing arrives for this member here yet. */
function asksPush(account: string): boolean {
  if (!isPushCapable() || isPushDenied()) return false;
  // A permission alone may be from who was here before; the record is this member's own.
  return Notification.permission === 'default' || (readPushRecord(account)?.endpoint ?? null) === null;
}

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
      void navigate(completeSignupPath({ step: stepAfter(stand, asksPush(user.id)), next }));
    }, [navigate, user.id, stand, next]),
  };
}

export type JoinSteps = ReturnType<typeof useJoinSteps>;
