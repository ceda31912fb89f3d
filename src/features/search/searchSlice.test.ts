/** How the search keeps its pages, whatever order the answers come in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import { putAside, takeBack } from '@/core/aside/asideThunks';
import '@/core/aside/asideSlice';
import { loggedIn, loggedOut, memberFound } from '@/core/auth/authSlice';
import '@/core/blocks/blocksSlice';
import { memberBlocked, memberUnblocked } from '@/core/blocks/memberBlocked';
import type { SearchFilters } from '@/domain/model';
import { NO_WISHES } from '@/domain/searchFilters';
import type { ResultPage } from '@/domain/searchResults';
import { rootReducer } from '@/store/rootReducer';
import { makeUser } from '@tests/factories/user';
import {
  resultsCleared,
  selectAhead,
  selectHasMoreResults,
  selectNumResults,
  selectResultIds,
  selectSearchBegun,
  selectSearchFilters,
  selectSearchStatus,
  selectSearchWaiting,
  selectSimilarFailure,
  selectSimilarPages,
} from './searchSlice';
import { fetchAhead, fetchSearchPage, fetchSimilar } from './searchThunks';

const filters: SearchFilters = {
  ...NO_WISHES,
  gender: 'female',
  country: 'BE',
  countryregion: null,
  min_age: 25,
  max_age: 58,
};
const page = (pageNumber: number, results: string[], numResults = 4): ResultPage<string> => ({
  pageNumber,
  results,
  numResults,
});

/** The reducer alone, acted upon step by step. */
function makeSearch() {
  let current = rootReducer(undefined, { type: 'start' });
  const dispatch = (action: UnknownAction): void => {
    current = rootReducer(current, action);
  };
  return {
    dispatch,
    state: () => current,
    ask: (request: string, number: number, wanted = filters) =>
      dispatch(fetchSearchPage.pending(request, { filters: wanted, page: number })),
    answer: (request: string, answer: ResultPage<string>, wanted = filters) =>
      dispatch(fetchSearchPage.fulfilled(answer, request, { filters: wanted, page: answer.pageNumber })),
    fail: (request: string, number: number, wanted = filters) =>
      dispatch(
        fetchSearchPage.rejected(null, request, { filters: wanted, page: number }, { kind: 'offline' }),
      ),
  };
}

