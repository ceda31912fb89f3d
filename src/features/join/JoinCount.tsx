/** "Step 2 of 5" above a step that is counted. */
import { useTranslation } from 'react-i18next';
import { COUNTED_STEPS, stepNumber } from '@/domain/signupSteps';
import type { JoinStep } from '@/domain/signupSteps';
import { Steps } from '@/ui/Steps';
import './join.scss';

export function JoinCount({ step }: { step: JoinStep }) {
  const { t } = useTranslation('join');
  const number = stepNumber(step);
  if (number === null) return null;
  return (
    <Steps step={number} steps={COUNTED_STEPS} label={t('step', { step: number, steps: COUNTED_STEPS })} />
  );
}
