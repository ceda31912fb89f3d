/** The search of the page on screen: filters from the address, results from the store, kept on Back. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { refusalCode } from '@/api/failure';
import { selectAuthSettled, selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { selectHasTrafficSource, selectSourceAwaited } from '@/core/tracking/trackingSlice';
import { path } from '@/config/paths';
import type { SearchFilters } from '@/domain/model';
import { defaultFilters, filtersFromQuery, filtersToQuery, namesFilters } from '@/domain/searchFilters';
import { filtersInForce, withoutFilters } from '@/domain/searchFiltersInForce';
import type { FilterInForce } from '@/domain/searchFiltersInForce';
import { searchAsksSource, searchVisible } from '@/domain/searchVisibility';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadPage, openSearch } from './openSearch';
import {
  selectPagesLoaded,
  selectSearchBegun,
  selectSearchFailure,
  selectSearchFilters,
  selectSearchWaiting,
} from './searchSlice';

export interface MemberSearchState {
  /** False for a visitor where the search is for members only (spec 4). */
  visible: boolean;
  filters: SearchFilters;
  defaults: SearchFilters;
  /** The filters that differ from the defaults. */
  inForce: FilterInForce[];
  /** Whether the own place is known, so that distances mean something. */
  nearby: boolean;
  apply: (filters: SearchFilters) => void;
  /** Takes all filters away; absent when none is set. */
  clear: (() => void) | undefined;
  /** Loads the next page; after a failure, the page that failed. */
  loadMore: () => void;
}

/** Starts the search that the address asks for, unless its results are here already. */
export function useMemberSearch(): MemberSearchState {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useAppSelector(selectUser);
  const loggedIn = useAppSelector(selectLoggedIn);
  const settled = useAppSelector(selectAuthSettled);
  const settings = useAppSelector(selectSettings);
  const settingsStatus = useAppSelector(selectSettingsStatus);
  const hasTrafficSource = useAppSelector(selectHasTrafficSource);
  const awaited = useAppSelector(selectSourceAwaited);
  const begun = useAppSelector(selectSearchBegun);
  const failure = useAppSelector(selectSearchFailure);
  const pages = useAppSelector(selectPagesLoaded);
  const isWaiting = useAppSelector(selectSearchWaiting) !== null;
  const online = useAppSelector(selectOnline);
  // A bare link to the search leads back to the filters of this visit; the way back, to those that were there: none.
  const bare = !namesFilters(search);
  const back = useNavigationType() === NavigationType.Pop;
  const remembered = useAppSelector((state) => (bare && begun && !back ? selectSearchFilters(state) : null));

  // Where the source counts, an earlier visit's is the one: the server hears of no other first.
  const waits = awaited && settings !== null && searchAsksSource({ ...settings, loggedIn });
  const ready = settled && !waits && (settings !== null || settingsStatus === 'failed');
  // A visitor who has seen as much as the settings allow keeps it.
  const refused = refusalCode(failure) === 'search_closed' && pages === 0;
  const visible =
    !refused && (settings === null || waits || searchVisible({ ...settings, loggedIn, hasTrafficSource }));

  const defaults = useMemo(() => defaultFilters(user, settings), [user, settings]);
  const nearby = user !== null && user.profile.city !== null;
  const interests = settings?.interests ?? null;
  const filters = useMemo(
    () => remembered ?? filtersFromQuery(search, defaults, { interests, nearby }),
    [remembered, search, defaults, interests, nearby],
  );
  const inForce = useMemo(() => filtersInForce(filters, defaults), [filters, defaults]);

  useEffect(() => {
    // What was applied without a network is asked for when it is back, and what is outdated at once.
    if (ready && visible) dispatch(openSearch(filters, online, begun && back));
  }, [dispatch, ready, visible, filters, online, back, begun]);

  const wanted = filtersToQuery(filters);
  const differs = wanted !== filtersToQuery(defaults);
  useEffect(() => {
    if (ready && bare && differs) {
      void navigate(
        { pathname: path('members'), search: wanted },
        { replace: true, preventScrollReset: true },
      );
    }
  }, [navigate, ready, bare, differs, wanted]);

  const shown = useRef(wanted);
  useLayoutEffect(() => {
    // Other people from the first on; by now the page that was left has kept its place.
    if (shown.current !== wanted && !back) window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = wanted;
  }, [back, wanted]);

  const apply = useCallback(
    (next: SearchFilters) => {
      const query = filtersToQuery(next);
      if (query === wanted) dispatch(openSearch(next, online));
      else void navigate({ pathname: path('members'), search: query });
    },
    [dispatch, navigate, online, wanted],
  );
  const clear = useMemo(
    () => (inForce.length > 0 ? () => apply(withoutFilters(filters, defaults)) : undefined),
    [apply, inForce, filters, defaults],
  );
  const loadMore = useCallback(
    () => dispatch(loadPage({ filters, page: isWaiting ? 1 : pages + 1 })),
    [dispatch, filters, isWaiting, pages],
  );
  return { visible, filters, defaults, inForce, nearby, apply, clear, loadMore };
}