describe('search results', () => {
  it('append page by page, each member once [ST-16]', () => {
    const { ask, answer, state } = makeSearch();
    ask('r1', 1);
    answer('r1', page(1, ['a', 'b']));
    expect(selectHasMoreResults(state())).toBe(true);
    ask('r2', 2);
    answer('r2', page(2, ['b', 'c']));
    expect(selectResultIds(state())).toEqual(['a', 'b', 'c']);
    expect(selectNumResults(state())).toBe(4);
    expect(selectHasMoreResults(state())).toBe(false);
  });

  it('go with their count when they are cleared; the filters stay [ST-16]', () => {
    const { ask, answer, dispatch, state } = makeSearch();
    ask('r1', 1);
    answer('r1', page(1, ['a']));
    dispatch(resultsCleared());
    expect(selectResultIds(state())).toEqual([]);
    expect(selectNumResults(state())).toBeNull();
    expect(selectSearchFilters(state())).toEqual(filters);
  });

  it('remember members of earlier searches that are not found again [EN-06]', () => {
    const { ask, answer, state } = makeSearch();
    ask('r1', 1);
    answer('r1', page(1, ['a', 'b']));
    ask('r2', 1, { ...filters, min_age: 30 });
    answer('r2', page(1, ['b', 'c']));
    expect(state().search?.otherCachedProfiles).toEqual(['a']);
  });

  it('stay when the next page fails, and the page can be asked for again', () => {
    const { ask, answer, fail, state } = makeSearch();
    ask('r1', 1);
    answer('r1', page(1, ['a', 'b']));
    ask('r2', 2);
    fail('r2', 2);
    expect(selectSearchStatus(state())).toBe('failed');
    expect(selectResultIds(state())).toEqual(['a', 'b']);
    ask('r3', 2);
    answer('r3', page(2, ['c', 'd']));
    expect(selectResultIds(state())).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ignore an answer that comes after they were cleared', () => {
    const { ask, answer, dispatch, state } = makeSearch();
    ask('r1', 1);
    dispatch(resultsCleared());
    answer('r1', page(1, ['a']));
    expect(selectResultIds(state())).toEqual([]);
  });

  it('belong to whoever looks: a login and a log-out begin anew', () => {
    for (const event of [loggedIn(makeUser()), memberFound(), loggedOut({ by: 'member' })]) {
      const { ask, answer, dispatch, state } = makeSearch();
      ask('r1', 1);
      answer('r1', page(1, ['a']));
      dispatch(event);
      expect(selectSearchBegun(state())).toBe(false);
      expect(selectResultIds(state())).toEqual([]);
    }
  });

  it('are those of the latest search in whatever order the answers arrive [BX-09]', () => {
    const searches = fc.integer({ min: 1, max: 6 }).chain((count) =>
      fc.record({
        count: fc.constant(count),
        order: fc.shuffledSubarray(
          Array.from({ length: count }, (_, index) => index),
          { minLength: count },
        ),
      }),
    );
    fc.assert(
      fc.property(searches, ({ count, order }) => {
        const { ask, answer, state } = makeSearch();
        const wanted = (index: number): SearchFilters => ({ ...filters, min_age: 18 + index });
        for (let index = 0; index < count; index += 1) ask(`r${index}`, 1, wanted(index));
        for (const index of order) answer(`r${index}`, page(1, [`member${index}`]), wanted(index));
        expect(selectResultIds(state())).toEqual([`member${count - 1}`]);
        expect(selectSearchFilters(state()).min_age).toBe(18 + count - 1);
        expect(selectSearchStatus(state())).toBe('ready');
      }),
    );
  });
});

describe('filters without a network [BX-09] [BX-25]', () => {
  const other = { ...filters, min_age: 30 };

  it('leave the results of the last search, with their own filters, and wait', () => {
    const { ask, answer, fail, state } = makeSearch();
    ask('r1', 1);
    answer('r1', page(1, ['a', 'b']));
    ask('r2', 1, other);
    expect(selectResultIds(state())).toEqual([]);
    fail('r2', 1, other);
    expect(selectResultIds(state())).toEqual(['a', 'b']);
    expect(selectNumResults(state())).toBe(4);
    expect(selectSearchFilters(state())).toEqual(filters);
    expect(selectSearchWaiting(state())).toEqual(other);
    ask('r3', 1, other);
    expect(selectSearchWaiting(state())).toBeNull();
    answer('r3', page(1, ['c']), other);
    expect(selectResultIds(state())).toEqual(['c']);
    expect(selectSearchFilters(state())).toEqual(other);
  });

  it('fail plainly when nothing was there before', () => {
    const { ask, fail, state } = makeSearch();
    ask('r1', 1);
    fail('r1', 1);
    expect(selectSearchStatus(state())).toBe('failed');
    expect(selectSearchWaiting(state())).toBeNull();
  });
});

describe('a request that was given up', () => {
  it('is no failure, whether another one has begun or not [BX-09]', () => {
    const { ask, answer, dispatch, state } = makeSearch();
    const giveUp = (request: string, number: number) =>
      dispatch({
        type: fetchSearchPage.rejected.type,
        error: {},
        meta: {
          requestId: request,
          arg: { filters, page: number },
          requestStatus: 'rejected',
          aborted: true,
          condition: false,
        },
      });
    ask('r1', 1);
    ask('r2', 1);
    giveUp('r1', 1);
    expect(selectSearchStatus(state())).toBe('loading');
    answer('r2', page(1, ['a', 'b']));
    ask('r3', 2);
    giveUp('r3', 2);
    expect(selectSearchStatus(state())).toBe('ready');
    expect(selectResultIds(state())).toEqual(['a', 'b']);
  });
});

