/** The results of the search in every state: loading, cards, nobody, failed, and the end of the list. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalCode } from '@/api/failure';
import { MembersOnly } from '@/core/access/MembersOnly';
import { useFailureText } from '@/core/errors/useFailureText';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { PaginationControl } from '@/ui/PaginationControl';
import { MemberGrid } from './MemberGrid';
import { NobodyFound } from './NobodyFound';
import {
  selectHasMoreResults,
  selectNumResults,
  selectPagesLoaded,
  selectResultIds,
  selectSearchFailure,
  selectSearchStatus,
} from './searchSlice';
import { useReached } from './useReached';

interface SearchResultsProps {
  renderCard: (id: string, priority: boolean) => ReactNode;
  onMore: () => void;
  /** Clears the filters; absent when none is set. */
  onClear?: (() => void) | undefined;
}

/** After this many pages that came by themselves one is asked for: the footer must be within reach. */
const PAGES_BY_THEMSELVES = 4;
const FIRST_SKELETONS = Array.from({ length: 8 }, (_, index) => <MemberCardSkeleton key={index} />);
const MORE_SKELETONS = FIRST_SKELETONS.slice(0, 4);

export function SearchResults({ renderCard, onMore, onClear }: SearchResultsProps) {
  const { t } = useTranslation(['members', 'common']);
  const failureText = useFailureText();
  const ids = useAppSelector(selectResultIds);
  const status = useAppSelector(selectSearchStatus);
  const failure = useAppSelector(selectSearchFailure);
  const total = useAppSelector(selectNumResults);
  const pages = useAppSelector(selectPagesLoaded);
  const hasMore = useAppSelector(selectHasMoreResults);
  const byItself = status === 'ready' && hasMore && pages % PAGES_BY_THEMSELVES !== 0;
  const end = useReached(onMore, byItself);

  const loading = status === 'idle' || status === 'loading';
  const closed = refusalCode(failure) === 'search_closed';
  const problem = status === 'failed' && !closed && (
    <ErrorState
      title={t('search.failed')}
      text={failureText(failure)}
      action={
        <Button kind="link" onClick={onMore}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
  if (!loading && ids.length === 0) return problem || <NobodyFound onClear={onClear} />;
  return (
    <>
      <MemberGrid
        ids={ids}
        label={t('search.results')}
        renderCard={renderCard}
        tail={loading ? (pages === 0 ? FIRST_SKELETONS : MORE_SKELETONS) : undefined}
      />
      <div ref={end} />
      {problem && <div className="search-problem">{problem}</div>}
      {closed && <MembersOnly title={t('search.closed.title')} text={t('search.closed.text')} />}
      {total !== null && !closed && (
        <PaginationControl
          position={hasMore ? t('search.position', { shown: ids.length, count: total }) : t('search.end')}
          hasMore={hasMore && !problem}
          moreLabel={t('search.more')}
          onMore={onMore}
          busy={status === 'loading'}
        />
      )}
    </>
  );
}
