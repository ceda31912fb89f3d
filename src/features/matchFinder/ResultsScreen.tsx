/** Who fits: the best three large and with every reason, the others below. Loading, nobody and failed each say so. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useFailureText } from '@/core/errors/useFailureText';
import { finderQuery, widerAnswers } from '@/domain/matchFinder';
import type { FinderAnswers } from '@/domain/matchFinder';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ErrorState } from '@/ui/ErrorState';
import { LiveRegion } from '@/ui/LiveRegion';
import { selectFinderFailure, selectFinderStatus, selectFound, selectFoundIds } from './finderSlice';
import { openResults } from './finderThunks';
import './matches.scss';
import { MatchItem } from './MatchItem';
import { MatchSkeletons } from './MatchSkeletons';
import { NobodyFits } from './NobodyFits';
import { useStillShown } from '@/core/blocks/stillShown';

interface ResultsScreenProps {
  answers: FinderAnswers;
  onAnswer: (changes: Partial<FinderAnswers>) => void;
  /** Draws a member's card with its heart; `priority` for the first pictures. */
  renderCard: (id: string, priority: boolean) => ReactNode;
}

const BEST = 3;

export function ResultsScreen({ answers, onAnswer, renderCard }: ResultsScreenProps) {
  const { t } = useTranslation(['finder', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const status = useAppSelector(selectFinderStatus);
  const failure = useAppSelector(selectFinderFailure);
  const shown = useStillShown(useAppSelector(selectFoundIds));
  const found = useAppSelector(selectFound).filter(({ id }) => shown.includes(id));
  useEffect(() => {
    dispatch(openResults(answers));
  }, [dispatch, answers]);
  useBackOnline(() => {
    if (status === 'failed') dispatch(openResults(answers));
  });
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed goes away at once: whoever goes by keys or by ear goes on at the title. */
  const fromTitle = (ask: () => void) => (): void => {
    title.current?.focus({ preventScroll: true });
    ask();
  };

  const changeTo = finderQuery('wish');
  const wider = widerAnswers(answers);
  const isReady = status === 'ready';
  const hasMatches = isReady && found.length > 0;
  const item = (match: (typeof found)[number], index: number) => (
    <MatchItem
      key={match.id}
      match={match}
      isBest={index < BEST}
      isFirst={index === 0}
      card={renderCard(match.id, index < BEST)}
    />
  );
  return (
    <div className="finder-results">
      <header className="finder-results-head">
        <div>
          <h1 tabIndex={-1} ref={title}>
            {t('results.title')}
          </h1>
          {hasMatches && (
            <>
              <p>{t('results.count', { count: found.length })}</p>
              <p className="caption muted">{t('results.basis')}</p>
            </>
          )}
        </div>
        {!isReady || hasMatches ? (
          <Link className={buttonClass({ kind: 'outline' })} to={changeTo}>
            {t('results.change')}
          </Link>
        ) : null}
      </header>
      <LiveRegion>
        {status === 'loading' && t('results.searching')}
        {hasMatches && t('results.count', { count: found.length })}
      </LiveRegion>
      {(status === 'loading' || status === 'idle') && <MatchSkeletons best={BEST} />}
      {status === 'failed' && (
        <ErrorState
          title={t('results.failed')}
          text={failureText(failure)}
          action={
            <Button kind="link" onClick={fromTitle(() => dispatch(openResults(answers)))}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      )}
      {isReady && !hasMatches && (
        <NobodyFits changeTo={changeTo} onWider={wider && fromTitle(() => onAnswer(wider))} />
      )}
      {hasMatches && (
        <>
          <ul className="matches-best" aria-label={t('results.best')}>
            {found.slice(0, BEST).map(item)}
          </ul>
          {found.length > BEST && (
            <section className="matches-more">
              <h2>{t('results.more')}</h2>
              <ul className="card-grid card-grid-5">
                {found.slice(BEST).map((match, index) => item(match, index + BEST))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  );
}