describe('the page fetched ahead [ST-16]', () => {
  it('shows nothing by itself, and goes with its search', () => {
    const { ask, answer, dispatch, state } = makeSearch();
    ask('r1', 1);
    answer('r1', page(1, ['a', 'b']));
    dispatch(fetchAhead.pending('n1', { filters, page: 2 }));
    dispatch(fetchAhead.fulfilled(page(2, ['c', 'd']), 'n1', { filters, page: 2 }));
    expect(selectResultIds(state())).toEqual(['a', 'b']);
    expect(selectAhead(state())?.results).toEqual(['c', 'd']);
    ask('r2', 1, { ...filters, min_age: 30 });
    expect(selectAhead(state())).toBeNull();
  });

  it('of an earlier search is never kept', () => {
    const { ask, answer, dispatch, state } = makeSearch();
    ask('r1', 1);
    answer('r1', page(1, ['a', 'b']));
    dispatch(fetchAhead.pending('n1', { filters, page: 2 }));
    ask('r2', 1, { ...filters, min_age: 30 });
    answer('r2', page(1, ['x', 'y']));
    dispatch(fetchAhead.fulfilled(page(2, ['c', 'd']), 'n1', { filters, page: 2 }));
    expect(selectAhead(state())).toBeNull();
  });
});

describe('members who are gone', () => {
  it('leave the results and their number, and come back to their place when they are brought back', () => {
    const { ask, answer, dispatch, state } = makeSearch();
    ask('r1', 1);
    answer('r1', page(1, ['a', 'b', 'c']));
    dispatch(putAside.pending('p1', { profile: 'a', kind: 'hidden' }));
    dispatch(putAside.pending('p2', { profile: 'c', kind: 'passed' }));
    expect(selectResultIds(state())).toEqual(['b', 'c']);
    expect(selectNumResults(state())).toBe(3);
    dispatch(takeBack.pending('p3', { profile: 'a' }));
    expect(selectResultIds(state())).toEqual(['a', 'b', 'c']);
    dispatch(memberBlocked('b'));
    expect(selectResultIds(state())).toEqual(['a', 'c']);
    dispatch(memberUnblocked('b'));
    expect(selectNumResults(state())).toBe(4);
  });
});

describe('members like another one [EN-06]', () => {
  it('are those of the member asked for last', () => {
    const { dispatch, state } = makeSearch();
    dispatch(fetchSimilar.pending('s1', { id: 'elena', page: 1 }));
    dispatch(fetchSimilar.pending('s2', { id: 'amara', page: 1 }));
    dispatch(fetchSimilar.fulfilled(page(1, ['of-amara']), 's2', { id: 'amara', page: 1 }));
    dispatch(fetchSimilar.fulfilled(page(1, ['of-elena']), 's1', { id: 'elena', page: 1 }));
    expect(selectSimilarPages(state()).flatMap(({ results }) => results)).toEqual(['of-amara']);
  });

  it('say why they did not come, until they are asked for again, and nothing of a late answer', () => {
    const { dispatch, state } = makeSearch();
    const request = { id: 'elena', page: 1 };
    const offline = { kind: 'offline' } as const;
    dispatch(fetchSimilar.pending('s1', request));
    dispatch(fetchSimilar.rejected(null, 's1', request, offline));
    expect(selectSimilarFailure(state())).toEqual(offline);
    dispatch(fetchSimilar.pending('s2', request));
    expect(selectSimilarFailure(state())).toBeNull();
    dispatch(fetchSimilar.pending('s3', { id: 'amara', page: 1 }));
    dispatch(fetchSimilar.rejected(null, 's2', request, offline));
    dispatch(fetchSimilar.rejected(null, 's3', { id: 'amara', page: 1 }, { kind: 'aborted' }));
    expect(selectSimilarFailure(state())).toBeNull();
  });
});
