// @vitest-environment jsdom
/** How much a notice may show on this device, against the mock backend. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUSH_CACHE } from '@/config/storageKeys';
import { fetchUser } from '@/core/auth/authThunks';
import { logout } from '@/core/auth/logout';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { readNote } from '@/lib/cacheNote';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createCaches } from '@tests/factories/caches';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { createTestStore } from '@tests/factories/store';
import { choosePushDetail } from './pushDetail';
import { selectPushState } from './pushSlice';
import { detectPush, subscribePush } from './pushThunks';

const MEMBER = 'premium@example.test';
const PUSH = 'POST /api/user.php?push=1';
let backend: TestBackend;

beforeEach(() => {
  localStorage.clear();
  backend = createTestBackend({ persona: MEMBER });
  installPushBrowser();
  vi.stubGlobal('caches', createCaches());
});
afterEach(() => {
  backend.close();
  removePushBrowser();
});

async function visit() {
  const { store } = createTestStore();
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  await store.dispatch(detectPush());
  return store;
}
async function subscribed() {
  const store = await visit();
  await store.dispatch(subscribePush());
  return store;
}
/** What the page, the worker and the account hold it to be. */
const held = async (store: Awaited<ReturnType<typeof visit>>) => [
  selectPushState(store.getState()).shows,
  await readNote(PUSH_CACHE),
  ...backend.account(MEMBER).push_devices.map(({ shows }) => shows),
];

describe('what a notice may show [BX-24]', () => {
  it('is nothing personal until its owner chooses otherwise', async () => {
    expect(await held(await subscribed())).toEqual(['nothing', null, 'nothing']);
  });

  it('is known to page, worker and account, and after a reload', async () => {
    const store = await subscribed();
    await store.dispatch(choosePushDetail('name'));
    expect(await held(store)).toEqual(['name', 'name', 'name']);
    await store.dispatch(choosePushDetail('text'));
    expect(await held(await visit())).toEqual(['text', 'text', 'text']);
  });

  it('is no more than the account knows', async () => {
    const store = await subscribed();
    backend.fault({ match: PUSH, kind: 'status', status: 422 });
    const answer = await store.dispatch(choosePushDetail('text'));
    expect(choosePushDetail.rejected.match(answer)).toBe(true);
    expect(await held(store)).toEqual(['nothing', null, 'nothing']);
  });

  it('is less at once, also where the account cannot be told: that happens at the next start', async () => {
    const store = await subscribed();
    await store.dispatch(choosePushDetail('text'));
    backend.fault({ match: PUSH, kind: 'status', status: 422 });
    await store.dispatch(choosePushDetail('nothing'));
    expect(await held(store)).toEqual(['nothing', null, 'text']);
    backend.db.faults = [];
    expect(await held(await visit())).toEqual(['nothing', null, 'nothing']);
  });

  it('ends as it was chosen last, however quickly', async () => {
    const store = await subscribed();
    const choices = (['text', 'name', 'nothing', 'name'] as const).map((shows) =>
      store.dispatch(choosePushDetail(shows)),
    );
    await Promise.all(choices);
    expect(await held(store)).toEqual(['name', 'name', 'name']);
  });

  it('is forgotten with the log-out, and begins discreetly with the next member', async () => {
    const store = await subscribed();
    await store.dispatch(choosePushDetail('text'));
    await store.dispatch(logout());
    expect(await held(store)).toEqual(['nothing', null]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('push'))).toEqual([]);
    backend.logIn('low@example.test');
    const other = await subscribed();
    expect([selectPushState(other.getState()).shows, await readNote(PUSH_CACHE)]).toEqual(['nothing', null]);
  });

  it('of a member whose session another one has taken over is not the other one’s', async () => {
    const store = await subscribed();
    await store.dispatch(choosePushDetail('text'));
    backend.logIn('low@example.test');
    await visit();
    expect(await readNote(PUSH_CACHE)).toBeNull();
  });

  it('comes back where the browser has lost it, and is discreet where the record is broken', async () => {
    const store = await subscribed();
    await store.dispatch(choosePushDetail('name'));
    vi.stubGlobal('caches', createCaches());
    expect(await held(await visit())).toEqual(['name', 'name', 'name']);
    const key = Object.keys(localStorage).find((stored) => stored.startsWith('push')) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"name"', '"everything"'));
    expect((await held(await visit())).slice(0, 2)).toEqual(['nothing', null]);
  });
});
