/** The match finder: five questions, then the members who fit (spec 2). */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { standAfter } from '@/domain/matchFinder';
import { Page } from '@/ui/Page';
import { FinderPeople } from './FinderPeople';
import { QuestionScreen } from './QuestionScreen';
import './questions.scss';
import { ResultsScreen } from './ResultsScreen';
import { useFinderAnswers } from './useFinderAnswers';
import { useFinderStand, useStandFocus } from './useFinderStand';

interface MatchFinderProps {
  /** Id of the account whose answers these are. */
  userId: string;
  /** Draws a member's card with its heart; `priority` for the first pictures. */
  renderCard: (id: string, priority: boolean) => ReactNode;
}

export function MatchFinder({ userId, renderCard }: MatchFinderProps) {
  const [answers, change] = useFinderAnswers(userId);
  const { stand, correction, goTo } = useFinderStand(answers);
  useStandFocus(stand);
  if (correction !== null) return <Navigate replace to={{ search: correction }} />;
  if (stand === 'results') {
    return (
      <Page>
        <ResultsScreen answers={answers} onAnswer={change} renderCard={renderCard} />
      </Page>
    );
  }
  return (
    <Page width="read">
      <QuestionScreen
        key={stand}
        question={stand}
        answers={answers}
        onAnswer={change}
        onGoOn={() => goTo(standAfter(stand))}
      />
      <FinderPeople />
    </Page>
  );
}
