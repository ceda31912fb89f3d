/** While nothing else happens, fetches what is likely wanted next: the next page of results, and what a profile needs. */
import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { pageLikely } from '@/core/prefetch/pageLikely';
import { savesData } from '@/core/prefetch/savesData';
import { loadNamespaces } from '@/i18n/i18n';
import { importAhead } from '@/lib/importPart';
import { quiet } from '@/lib/quiet';
import { extendStores, lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import { selectAhead, selectHasMoreResults, selectPagesLoaded, selectSearchFilters } from './searchSlice';
import { fetchAhead, fetchSearchPage } from './searchThunks';

const { middleware, startListening } = createAppListener();

/** A search is on screen. */
export const searchShown = createAction('search/shown');

startListening({
  matcher: isAnyOf(searchShown, fetchSearchPage.fulfilled),
  effect: async (_, { cancelActiveListeners, delay, dispatch, getState, pause }) => {
    cancelActiveListeners();
    if (selectPagesLoaded(getState()) === 0 || savesData()) return;
    await delay(PREFETCH_IDLE_MS);
    await pause(quiet(PREFETCH_IDLE_MS));
    dispatch(pageLikely('member'));
    // The chips of a first filter must be there without a network too.
    void importAhead(() => Promise.all([import('./FilterChips'), loadNamespaces(['search', 'interests'])]));
    const state = getState();
    if (!selectHasMoreResults(state) || selectAhead(state)) return;
    await dispatch(fetchAhead({ filters: selectSearchFilters(state), page: selectPagesLoaded(state) + 1 }));
  },
});

lateMiddleware.addMiddleware(middleware);
extendStores();
