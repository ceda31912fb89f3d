/** "Step 1 of 5": the account is the first step of the sign-up (spec 4). */
import { useTranslation } from 'react-i18next';
import { COUNTED_STEPS } from '@/domain/signupSteps';
import { Steps } from '@/ui/Steps';

export function SignupCount() {
  const { t } = useTranslation('auth');
  return <Steps step={1} steps={COUNTED_STEPS} label={t('signup.step', { step: 1, steps: COUNTED_STEPS })} />;
}
