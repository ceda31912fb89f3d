/** What may come a moment after the first faces: fetching ahead, opening as far again as it was, and the note on what waits. */
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { searchShown } from './aheadListeners';
import { keepPages, keptPages } from './keptPages';
import './placeListeners';
import {
  selectHasMoreResults,
  selectIsSearched,
  selectPagesLoaded,
  selectSearchStatus,
  selectSearchWaiting,
} from './searchSlice';
import type { MemberSearchState } from './useMemberSearch';
import { WaitingNote } from './WaitingNote';

export function LateSearch({ search: { filters, loadMore } }: { search: MemberSearchState }) {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(searchShown()), [dispatch]);

  const { key, pathname, search } = useLocation();
  // As the place in the page is kept: see core/navigation.
  const entry = key + pathname + search;
  const isBack = useNavigationType() === NavigationType.Pop;
  const [begun, setBegun] = useState({ entry: '', wanted: 0 });
  const wanted = begun.entry === entry ? begun.wanted : isBack ? keptPages(entry) : 0;
  if (begun.entry !== entry) setBegun({ entry, wanted });

  const pages = useAppSelector(selectPagesLoaded);
  const hasMore = useAppSelector(selectHasMoreResults);
  const isWaiting = useAppSelector(selectSearchWaiting) !== null;
  const isReady = useAppSelector(
    (state) => selectSearchStatus(state) === 'ready' && selectIsSearched(state, filters),
  );
  useEffect(() => {
    if (!isReady) return;
    if (pages >= wanted) keepPages(entry, pages);
    else if (hasMore) loadMore();
  }, [isReady, pages, wanted, hasMore, entry, loadMore]);
  return isWaiting && <WaitingNote onRetry={loadMore} />;
}
