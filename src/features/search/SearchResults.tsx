/** The results of the search in every state: loading, cards, few or nobody, failed, and the end of the list. */
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalCode } from '@/api/failure';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { PaginationControl } from '@/ui/PaginationControl';
import { ClosedSearch } from './lateClosed';
import { latePart } from './latePart';
import { MemberGrid } from './MemberGrid';
import './ranking.scss';
import {
  selectHasMoreResults,
  selectNumResults,
  selectPagesLoaded,
  selectResultIds,
  selectSearchFailure,
  selectSearchStatus,
  selectSearchWaiting,
} from './searchSlice';
import type { MemberSearchState } from './useMemberSearch';
import { useFirstRows } from './useFirstRows';
import { usePageLikely } from './usePageLikely';
import { useReached } from './useReached';

export const LateSearch = latePart(() => import('./LateSearch').then((module) => module.LateSearch));
const FewFound = latePart(() => import('./FewFound').then((module) => module.FewFound));

interface SearchResultsProps {
  search: MemberSearchState;
  renderCard: (id: string, priority: boolean) => ReactNode;
  tiles: ReactNode;
}

/** After this many pages that came by themselves one is asked for: the footer must be within reach. */
const PAGES_BY_THEMSELVES = 4;
/** Fewer are helped by a wider search. */
const ENOUGH = 8;
const FIRST_SKELETONS = Array.from({ length: 8 }, (_, index) => <MemberCardSkeleton key={index} />);
const MORE_SKELETONS = FIRST_SKELETONS.slice(0, 4);

export function SearchResults({ search, renderCard, tiles }: SearchResultsProps) {
  const { t } = useTranslation(['members', 'common']);
  const failureText = useFailureText();
  const ids = useAppSelector(selectResultIds);
  const status = useAppSelector(selectSearchStatus);
  const failure = useAppSelector(selectSearchFailure);
  const total = useAppSelector(selectNumResults);
  const pages = useAppSelector(selectPagesLoaded);
  const isWaiting = useAppSelector(selectSearchWaiting) !== null;
  const hasMore = useAppSelector(selectHasMoreResults) && !isWaiting;
  const resells = useAppSelector(selectSettings)?.member_resell === true;
  const { loadMore } = search;
  const drawn = useFirstRows(ids);
  const byItself =
    status === 'ready' && hasMore && pages % PAGES_BY_THEMSELVES !== 0 && drawn.length === ids.length;
  const end = useReached(loadMore, byItself);
  const likely = usePageLikely('member');

  const loading = status === 'idle' || status === 'loading';
  const closed = refusalCode(failure) === 'search_closed';
  const problem = status === 'failed' && !closed && (
    <ErrorState
      title={t('search.failed')}
      text={failureText(failure)}
      action={
        <Button kind="link" ref={toHeading} onClick={loadMore}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
  const nobody = !loading && ids.length === 0;
  const few = status === 'ready' && !hasMore && !isWaiting && ids.length < ENOUGH;
  return (
    <div className="search-list" ref={likely}>
      <Suspense>
        <LateSearch search={search} />
      </Suspense>
      {!nobody && (
        <MemberGrid
          ids={drawn}
          count={ids.length}
          label={t('search.results')}
          renderCard={renderCard}
          tiles={resells ? tiles : undefined}
          tail={loading ? (pages === 0 ? FIRST_SKELETONS : MORE_SKELETONS) : undefined}
        />
      )}
      <div ref={end} />
      {problem && <div className="search-problem">{problem}</div>}
      {closed && (
        <Suspense>
          <ClosedSearch />
        </Suspense>
      )}
      {total !== null && !closed && !nobody && !isWaiting && (
        <PaginationControl
          position={hasMore ? t('search.position', { shown: drawn.length, count: total }) : t('search.end')}
          hasMore={hasMore && !problem}
          moreLabel={t('search.more')}
          onMore={loadMore}
          busy={status === 'loading'}
        />
      )}
      {ids.length > 0 && (
        <p className="search-ranking small">
          <Link to={{ pathname: path('terms'), hash: '#ranking' }}>{t('search.ranking')}</Link>
        </p>
      )}
      {few && (
        <Suspense>
          <FewFound search={search} found={ids} renderCard={renderCard} />
        </Suspense>
      )}
    </div>
  );
}
