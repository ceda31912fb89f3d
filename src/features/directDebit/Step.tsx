/** One numbered step of the page, with a heading that can take the focus. */
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const STEPS = 3;

interface StepProps {
  step: number;
  title: string;
  state: 'done' | 'now' | 'later';
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  children?: ReactNode;
}

export function Step({ step, title, state, headingRef, children }: StepProps) {
  const { t } = useTranslation('directDebit');
  const id = useId();
  return (
    <Panel className={`dd-step dd-step-${state}`} labelledBy={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1} className="dd-step-head">
        <span className="dd-step-number" aria-hidden="true">
          {state === 'done' ? <Icon as={Check} size={18} /> : step}
        </span>
        <VisuallyHidden>{t('step', { step, steps: STEPS })}: </VisuallyHidden>
        {title}
      </h2>
      {children}
    </Panel>
  );
}
