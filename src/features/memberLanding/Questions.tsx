/** Three questions, answered by a tap each; the last one leads to the sign-up. */
import { useEffect, useId, useReducer, useRef } from 'react';
import type { Dispatch, ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SITE_NAME } from '@/config/site';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { useLeastAge } from '@/core/settings/useLeastAge';
import { assertNever } from '@/lib/assertNever';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { FIRST_ROUND, QUESTIONS, roundAfter } from './questions';
import type { Answers, Question, Round, RoundEvent } from './questions';

interface QuestionsProps {
  name: string;
  /** Everything was answered: on to the sign-up, now and by the button afterwards. */
  onAnswered: (answers: Answers) => void;
}

export function Questions({ name, onAnswered }: QuestionsProps) {
  const { t } = useTranslation('landings');
  const [round, dispatch] = useReducer(roundAfter, FIRST_ROUND);
  const heading = useNewHeadingFocus(round.at);
  const id = useId();
  const step = QUESTIONS.findIndex((question) => question === round.at) + 1;
  const title = useTitle(round.at);
  return (
    <section className="mosaic-card" aria-labelledby={id}>
      {step > 0 && <p className="mosaic-step">{t('mosaic.step', { step, steps: QUESTIONS.length })}</p>}
      <h2 id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {round.at === 'young' ? (
        <TooYoung onBack={() => dispatch({ type: 'wentBack' })} />
      ) : round.at === 'done' ? (
        <>
          <p>{t('mosaic.doneText')}</p>
          <Button kind="hot" size="lg" block onClick={() => onAnswered(round)}>
            {t('action.hello', { name })}
          </Button>
          <Button kind="link" onClick={() => dispatch({ type: 'beganAgain' })}>
            {t('mosaic.again')}
          </Button>
        </>
      ) : (
        <AnswerButtons at={round.at} round={round} dispatch={dispatch} onAnswered={onAnswered} />
      )}
      {step > 1 && (
        <Button kind="link" icon={<Icon as={ArrowLeft} />} onClick={() => dispatch({ type: 'wentBack' })}>
          {t('mosaic.back')}
        </Button>
      )}
    </section>
  );
}

interface AnswerButtonsProps extends Pick<QuestionsProps, 'onAnswered'> {
  at: Question;
  round: Round;
  dispatch: Dispatch<RoundEvent>;
}

function AnswerButtons({ at, round, dispatch, onAnswered }: AnswerButtonsProps) {
  const { t } = useTranslation('landings');
  const pair = (one: ReactNode, onOne: () => void, other: ReactNode, onOther: () => void) => (
    <div className="mosaic-answers">
      <Button kind="white" size="lg" onClick={onOne}>
        {one}
      </Button>
      <Button kind="outline" size="lg" onClick={onOther}>
        {other}
      </Button>
    </div>
  );
  const wish = (looking_for: 'female' | 'male') => () => dispatch({ type: 'wished', looking_for });
  const name = (gender: 'female' | 'male') => () => {
    dispatch({ type: 'named', gender });
    onAnswered({ looking_for: round.looking_for, gender });
  };
  const age = (yes: boolean) => () => dispatch({ type: 'ofAge', yes });
  if (at === 'age') return pair(t('mosaic.ageYes'), age(true), t('mosaic.ageNo'), age(false));
  if (at === 'wish') return pair(t('mosaic.wishFemale'), wish('female'), t('mosaic.wishMale'), wish('male'));
  return pair(t('mosaic.selfFemale'), name('female'), t('mosaic.selfMale'), name('male'));
}

function TooYoung({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('landings');
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  const age = useLeastAge();
  return (
    <>
      <p>{t('mosaic.youngText', { site, age })}</p>
      <Button kind="outline" size="lg" onClick={onBack}>
        {t('mosaic.youngBack')}
      </Button>
    </>
  );
}

function useTitle(at: Round['at']): string {
  const { t } = useTranslation('landings');
  const age = useLeastAge();
  switch (at) {
    case 'age':
      return t('mosaic.age', { age });
    case 'wish':
      return t('mosaic.wish');
    case 'self':
      return t('mosaic.self');
    case 'done':
      return t('mosaic.done');
    case 'young':
      return t('mosaic.young');
    default:
      return assertNever(at);
  }
}

/** The button that was tapped is gone: whoever goes by the keyboard or by ear goes on at the new question. */
function useNewHeadingFocus(at: Round['at']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
  }, [at]);
  return heading;
}
