/** Searches that gave way to others: on the way back they are here again. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchMembers } from '@/api/calls/members';
import { ApiError } from '@/api/failure';
import type { SearchFilters } from '@/domain/model';
import { NO_WISHES } from '@/domain/searchFilters';
import { createTestStore } from '@tests/factories/store';
import { makeProfile } from '@tests/factories/user';
import { loadPage, openSearch } from './openSearch';
import {
  selectPagesLoaded,
  selectResultIds,
  selectSearchFilters,
  selectSearchStatus,
  selectSearchWaiting,
} from './searchSlice';

vi.mock(import('@/api/calls/members'), async (original) => ({
  ...(await original()),
  searchMembers: vi.fn<typeof searchMembers>(),
}));

const from = (min_age: number): SearchFilters => ({
  ...NO_WISHES,
  gender: 'female',
  country: 'BE',
  countryregion: null,
  min_age,
  max_age: 99,
});

beforeEach(() => {
  vi.mocked(searchMembers).mockReset();
  vi.mocked(searchMembers).mockImplementation(({ min_age, page }) =>
    Promise.resolve({
      pageNumber: Number(page),
      results: [makeProfile({ id: `${min_age}/${page}` })],
      numResults: 3,
    }),
  );
});

function visit() {
  const { store } = createTestStore();
  const { dispatch, getState } = store;
  const settled = () => vi.waitFor(() => expect(selectSearchStatus(getState())).not.toBe('loading'));
  const search = async (...how: Parameters<typeof openSearch>): Promise<string[]> => {
    dispatch(openSearch(...how));
    await settled();
    return selectResultIds(getState());
  };
  const more = async (min_age: number): Promise<void> => {
    dispatch(loadPage({ filters: from(min_age), page: selectPagesLoaded(getState()) + 1 }));
    await settled();
  };
  return { getState, search, back: (min_age: number) => search(from(min_age), true, true), more };
}

describe('an earlier search [BX-09]', () => {
  it('is here again with all of its pages on the way back, and forth, without a question', async () => {
    const { search, back, more, getState } = visit();
    await search(from(20));
    await more(20);
    await search(from(30));
    expect(await back(20)).toEqual(['20/1', '20/2']);
    expect(selectSearchFilters(getState())).toEqual(from(20));
    expect(await back(30)).toEqual(['30/1']);
    expect(searchMembers).toHaveBeenCalledTimes(3);
    await back(20);
    await more(20);
    expect(selectResultIds(getState())).toEqual(['20/1', '20/2', '20/3']);
  });

  it('is asked for anew by whoever does not come back to it', async () => {
    const { search } = visit();
    await search(from(20));
    await search(from(30));
    await search(from(20));
    expect(searchMembers).toHaveBeenCalledTimes(3);
  });

  it('is one of the last few: those before are asked for', async () => {
    const { search, back } = visit();
    for (const age of [20, 21, 22, 23, 24, 25, 26]) await search(from(age));
    for (const age of [25, 24, 23, 22, 21]) expect(await back(age)).toEqual([`${age}/1`]);
    expect(searchMembers).toHaveBeenCalledTimes(7);
    expect(await back(20)).toEqual(['20/1']);
    expect(searchMembers).toHaveBeenCalledTimes(8);
  });

  it('is what a search that failed leads back to, and what stays without a network [BX-25]', async () => {
    const { search, back, getState } = visit();
    await search(from(20));
    await search(from(30));
    vi.mocked(searchMembers).mockRejectedValueOnce(new ApiError({ kind: 'server', status: 500 }));
    await search(from(40));
    expect(selectSearchStatus(getState())).toBe('failed');
    expect(await back(20)).toEqual(['20/1']);
    vi.mocked(searchMembers).mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    expect(await search(from(40))).toEqual(['20/1']);
    expect(selectSearchWaiting(getState())).toEqual(from(40));
    expect(await back(30)).toEqual(['30/1']);
    expect(selectSearchWaiting(getState())).toBeNull();
  });
});
