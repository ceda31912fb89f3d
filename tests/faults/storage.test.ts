// @vitest-environment jsdom
/** What the browser may keep, key by key, and what is left of it when a member logs out. A key without a row does not compile. */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { addForgetting } from '@/app/lastSeen/forgetLastSeen';
import { addQuietSessionListeners } from '@/app/quietSession';
import { addRecoveryListeners } from '@/app/recovery';
import { addSessionListeners } from '@/app/session';
import {
  ACCOUNT_RECORDS,
  accountKey,
  LAST_SEEN_CACHE,
  LOCAL_KEYS,
  PERSIST_KEYS,
  PERSIST_PREFIX,
  PUSH_CACHE,
  SESSION_KEYS,
} from '@/config/storageKeys';
import type { AccountRecord } from '@/config/storageKeys';
import { sessionSettled } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { logout } from '@/core/auth/logout';
import { addSessionHintListener } from '@/core/auth/sessionHint';
import { keepNote } from '@/lib/cacheNote';
import { createTestBackend } from '@mocks/testServer';
import { createCaches } from '@tests/factories/caches';
import { createTestStore } from '@tests/factories/store';

/** `stays`: says nothing of the member, but of the device, the visit or the visitor's own choice. `goes`: is theirs. */
type Fate = 'stays' | 'goes';

const LOCAL: Readonly<Record<keyof typeof LOCAL_KEYS, Fate>> = {
  appearance: 'stays',
  consent: 'stays',
  tracking: 'stays',
  memberHere: 'goes',
  // Until the server knows, and here it does.
  logoutPending: 'goes',
  bonusShown: 'goes',
  quiet: 'stays',
  noNotices: 'stays',
  variant: 'stays',
};
const SESSION: Readonly<Record<keyof typeof SESSION_KEYS, Fate>> = {
  // Both name addresses: whom the member looked at, and searched for.
  scroll: 'goes',
  searchPages: 'goes',
  chunkReloadedAt: 'stays',
  photoDeletions: 'goes',
  openPayment: 'goes',
  formDrafts: 'goes',
};
const RECORDS: Readonly<Record<AccountRecord, Fate>> = {
  drafts: 'goes',
  left: 'goes',
  outbox: 'goes',
  payment: 'goes',
  push: 'goes',
  replies: 'goes',
  trusted: 'goes',
};
/** Notes in caches, which page and worker share. */
const CACHES: Readonly<Record<string, Fate>> = { [LAST_SEEN_CACHE]: 'goes', [PUSH_CACHE]: 'goes' };
const ME = 'premium';
const PERSISTED = Object.values(PERSIST_KEYS).map((key) => PERSIST_PREFIX + key);

const isNameIn = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name);
/** The keys of a storage that have one of the fates. */
const keysOf = (keys: Readonly<Record<string, string>>, fates: Readonly<Record<string, Fate>>, fate: Fate) =>
  Object.entries(keys).flatMap(([name, key]) => (isNameIn(fates, name) && fates[name] === fate ? [key] : []));
const recordKeys = ACCOUNT_RECORDS.map((record) => accountKey(record, ME));
const kept = (storage: Storage): string[] => Object.keys(storage).toSorted();

let caches = createCaches();
beforeEach(() => {
  caches = createCaches();
  vi.stubGlobal('caches', caches);
});

/** A tab with every effect of a member's visit. */
async function openTab() {
  const backend = createTestBackend({ persona: `${ME}@example.test` });
  onTestFinished(() => backend.close());
  const { store, startListening } = createTestStore();
  addSessionHintListener(startListening);
  addRecoveryListeners(startListening, {});
  addForgetting(startListening, () => store.getState());
  addSessionListeners(startListening);
  addQuietSessionListeners(startListening);
  await store.dispatch(fetchUser());
  store.dispatch(sessionSettled());
  return store;
}

function fill(): void {
  for (const key of [
    ...Object.values(LOCAL_KEYS),
    ...PERSISTED,
    ...recordKeys,
    `${accountKey('outbox', ME)}:one`,
  ])
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{}');
  for (const key of Object.values(SESSION_KEYS))
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, '{}');
}

it('of a member who logs out nothing stays, and what stays is of the device and the visit [BX-06] [AP-04]', async () => {
  const store = await openTab();
  fill();
  for (const name of Object.keys(CACHES)) await keepNote(name, '{}');
  await store.dispatch(logout());
  const stays = [...keysOf(LOCAL_KEYS, LOCAL, 'stays'), ...PERSISTED].toSorted();
  await vi.waitFor(() => expect(kept(localStorage)).toEqual(stays));
  await vi.waitFor(() =>
    expect(kept(sessionStorage)).toEqual(keysOf(SESSION_KEYS, SESSION, 'stays').toSorted()),
  );
  await vi.waitFor(async () => expect(await caches.keys()).toEqual([]));
  expect(Object.values(RECORDS)).not.toContain('stays');
  expect(Object.values(CACHES)).not.toContain('stays');
  const values = [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
    .join();
  expect(values).not.toContain(ME);
});

it('a visit writes no key that is not in the list [BX-06]', async () => {
  await openTab();
  const allowed = new Set<string>([...Object.values(LOCAL_KEYS), ...PERSISTED, ...recordKeys]);
  const ofMember = (key: string): boolean => recordKeys.some((record) => key.startsWith(`${record}:`));
  expect(kept(localStorage).filter((key) => !allowed.has(key) && !ofMember(key))).toEqual([]);
  const inSession = new Set<string>(Object.values(SESSION_KEYS));
  expect(kept(sessionStorage).filter((key) => !inSession.has(key))).toEqual([]);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => expect(await caches.keys()).toContain(LAST_SEEN_CACHE));
  expect((await caches.keys()).filter((name) => !(name in CACHES))).toEqual([]);
  hidden.mockRestore();
});
