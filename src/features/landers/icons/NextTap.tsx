/** The second and third tap: with whom, and who is asking. */
import { useEffect, useRef } from 'react';
import { ArrowLeft, Mars, Venus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useLander } from '../parts/lander';
import { stepBack, STEPS } from './steps';
import type { Said } from './wishes';

const GENDERS = ['female', 'male'] as const;
const GENDER_ICONS = { female: Venus, male: Mars } as const;

interface NextTapProps {
  step: 2 | 3;
  said: Said;
  onSaid: (said: Said) => void;
}

export function NextTap({ step, said, onSaid }: NextTapProps) {
  const { t } = useTranslation('iconslanding');
  const { niche } = useLander();
  const question = useRef<HTMLHeadingElement>(null);
  // What was tapped is gone: whoever uses the keyboard goes on at the question.
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  const words = step === 2 ? { female: t('women'), male: t('men') } : { female: t('woman'), male: t('man') };
  return (
    <div className="icons-next">
      <p className="icons-step">{t('step', { step, steps: STEPS })}</p>
      <h2 ref={question} tabIndex={-1}>
        {step === 2 ? t('whom') : t('self')}
      </h2>
      <ul className="icons-pair">
        {(niche === 'gay' ? GENDERS.toReversed() : GENDERS).map((gender) => {
          const Drawing = GENDER_ICONS[gender];
          return (
            <li key={gender}>
              <button
                type="button"
                className={`icons-door icons-${gender}`}
                data-action
                onClick={() => onSaid(step === 2 ? { ...said, looking_for: gender } : { ...said, gender })}
              >
                <Drawing className="icons-drawing" strokeWidth={1.25} aria-hidden="true" focusable="false" />
                <span>{words[gender]}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button kind="link" icon={<Icon as={ArrowLeft} />} onClick={() => onSaid(stepBack(said))}>
        {t('back')}
      </Button>
    </div>
  );
}
