// @vitest-environment jsdom
/** A search that grows while members are hidden: the server's pages shift, and nobody is left out. Against the mock backend. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectIsAside } from '@/core/aside/asideSlice';
import { putAside, takeBack } from '@/core/aside/asideThunks';
import { fetchUser } from '@/core/auth/authThunks';
import { selectUser } from '@/core/auth/authSlice';
import { defaultFilters } from '@/domain/searchFilters';
import { isLastPage, uniqueResults } from '@/domain/searchResults';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { watchRequests } from '@tests/factories/requests';
import { createTestStore } from '@tests/factories/store';
import {
  selectHasMoreResults,
  selectNumResults,
  selectPagesLoaded,
  selectResultIds,
  selectSimilarPages,
} from './searchSlice';
import { fetchAhead, fetchSearchPage, fetchSimilar } from './searchThunks';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => backend.close());

async function openSearch() {
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  // The other orders depend on who is online just now, and on whose pictures stand side by side.
  const filters = { ...defaultFilters(selectUser(store.getState()), null), sort: 'newest' as const };
  const ids = () => selectResultIds(store.getState());
  const page = () => selectPagesLoaded(store.getState()) + 1;
  const more = () => store.dispatch(fetchSearchPage({ filters, page: page() }));
  await more();
  return {
    ids,
    more,
    ahead: () => store.dispatch(fetchAhead({ filters, page: page() })),
    hide: async (...whom: string[]) => {
      for (const profile of whom) {
        await store.dispatch(putAside({ profile, kind: 'hidden' }));
        expect(selectIsAside(store.getState(), profile)).toBe(true);
      }
    },
    takeBack: (profile: string) => store.dispatch(takeBack({ profile })),
    isHidden: (id: string) => selectIsAside(store.getState(), id),
    count: () => selectNumResults(store.getState()),
    /** Everything there is; a search whose end does not come is no end either. */
    whole: async () => {
      for (let pages = 0; selectHasMoreResults(store.getState()) && pages < 60; pages += 1) await more();
      return ids();
    },
  };
}
/** Whoever searches now finds these. */
const foundAnew = async () => (await openSearch()).whole();

describe('members who are hidden between two pages [ST-16]', () => {
  it('make nobody skipped, and none counted short', async () => {
    const search = await openSearch();
    const [first = '', second = ''] = search.ids();
    await search.hide(first, second);
    await search.more();
    const anew = await openSearch();
    expect(search.count()).toBe(anew.count());
    const all = await anew.whole();
    expect(search.ids()).toEqual(all.slice(0, search.ids().length));
    expect(await search.whole()).toEqual(all);
  });

  it('also when the next page was fetched ahead, before or after', async () => {
    const search = await openSearch();
    await search.ahead();
    await search.hide(...search.ids().slice(0, 1));
    await search.more();
    await search.ahead();
    await search.hide(...search.ids().slice(3, 6));
    await search.more();
    await search.ahead();
    await search.more();
    const anew = await openSearch();
    expect(search.count()).toBe(anew.count());
    expect(await search.whole()).toEqual(await anew.whole());
  });

  it('and when so many go that whole pages move up', async () => {
    const search = await openSearch();
    await search.more();
    await search.hide(...search.ids().slice(2, 31));
    await search.more();
    expect(await search.whole()).toEqual(await foundAnew());
  });

  it('are counted again with those who come back', async () => {
    const search = await openSearch();
    const [first = ''] = search.ids();
    const before = search.count();
    await search.hide(first);
    await search.more();
    await search.takeBack(first);
    expect(search.isHidden(first)).toBe(false);
    expect(search.count()).toBe(before);
    expect(await search.whole()).toEqual(await foundAnew());
  });

  it('ask nothing more than the page where nobody was', async () => {
    const search = await openSearch();
    const asked = watchRequests();
    await search.more();
    expect(asked()).toEqual(['GET members.php']);
  });
});

async function openSimilar(id: string) {
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  const pages = () => selectSimilarPages(store.getState());
  const ids = () => uniqueResults(pages());
  const more = () => store.dispatch(fetchSimilar({ id, page: pages().length + 1 }));
  await more();
  return {
    ids,
    hide: async (...whom: string[]) => {
      for (const profile of whom) await store.dispatch(putAside({ profile, kind: 'hidden' }));
    },
    whole: async () => {
      for (let asked = 0; !isLastPage(pages()) && asked < 60; asked += 1) await more();
      return ids();
    },
  };
}

it('members like one member lose nobody either [ST-16]', async () => {
  const similar = await openSimilar('elena');
  const hidden = similar.ids().slice(0, 12);
  await similar.hide(...hidden);
  const found = await similar.whole();
  const anew = await (await openSimilar('elena')).whole();
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((id) => !hidden.includes(id)).toSorted()).toEqual(anew.toSorted());
});
