// @vitest-environment jsdom
/** A session that ended elsewhere: whatever changes the account notices it, and ends it here. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import type { switchLocale } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { chooseLanguage } from '../language/chooseLanguage';
import { keepPushRecord, readPushRecord } from '../push/pushRecord';
import { detectPush, subscribePush, unsubscribePush } from '../push/pushThunks';
import { fetchSettings } from '../settings/settingsSlice';
import { loggedIn, loggedOut, selectLoggedIn, userReceived } from './authSlice';
import { fetchUser } from './authThunks';
import { writeInSession } from './writeInSession';

vi.mock(import('@/i18n/i18n'), () => ({ switchLocale: vi.fn<typeof switchLocale>() }));

const MEMBER = 'premium@example.test';
const OWN = 'https://push.test/own';
const OVER = new ApiError({
  kind: 'refused',
  status: 403,
  code: 'authentication_required',
  details: {},
  fields: {},
});
let backend: TestBackend;

beforeEach(() => {
  localStorage.clear();
  backend = createTestBackend({ persona: MEMBER });
});
afterEach(() => {
  backend.close();
  removePushBrowser();
});

async function visit() {
  const { store, startListening } = createTestStore();
  const ends: string[] = [];
  startListening({ actionCreator: loggedOut, effect: ({ payload }) => void ends.push(payload.by) });
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  return { store, ends };
}
const account = () => backend.account(MEMBER).id;

describe('a session that ended elsewhere ends here, too [RO-06]', () => {
  it('when the language is chosen [AP-03]', async () => {
    const { store, ends } = await visit();
    backend.db.sessions.clear();
    await store.dispatch(chooseLanguage('de'));
    expect(ends).toEqual(['expiry']);
  });

  it('when push is turned on, and leaves nothing subscribed [ST-17]', async () => {
    const browser = installPushBrowser({ permission: 'granted' });
    const { store, ends } = await visit();
    backend.db.sessions.clear();
    await store.dispatch(subscribePush());
    expect([ends, browser.endpoint, readPushRecord(account())]).toEqual([['expiry'], null, null]);
  });

  it('when push is turned off, of which the account is told after the next log-in [ST-17]', async () => {
    installPushBrowser({ permission: 'granted', endpoint: OWN });
    keepPushRecord(account(), { endpoint: OWN, told: true });
    backend.account(MEMBER).push_devices = [
      { subscription: { endpoint: OWN }, shows: 'nothing', session: null },
    ];
    const { store, ends } = await visit();
    backend.db.sessions.clear();
    await store.dispatch(unsubscribePush());
    expect(ends).toEqual(['expiry']);
    backend.logIn(MEMBER);
    await store.dispatch(fetchUser());
    await store.dispatch(detectPush());
    expect(backend.account(MEMBER).push_devices).toEqual([]);
  });

  it('when the account is told of a subscription that the browser changed [ST-17]', async () => {
    installPushBrowser({ permission: 'granted', endpoint: OWN });
    keepPushRecord(account(), { endpoint: OWN, told: false });
    const { store, ends } = await visit();
    backend.db.sessions.clear();
    await store.dispatch(detectPush());
    expect(ends).toEqual(['expiry']);
    expect(readPushRecord(account())).toEqual({ endpoint: OWN, shows: 'nothing', told: false });
  });
});

describe('a session goes on', () => {
  it('when a change is refused for another reason', async () => {
    const { store, ends } = await visit();
    backend.fault({ match: 'PUT user.php', kind: 'status', status: 403 });
    await store.dispatch(chooseLanguage('de'));
    expect([ends, selectLoggedIn(store.getState())]).toEqual([[], true]);
  });

  it('when it is somebody else’s, who came before the answer', async () => {
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser({ id: 'elena' })));
    const late = Promise.withResolvers<never>();
    const write = writeInSession(store, () => late.promise);
    store.dispatch(loggedOut({ by: 'tab' }));
    store.dispatch(userReceived(makeUser({ id: 'marek' })));
    late.reject(OVER);
    await expect(write).rejects.toBe(OVER);
    expect(selectLoggedIn(store.getState())).toBe(true);
  });
});
