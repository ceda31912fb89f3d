// @vitest-environment jsdom
/** A like that meets the end of the session, against the mock backend: its member gives it once, after the next log-in. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedOut, selectLoggedIn, sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { fetchUser, watchAuthentication } from '@/core/auth/authThunks';
import { keepFormDraft } from '@/core/formDrafts/formDrafts';
import { wipeFormDrafts } from '@/core/formDrafts/wipeFormDrafts';
import { selectNotices } from '@/core/notices/noticesSlice';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { addLikesListeners } from './likesListeners';
import { selectLiked } from './likesSlice';
import { fetchLikes, like, unlike } from './likesThunks';
import { addUnsentLikesListeners } from './unsentLikes';

const ME = 'premium@example.test';
const OTHER = 'low@example.test';
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: ME });
});
afterEach(() => backend.close());

/** The page of whoever is logged in. */
async function open() {
  const { store, startListening } = createTestStore();
  addLikesListeners(startListening);
  addUnsentLikesListeners(startListening);
  startListening({ actionCreator: loggedOut, effect: ({ payload }) => wipeFormDrafts(payload.by) });
  await watchAuthentication(store.dispatch, () => selectLoggedIn(store.getState()));
  await begin(store);
  return store;
}
type Store = Awaited<ReturnType<typeof open>>;

async function begin(store: ReturnType<typeof createTestStore>['store']): Promise<void> {
  await store.dispatch(fetchUser());
  store.dispatch(sessionStarted());
  await store.dispatch(fetchLikes());
}
async function logIn(store: Store, who = ME): Promise<void> {
  backend.logIn(who);
  await begin(store);
}
/** Whom of these a member likes, as the server has it. */
const likes = (from: string, ids = ['amara', 'helga']) =>
  ids.filter((id) => backend.db.likes.has(`${from}>${id}`));
const isOver = (store: Store) => !selectLoggedIn(store.getState());

/** Likes one and takes back the like of another, when the session is over already. */
async function actWithoutSession(store: Store): Promise<void> {
  await store.dispatch(like({ profile: 'helga', source: 'search' }));
  backend.db.sessions.clear();
  await Promise.all([
    store.dispatch(like({ profile: 'amara', source: 'search' })),
    store.dispatch(unlike({ profile: 'helga' })),
  ]);
  expect(isOver(store)).toBe(true);
}

describe('a like that the end of the session cuts off', () => {
  it('is given, or taken back, once its member is in again, and nothing bad is said [ST-05, RO-06]', async () => {
    const store = await open();
    await actWithoutSession(store);
    expect(selectNotices(store.getState())).toEqual([]);
    expect(likes('premium')).toEqual(['helga']);
    await logIn(store);
    expect(selectLiked(store.getState(), 'amara')).toBe(true);
    await vi.waitFor(() => expect(likes('premium')).toEqual(['amara']));
    // Once: what is done now is not undone by the log-in after it.
    await store.dispatch(unlike({ profile: 'amara' }));
    store.dispatch(sessionStarted());
    await store.dispatch(fetchLikes());
    expect(likes('premium')).toEqual([]);
  });

  it('survives a reload on the way, where the effects come late [ST-05]', async () => {
    await actWithoutSession(await open());
    backend.logIn(ME);
    const { store, startListening } = createTestStore();
    await store.dispatch(fetchUser());
    addUnsentLikesListeners(startListening);
    store.dispatch(sessionSettled());
    await vi.waitFor(() => expect(likes('premium')).toEqual(['amara']));
  });

  it('is the last wish: what was taken back before the end is not given [ST-05]', async () => {
    const store = await open();
    backend.db.sessions.clear();
    await Promise.all([
      store.dispatch(like({ profile: 'amara', source: 'search' })),
      store.dispatch(unlike({ profile: 'amara' })),
    ]);
    await logIn(store);
    await store.dispatch(fetchLikes());
    expect(likes('premium')).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const store = await open();
    await actWithoutSession(store);
    await logIn(store, OTHER);
    await store.dispatch(fetchLikes());
    expect(likes('low')).toEqual([]);
  });

  it('is given up with the session by whoever logs out', async () => {
    const store = await open();
    backend.fault({ match: 'POST like.php', kind: 'slow', ms: 20 });
    const giving = store.dispatch(like({ profile: 'helga', source: 'search' }));
    store.dispatch(loggedOut({ by: 'member' }));
    await giving;
    backend.db.likes.delete('premium>helga');
    await logIn(store);
    await store.dispatch(fetchLikes());
    expect(likes('premium')).toEqual([]);
  });

  it('is left to the swipe game where it was given there', async () => {
    const store = await open();
    backend.db.sessions.clear();
    await store.dispatch(like({ profile: 'amara', source: 'swipe' }));
    await logIn(store);
    await store.dispatch(fetchLikes());
    expect(likes('premium')).toEqual([]);
  });

  it.each([{ amara: 'yes' }, 'amara', { amara: { liked: true, source: 'anywhere' } }])(
    'is not read out of anything else: %j',
    async (damaged) => {
      keepFormDraft(`likes:${backend.account(ME).id}`, damaged);
      const store = await open();
      await store.dispatch(fetchLikes());
      expect(likes('premium')).toEqual([]);
    },
  );
});
