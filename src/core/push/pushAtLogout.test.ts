// @vitest-environment jsdom
/** A log-out while push is being turned on or off: the browser is left with nothing of the member. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loggedOut, selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { createTestStore } from '@tests/factories/store';
import { keepPushRecord } from './pushRecord';
import { selectPushSubscribed } from './pushSlice';
import { detectPush, subscribePush, unsubscribePush } from './pushThunks';

let backend: TestBackend;

beforeEach(() => {
  localStorage.clear();
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => {
  backend.close();
  removePushBrowser();
});

async function visit() {
  const { store } = createTestStore();
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  return store;
}

it('before the push service has answered', async () => {
  const browser = installPushBrowser({ permission: 'granted' });
  const store = await visit();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = pushManager.subscribe.bind(pushManager);
  pushManager.subscribe = (options) => {
    store.dispatch(loggedOut({ by: 'member' }));
    return subscribe(options);
  };
  await store.dispatch(subscribePush());
  expect([browser.endpoint, Object.keys(localStorage)]).toEqual([null, []]);
});

it('before the account has confirmed it', async () => {
  const browser = installPushBrowser({ permission: 'granted' });
  const store = await visit();
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function late(this: XMLHttpRequest, body) {
    store.dispatch(loggedOut({ by: 'member' }));
    send.call(this, body);
  };
  try {
    await store.dispatch(subscribePush());
  } finally {
    XMLHttpRequest.prototype.send = send;
  }
  expect([browser.endpoint, Object.keys(localStorage)]).toEqual([null, []]);
  expect(selectPushSubscribed(store.getState())).toBe(false);
});

it('before the account knows of the subscription that the browser has changed', async () => {
  installPushBrowser({ permission: 'granted', endpoint: 'https://push.test/changed' });
  const store = await visit();
  keepPushRecord(selectUser(store.getState())?.id ?? '', { endpoint: 'https://push.test/old', told: true });
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function late(this: XMLHttpRequest, body) {
    store.dispatch(loggedOut({ by: 'member' }));
    localStorage.clear();
    send.call(this, body);
  };
  try {
    await store.dispatch(detectPush());
  } finally {
    XMLHttpRequest.prototype.send = send;
  }
  expect(Object.keys(localStorage)).toEqual([]);
});

it('before the account knows that it is off', async () => {
  installPushBrowser({ permission: 'granted' });
  const store = await visit();
  await store.dispatch(subscribePush());
  backend.fault({ match: 'POST user.php', kind: 'status', status: 403 });
  const ending = store.dispatch(unsubscribePush());
  store.dispatch(loggedOut({ by: 'tab' }));
  localStorage.clear();
  await ending;
  expect(Object.keys(localStorage)).toEqual([]);
});
