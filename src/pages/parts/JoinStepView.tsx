/** What a step of the sign-up asks: parts of the own profile, photos, push, and the mail at the end. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { late } from '@/core/parts/late';
import { path } from '@/config/paths';
import type { User } from '@/domain/model';
import type { JoinStep } from '@/domain/signupSteps';
import { ConfirmEmail } from '@/features/join/ConfirmEmail';
import { Confirmed } from '@/features/join/Confirmed';
import { SkipStep } from '@/features/join/SkipStep';
import type { JoinSteps } from '@/features/join/useJoinSteps';
import { useWhileHere } from '@/features/join/useWhileHere';
import { assertNever } from '@/lib/assertNever';
import { buttonClass } from '@/ui/buttonClass';

// Each step brings its own code: nobody waits at the photo for what the fourth step needs.
const JoinPhotoStep = late(() => import('./JoinPhotoStep').then((m) => m.JoinPhotoStep));
const ProfilePartForm = late(() =>
  import('@/features/ownProfile/ProfilePartForm').then((m) => m.ProfilePartForm),
);
// Its texts are those of the account's pages, and heavy for the steps before.
const PushChoice = late(
  () => import('@/features/notifications/PushChoice').then((m) => m.PushChoice),
  ['account'],
);

interface JoinStepViewProps {
  user: User;
  steps: JoinSteps;
  isConfirmed: boolean;
  /** The first step that has nothing yet. */
  finishAt: JoinStep;
}

/** The parts of the profile that a step asks for. */
const PARTS = {
  'about-you': ['personal', 'place'],
  looks: ['looks', 'languages'],
  'about-me': ['about', 'interests'],
} as const;

/** Suspends until the code of the step is here. Every step has a view of its own: give it the step as its key. */
export function JoinStepView({ user, steps, isConfirmed, finishAt }: JoinStepViewProps) {
  const { t } = useTranslation('join');
  const { step, onwardTo, isReturn, addressOf } = steps;
  const goOn = useWhileHere(steps.goOn);
  switch (step) {
    case 'photo':
      return <JoinPhotoStep photoCount={user.profile.photo_count} onDone={goOn} />;
    case 'about-you':
    case 'looks':
    case 'about-me':
      return (
        <div className="join-step">
          <ProfilePartForm
            parts={PARTS[step]}
            onSaved={goOn}
            submitLabel={t('continue')}
            secondary={<SkipStep onSkip={goOn} />}
          />
        </div>
      );
    case 'push':
      return (
        <div className="join-step">
          <PushChoice onDone={goOn} />
          <div className="join-actions">
            <SkipStep onSkip={goOn} />
          </div>
        </div>
      );
    case 'done':
      return (
        <div className="join-step">
          {isConfirmed ? (
            <>
              <Confirmed onwardTo={onwardTo} isReturn={isReturn} />
              <Link className={buttonClass({ kind: 'link', block: true })} to={path('signupMatches')}>
                {t('matches')}
              </Link>
            </>
          ) : (
            <ConfirmEmail user={user} onwardTo={onwardTo} />
          )}
          {isConfirmed && finishAt !== 'done' && (
            <Link className={buttonClass({ kind: 'link', block: true })} to={addressOf(finishAt)}>
              {t('confirm.finish')}
            </Link>
          )}
        </div>
      );
    default:
      return assertNever(step);
  }
}
