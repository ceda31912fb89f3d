/** What is fetched before anybody asks for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchMembers } from '@/api/calls/members';
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { NO_WISHES } from '@/domain/searchFilters';
import { createTestStore } from '@tests/factories/store';
import { makeProfile } from '@tests/factories/user';
import './aheadListeners';
import { loadPage, openSearch } from './openSearch';
import { selectAhead, selectResultIds, selectSearchStatus } from './searchSlice';

vi.mock(import('@/api/calls/members'), async (original) => ({
  ...(await original()),
  searchMembers: vi.fn<typeof searchMembers>(),
}));

const filters = {
  ...NO_WISHES,
  gender: 'female',
  country: 'BE',
  countryregion: null,
  min_age: 18,
  max_age: 99,
} as const;

describe('the next page of a search', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.mocked(searchMembers).mockReset();
    vi.mocked(searchMembers).mockImplementation(({ page }) =>
      Promise.resolve({
        pageNumber: Number(page),
        results: [makeProfile({ id: `member${page}` })],
        numResults: 3,
      }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function search() {
    const { store } = createTestStore();
    store.dispatch(openSearch(filters));
    await vi.waitFor(() => expect(selectSearchStatus(store.getState())).toBe('ready'));
    return store;
  }

  it('is fetched after two idle seconds, shown when it is wanted, and asked for once [ST-16]', async () => {
    const store = await search();
    // The waiting above has taken some of the time.
    await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS - 500);
    expect(searchMembers).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(selectAhead(store.getState())?.results).toEqual(['member2']));
    expect(selectResultIds(store.getState())).toEqual(['member1']);
    store.dispatch(loadPage({ filters, page: 2 }));
    await vi.waitFor(() => expect(selectResultIds(store.getState())).toEqual(['member1', 'member2']));
    expect(searchMembers).toHaveBeenCalledTimes(2);
  });

  it('is not fetched where data are to be saved', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    await search();
    await vi.advanceTimersByTimeAsync(2 * PREFETCH_IDLE_MS);
    expect(searchMembers).toHaveBeenCalledTimes(1);
  });

  it('is not fetched for a search that has given way to another one', async () => {
    const store = await search();
    await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS / 2);
    store.dispatch(openSearch({ ...filters, min_age: 30 }));
    await vi.waitFor(() => expect(searchMembers).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(PREFETCH_IDLE_MS);
    await vi.waitFor(() => expect(searchMembers).toHaveBeenCalledTimes(3));
    expect(vi.mocked(searchMembers).mock.calls[2]?.[0]).toMatchObject({ min_age: '30', page: '2' });
  });
});
