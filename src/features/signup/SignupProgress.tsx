/** What a running sign-up is doing, one line at a time (spec 4). */
import { useTranslation } from 'react-i18next';
import { Steps } from '@/ui/Steps';
import { SIGNUP_STEPS } from './signupSlice';
import type { SignupStep } from './signupSlice';

export function SignupProgress({ step }: { step: SignupStep }) {
  const { t } = useTranslation('auth');
  const texts: Record<SignupStep, string> = {
    checking: t('progress.checking'),
    creating: t('progress.creating'),
    matching: t('progress.matching'),
    mailing: t('progress.mailing'),
  };
  return <Steps step={SIGNUP_STEPS.indexOf(step) + 1} steps={SIGNUP_STEPS.length} label={texts[step]} />;
}
