/** The search of the page on screen: filters from the address, results from the store, kept on Back. */
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { refusalCode } from '@/api/failure';
import { selectAuthSettled, selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { selectHasTrafficSource } from '@/core/tracking/trackingSlice';
import { path } from '@/config/paths';
import type { SearchFilters } from '@/domain/model';
import { defaultFilters, filtersFromQuery, filtersToQuery } from '@/domain/searchFilters';
import { searchVisible } from '@/domain/searchVisibility';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { openSearch } from './openSearch';
import {
  selectPagesLoaded,
  selectSearchBegun,
  selectSearchFailure,
  selectSearchFilters,
} from './searchSlice';
import { fetchSearchPage } from './searchThunks';

interface MemberSearch {
  /** False for a visitor where the search is for members only (spec 4). */
  visible: boolean;
  filters: SearchFilters;
  defaults: SearchFilters;
  apply: (filters: SearchFilters) => void;
  /** Loads the next page; after a failure, the page that failed. */
  loadMore: () => void;
}

const FILTER_NAMES = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;

/** Starts the search that the address asks for, unless its results are here already. */
export function useMemberSearch(): MemberSearch {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useAppSelector(selectUser);
  const loggedIn = useAppSelector(selectLoggedIn);
  const settled = useAppSelector(selectAuthSettled);
  const settings = useAppSelector(selectSettings);
  const settingsStatus = useAppSelector(selectSettingsStatus);
  const hasTrafficSource = useAppSelector(selectHasTrafficSource);
  const remembered = useAppSelector(selectSearchFilters);
  const begun = useAppSelector(selectSearchBegun);
  const failure = useAppSelector(selectSearchFailure);
  const pages = useAppSelector(selectPagesLoaded);

  const ready = settled && (settings !== null || settingsStatus === 'failed');
  // A visitor who has seen as much as the settings allow keeps it.
  const refused = refusalCode(failure) === 'search_closed' && pages === 0;
  const visible =
    !refused && (settings === null || searchVisible({ ...settings, loggedIn, hasTrafficSource }));

  const defaults = useMemo(() => defaultFilters(user, settings), [user, settings]);
  // A bare link to the search leads back to the filters of this visit.
  const bare = !FILTER_NAMES.some((name) => new URLSearchParams(search).has(name));
  const filters = useMemo(
    () => (bare && begun ? remembered : filtersFromQuery(search, defaults)),
    [bare, begun, remembered, search, defaults],
  );

  useEffect(() => {
    if (ready && visible) dispatch(openSearch(filters));
  }, [dispatch, ready, visible, filters]);

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

  const apply = useCallback(
    (next: SearchFilters) => {
      void navigate({ pathname: path('members'), search: filtersToQuery(next) });
      // Other people from the first on, wherever the list was scrolled to.
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
    [navigate],
  );
  const loadMore = useCallback(
    () => void dispatch(fetchSearchPage({ filters, page: pages + 1 })),
    [dispatch, filters, pages],
  );
  return { visible, filters, defaults, apply, loadMore };
}
