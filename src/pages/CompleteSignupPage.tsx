/** `/complete-signup`: what a new member tells after the account is made, one step at a time, each in the address (spec 4). */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { selectUser } from '@/core/auth/authSlice';
import type { User } from '@/domain/model';
import { resumeStep } from '@/domain/signupSteps';
import { AuthFrame } from '@/features/authFrame/AuthFrame';
import { JoinCount } from '@/features/join/JoinCount';
import { useJoinSteps } from '@/features/join/useJoinSteps';
import { useStepFocus } from '@/features/join/useStepFocus';
import { useStepWords } from '@/features/join/useStepWords';
import { useAppSelector } from '@/store/hooks';
import { DoneMark } from '@/ui/DoneMark';
import { Skeleton } from '@/ui/Skeleton';
import { JoinStepView } from './parts/JoinStepView';

export default function CompleteSignupPage() {
  const user = useAppSelector(selectUser);
  return user && <Steps user={user} />;
}

function Steps({ user }: { user: User }) {
  const { t } = useTranslation('join');
  const steps = useJoinSteps(user);
  const { step, correction, backTo } = steps;
  const isConfirmed = user.status !== 'not_confirmed';
  const words = useStepWords(step, isConfirmed);
  useStepFocus(words.title);
  if (correction !== null) return <Navigate replace to={correction} />;
  return (
    <AuthFrame
      title={words.title}
      lead={words.lead}
      steps={step === 'done' && isConfirmed ? <DoneMark /> : <JoinCount step={step} />}
      panel={{ title: step === 'done' ? t('panelDone') : t('panelTitle'), text: t('panelText') }}
      // Nothing is left to fill in.
      centred={step === 'done'}
      short={step === 'done' && isConfirmed}
      back={backTo === null ? null : { to: backTo, label: t('back') }}
    >
      <Suspense fallback={<Skeleton height="14rem" />}>
        <JoinStepView
          key={step}
          user={user}
          steps={steps}
          isConfirmed={isConfirmed}
          finishAt={resumeStep(user.profile)}
        />
      </Suspense>
    </AuthFrame>
  );
}
