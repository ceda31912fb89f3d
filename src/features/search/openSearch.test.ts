/** When a search is made and when the one that is here is kept. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchMembers } from '@/api/calls/members';
import { ApiError } from '@/api/failure';
import { selectProfile } from '@/core/profiles/profilesSlice';
import type { SearchFilters } from '@/domain/model';
import { NO_WISHES } from '@/domain/searchFilters';
import { createTestStore } from '@tests/factories/store';
import { makeProfile } from '@tests/factories/user';
import { openSearch } from './openSearch';
import { selectResultIds, selectSearchStatus, selectSearchWaiting } from './searchSlice';
import { fetchSearchPage } from './searchThunks';

vi.mock(import('@/api/calls/members'), async (original) => ({
  ...(await original()),
  searchMembers: vi.fn<typeof searchMembers>(),
}));

const filters: SearchFilters = {
  ...NO_WISHES,
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
    const { store } = createTestStore();
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
    const { store } = createTestStore();
    store.dispatch(openSearch(filters));
    await settled(store.getState);
    store.dispatch(openSearch({ ...filters }));
    expect(searchMembers).toHaveBeenCalledTimes(1);
    expect(selectResultIds(store.getState())).toEqual(['elena']);
  });

  it('makes one request when it is opened twice at once', async () => {
    const { store } = createTestStore();
    store.dispatch(openSearch(filters));
    store.dispatch(openSearch(filters));
    await settled(store.getState);
    expect(searchMembers).toHaveBeenCalledTimes(1);
  });

  it('searches anew for other filters, and again after a failed first page', async () => {
    const { store } = createTestStore();
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

  it('asks for the wider filters only where they are set [BX-10]', async () => {
    const { store } = createTestStore();
    store.dispatch(
      openSearch({ ...filters, interests: ['wine', 'tea'], new: true, max_distance: 25, sort: 'nearest' }),
    );
    await settled(store.getState);
    expect(vi.mocked(searchMembers).mock.calls[0]?.[0]).toMatchObject({
      interests: 'wine,tea',
      new: 'true',
      max_distance: '25',
      sort: 'nearest',
    });
    expect(vi.mocked(searchMembers).mock.calls[0]?.[0]).not.toHaveProperty('has_photo');
  });

  it('gives up the request of the filters before, whose answer then changes nothing [BX-09]', async () => {
    const { store } = createTestStore();
    const late = Promise.withResolvers<Awaited<ReturnType<typeof searchMembers>>>();
    vi.mocked(searchMembers).mockReturnValueOnce(late.promise);
    store.dispatch(openSearch(filters));
    await vi.waitFor(() => expect(searchMembers).toHaveBeenCalledTimes(1));
    store.dispatch(openSearch({ ...filters, countryregion: null }));
    expect(vi.mocked(searchMembers).mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    await settled(store.getState);
    late.resolve({ pageNumber: 1, results: [makeProfile({ id: 'late' })], numResults: 9 });
    await late.promise;
    expect(selectResultIds(store.getState())).toEqual(['elena']);
    expect(selectSearchStatus(store.getState())).toBe('ready');
  });

  it('keeps the results without a network until it is back, or the filters are taken back [BX-25]', async () => {
    const { store } = createTestStore();
    store.dispatch(openSearch(filters));
    await settled(store.getState);
    const other = { ...filters, countryregion: null };
    store.dispatch(openSearch(other, false));
    expect(searchMembers).toHaveBeenCalledTimes(1);
    expect(selectSearchWaiting(store.getState())).toEqual(other);
    expect(selectResultIds(store.getState())).toEqual(['elena']);
    store.dispatch(openSearch(filters, false));
    expect(selectSearchWaiting(store.getState())).toBeNull();
    store.dispatch(openSearch(other, false));
    store.dispatch(openSearch(other, true));
    await settled(store.getState);
    expect(searchMembers).toHaveBeenCalledTimes(2);
    expect(selectSearchWaiting(store.getState())).toBeNull();
  });

  it('asks for one page at a time', async () => {
    const { store } = createTestStore();
    store.dispatch(openSearch(filters));
    void store.dispatch(fetchSearchPage({ filters, page: 2 }));
    await settled(store.getState);
    expect(searchMembers).toHaveBeenCalledTimes(1);
  });
});
