/** Begins a search, or keeps the one that is here: a profile's Back finds results, page and scroll as they were. */
import type { SearchFilters } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import {
  searchPostponed,
  searchResumed,
  selectIsSearched,
  selectPagesLoaded,
  selectSearchBegun,
  selectSearchStatus,
  selectSearchWaiting,
} from './searchSlice';
import { fetchSearchPage } from './searchThunks';

/** The request under way in each store. */
const running = new WeakMap<AppDispatch, { abort: () => void }>();

/**
 * @param filters what the address asks for
 * @param online without a network other filters wait, and the results that are here stay
 * @param back the history led here: results that were here before come back; whoever asks anew gets new ones
 */
export const openSearch =
  (filters: SearchFilters, online = true, back = false) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (back) dispatch(searchResumed(filters));
    const state = getState();
    const pages = selectPagesLoaded(state);
    const kept = pages > 0 || selectSearchStatus(state) === 'loading';
    if (selectSearchBegun(state) && selectIsSearched(state, filters) && kept) {
      if (selectSearchWaiting(state)) dispatch(searchPostponed(null));
      return;
    }
    if (pages > 0 && !online) dispatch(searchPostponed(filters));
    else dispatch(loadPage({ filters, page: 1 }));
  };

/** Loads a page; the first page of a search ends the request of the one before. */
export const loadPage =
  (request: Parameters<typeof fetchSearchPage>[0]) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (request.page > 1 && selectSearchStatus(getState()) === 'loading') return;
    const before = running.get(dispatch);
    running.set(dispatch, dispatch(fetchSearchPage(request)));
    // After the new one has begun: its answer counts already, so that the end of this one changes nothing.
    before?.abort();
  };
