/** One question on its screen: progress, the question, its answers, the way on and the way back. */
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import {
  finderQuery,
  isRequired,
  questionBefore,
  questionNumber,
  QUESTIONS,
  standAfter,
} from '@/domain/matchFinder';
import type { FinderAnswers, Question } from '@/domain/matchFinder';
import { assertNever } from '@/lib/assertNever';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { Steps } from '@/ui/Steps';
import { ChoiceCards } from './ChoiceCards';
import { ageChoices, eveningChoices, placeChoices, questionTitles, wishChoices } from './choices';
import { InterestChoice } from './InterestChoice';

interface QuestionScreenProps {
  question: Question;
  answers: FinderAnswers;
  onAnswer: (changes: Partial<FinderAnswers>) => void;
  onGoOn: () => void;
}

/** Nothing is chosen beforehand; only wish and evening have to be. */
export function QuestionScreen({ question, answers, onAnswer, onGoOn }: QuestionScreenProps) {
  const { t } = useTranslation('finder');
  const headingId = useId();
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const before = questionBefore(question);
  const isOpen = question === 'interests' ? answers.interests.length === 0 : answers[question] === null;
  const isMissing = isOpen && isRequired(question);
  const hasProblem = tried && isMissing;
  const isLast = standAfter(question) === 'results';
  // The last question may stay open without a word about it: its button says what comes.
  const isSkip = isOpen && !isMissing && !isLast;
  // It can always be pressed, and says then what is missing; it calls for it only when there is something to go on with.
  const kind = isMissing || isSkip ? 'quiet' : 'hot';
  const group = { name: question, labelledBy: headingId, problemId: hasProblem ? problemId : null };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isMissing) form.current?.querySelector('input')?.focus();
    else onGoOn();
  }

  function answer() {
    switch (question) {
      case 'wish':
        return (
          <ChoiceCards
            {...group}
            choices={wishChoices(t)}
            value={answers.wish}
            onChoose={(wish) => onAnswer({ wish })}
          />
        );
      case 'evening':
        return (
          <ChoiceCards
            {...group}
            choices={eveningChoices(t)}
            value={answers.evening}
            onChoose={(evening) => onAnswer({ evening })}
          />
        );
      case 'place':
        return (
          <ChoiceCards
            {...group}
            choices={placeChoices(t)}
            value={answers.place}
            onChoose={(place) => onAnswer({ place })}
          />
        );
      case 'age':
        return (
          <ChoiceCards
            {...group}
            choices={ageChoices(t)}
            value={answers.age}
            onChoose={(age) => onAnswer({ age })}
          />
        );
      case 'interests':
        return (
          <InterestChoice
            labelledBy={headingId}
            value={answers.interests}
            onChange={(interests) => onAnswer({ interests })}
          />
        );
      default:
        return assertNever(question);
    }
  }

  return (
    <form ref={form} className="finder-question" noValidate onSubmit={submit}>
      <div className="finder-head">
        <Link
          className={iconButtonClass()}
          to={before === null ? path('members') : finderQuery(before)}
          aria-label={t(before === null ? 'results.search' : 'back')}
        >
          <Icon as={ArrowLeft} />
        </Link>
        <Steps
          step={questionNumber(question)}
          steps={QUESTIONS.length}
          label={t('step', { step: questionNumber(question), steps: QUESTIONS.length })}
        />
      </div>
      <h1 id={headingId} tabIndex={-1}>
        {questionTitles(t)[question]}
      </h1>
      {question === 'wish' && <p className="finder-lead">{t('intro')}</p>}
      {answer()}
      <p className="finder-problem" id={problemId} role="alert">
        {hasProblem && t('required')}
      </p>
      <div className="finder-actions">
        <Button type="submit" kind={kind} size="lg" block>
          {isLast ? t('show') : t(isSkip ? 'skip' : 'continue')}
        </Button>
      </div>
    </form>
  );
}
