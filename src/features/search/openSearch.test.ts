/** When a search is made and when the one that is here is kept. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchMembers } from '@/api/calls/members';
import { ApiError } from '@/api/failure';
import { createAppStore } from '@/app/store';
import { selectProfile } from '@/core/profiles/profilesSlice';
import type { SearchFilters } from '@/domain/model';
import { makeProfile } from '@tests/factories/user';
import { openSearch } from './openSearch';
import { selectResultIds, selectSearchStatus } from './searchSlice';
import { fetchSearchPage } from './searchThunks';

vi.mock(import('@/api/calls/members'), async (original) => ({
  ...(await original()),
  searchMembers: vi.fn<typeof searchMembers>(),
}));

const filters: SearchFilters = {
  gender: 'female',
  country: 'BE',
  countryregion: 'Antwerp',
  min_age: 25,
  max_age: 58,
};
const settled = (state: () => Parameters<typeof selectSearchStatus>[0]) =>
  vi.waitFor(() => expect(selectSearchStatus(state())).not.toBe('loading'));

describe('opening the search', () => {
  beforeEach(() => {
    vi.mocked(searchMembers).mockReset();
    vi.mocked(searchMembers).mockResolvedValue({
      pageNumber: 1,
      results: [makeProfile({ id: 'elena' })],
      numResults: 2,
    });
  });

  it('asks for the first page by the filters and keeps the profiles in their table', async () => {
    const { store } = createAppStore();
    store.dispatch(openSearch(filters));
    await settled(store.getState);
    expect(vi.mocked(searchMembers).mock.calls[0]?.[0]).toEqual({
      gender: 'female',
      country: 'BE',
      countryregion: 'Antwerp',
      min_age: '25',
      max_age: '58',
      page: '1',
    });
    expect(selectResultIds(store.getState())).toEqual(['elena']);
    expect(selectProfile(store.getState(), 'elena')?.name).toBe('Elena');
  });

  it('keeps results and pages of the same filters on Back [BX-09]', async () => {
    const { store } = createAppStore();
    store.dispatch(openSearch(filters));
    await settled(store.getState);
    store.dispatch(openSearch({ ...filters }));
    expect(searchMembers).toHaveBeenCalledTimes(1);
    expect(selectResultIds(store.getState())).toEqual(['elena']);
  });

  it('makes one request when it is opened twice at once', async () => {
    const { store } = createAppStore();
    store.dispatch(openSearch(filters));
    store.dispatch(openSearch(filters));
    await settled(store.getState);
    expect(searchMembers).toHaveBeenCalledTimes(1);
  });

  it('searches anew for other filters, and again after a failed first page', async () => {
    const { store } = createAppStore();
    vi.mocked(searchMembers).mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    store.dispatch(openSearch(filters));
    await settled(store.getState);
    expect(selectSearchStatus(store.getState())).toBe('failed');
    store.dispatch(openSearch(filters));
    await settled(store.getState);
    expect(selectSearchStatus(store.getState())).toBe('ready');
    store.dispatch(openSearch({ ...filters, countryregion: null }));
    await settled(store.getState);
    expect(searchMembers).toHaveBeenCalledTimes(3);
  });

  it('asks for one page at a time', async () => {
    const { store } = createAppStore();
    store.dispatch(openSearch(filters));
    void store.dispatch(fetchSearchPage({ filters, page: 2 }));
    await settled(store.getState);
    expect(searchMembers).toHaveBeenCalledTimes(1);
  });
});
