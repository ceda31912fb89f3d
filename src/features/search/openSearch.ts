/** Begins a search, or keeps the one that is here: a profile's Back finds results, page and scroll as they were. */
import type { SearchFilters } from '@/domain/model';
import { filtersToQuery } from '@/domain/searchFilters';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { selectPagesLoaded, selectSearchBegun, selectSearchFilters, selectSearchStatus } from './searchSlice';
import { fetchSearchPage } from './searchThunks';

/** @param filters what the address asks for */
export const openSearch =
  (filters: SearchFilters) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    const same = filtersToQuery(selectSearchFilters(state)) === filtersToQuery(filters);
    const kept = selectPagesLoaded(state) > 0 || selectSearchStatus(state) === 'loading';
    if (selectSearchBegun(state) && same && kept) return;
    void dispatch(fetchSearchPage({ filters, page: 1 }));
  };
