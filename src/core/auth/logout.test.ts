// @vitest-environment jsdom
/** Logging out works without the server, which hears of it as soon as it can be reached. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addRecoveryListeners } from '@/app/recovery';
import { accountKey, LOCAL_KEYS } from '@/config/storageKeys';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { loggedOut, selectAuthStatus, selectLoggedIn } from './authSlice';
import { fetchUser } from './authThunks';
import { tellLogout } from './tellLogout';
import { login } from './login';
import { logout } from './logout';
import { logoutIsPending, rememberLogout } from './pendingLogout';
import { addSessionHintListener } from './sessionHint';

const MEMBER = 'premium@example.test';
let backend: TestBackend;
let asked: string[];

beforeEach(() => {
  backend = createTestBackend({ persona: MEMBER });
  asked = [];
  // Every request of the visit, by its file.
  const { XMLHttpRequest: Request } = globalThis;
  const open = Request.prototype.open;
  Request.prototype.open = function record(this: XMLHttpRequest, method: string, url: string | URL) {
    asked.push(`${method.toUpperCase()} ${String(url).replace(/^.*\//u, '')}`);
    open.call(this, method, url, true);
  };
  return () => {
    Request.prototype.open = open;
  };
});
afterEach(() => backend.close());

async function visit() {
  const { store, startListening } = createTestStore();
  addSessionHintListener(startListening);
  addRecoveryListeners(startListening, {});
  await store.dispatch(fetchUser());
  return store;
}
const times = (call: string): number => asked.filter((one) => one === call).length;
const unreachable = () => backend.fault({ match: 'GET logout.php', kind: 'offline' });
const sessions = () => backend.db.sessions.size;

describe('a log-out [RO-05]', () => {
  it('ends the session here and on the server', async () => {
    const store = await visit();
    await store.dispatch(logout());
    expect(selectAuthStatus(store.getState())).toBe('out');
    expect(sessions()).toBe(0);
    expect(logoutIsPending()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('ends it here before the server answers, and leaves nothing of the member', async () => {
    const store = await visit();
    const id = backend.account(MEMBER).id;
    localStorage.setItem(accountKey('drafts', id), '{"c1":"Half a sentence"}');
    localStorage.setItem(accountKey('outbox', id), '[]');
    const leaving = store.dispatch(logout());
    expect(selectLoggedIn(store.getState())).toBe(false);
    expect(Object.keys(localStorage)).toEqual([LOCAL_KEYS.logoutPending]);
    await leaving;
  });

  it('ends it here when the server cannot be told, and asks it only once', async () => {
    const store = await visit();
    unreachable();
    const result = await store.dispatch(logout());
    expect(logout.rejected.match(result)).toBe(true);
    expect(selectAuthStatus(store.getState())).toBe('out');
    expect(Object.entries(localStorage)).toEqual([[LOCAL_KEYS.logoutPending, '1']]);
    expect(times('GET logout.php')).toBe(1);
  });

  it.each([500, 503, 429])('counts an answer of %i as not told', async (status) => {
    const store = await visit();
    backend.fault({ match: 'GET logout.php', kind: 'status', status, body: { error: 'rate_limited' } });
    await store.dispatch(logout());
    expect(logoutIsPending()).toBe(true);
    expect(times('GET logout.php')).toBe(1);
  });

  it('counts a server that knows no such session as told', async () => {
    const store = await visit();
    backend.fault({
      match: 'GET logout.php',
      kind: 'status',
      status: 403,
      body: { authentication_required: true },
    });
    await store.dispatch(logout());
    expect(logoutIsPending()).toBe(false);
  });
});

describe('a log-out that the server has not heard of', () => {
  async function leaveOffline() {
    const store = await visit();
    unreachable();
    await store.dispatch(logout());
    asked = [];
    return store;
  }

  it('keeps the next visit a visitor’s, without asking who is here', async () => {
    await leaveOffline();
    const next = await visit();
    expect(selectAuthStatus(next.getState())).toBe('out');
    expect(asked).toEqual(['GET logout.php']);
    expect(sessions()).toBe(1);
  });

  it('is told at the next start, before anything else', async () => {
    await leaveOffline();
    backend.db.faults = [];
    const next = await visit();
    expect(selectAuthStatus(next.getState())).toBe('out');
    expect(asked).toEqual(['GET logout.php']);
    expect(sessions()).toBe(0);
    expect(logoutIsPending()).toBe(false);
  });

  it('is told once the network is back', async () => {
    const store = await leaveOffline();
    backend.db.faults = [];
    store.dispatch(connectionChanged(false));
    store.dispatch(connectionChanged(true));
    await expect.poll(sessions).toBe(0);
    expect(selectAuthStatus(store.getState())).toBe('out');
  });

  it('is over when somebody logs in', async () => {
    const store = await leaveOffline();
    await store.dispatch(login({ email: 'free@example.test', password: 'demo-password' }));
    expect(logoutIsPending()).toBe(false);
    expect(selectLoggedIn(store.getState())).toBe(true);
  });

  it('does not end the session of somebody who logs in meanwhile', async () => {
    const store = await leaveOffline();
    backend.db.faults = [];
    backend.fault({ match: 'GET logout.php', kind: 'slow', ms: 50 });
    const telling = store.dispatch(fetchUser());
    await expect.poll(() => asked).toContain('GET logout.php');
    await store.dispatch(login({ email: 'free@example.test', password: 'demo-password' }));
    await telling;
    expect(asked).toEqual(['GET logout.php', 'POST user.php']);
    expect(selectLoggedIn(store.getState())).toBe(true);
    const members = [...backend.db.sessions.values()].map(({ member }) => member);
    expect(members).toContain(backend.account('free@example.test').id);
  });

  it('ends a session that another tab still shows', async () => {
    const store = await visit();
    rememberLogout();
    await store.dispatch(fetchUser());
    expect(selectAuthStatus(store.getState())).toBe('out');
  });

  it('is not remembered for the end of a session that was nobody’s wish', async () => {
    const store = await visit();
    store.dispatch(loggedOut({ by: 'expiry' }));
    expect(logoutIsPending()).toBe(false);
  });
});

describe('a log-out that is told late', () => {
  it('ends nobody else’s session: not that of who logged in in another tab meanwhile', async () => {
    const store = await visit();
    const withdrawal = Promise.withResolvers<void>();
    store.dispatch(loggedOut({ by: 'tab' }));
    const telling = tellLogout(store.getState, () => withdrawal.promise);
    backend.logIn('low@example.test');
    await store.dispatch(fetchUser());
    withdrawal.resolve();
    await telling;
    expect(times('GET logout.php')).toBe(0);
    expect(selectLoggedIn(store.getState())).toBe(true);
  });

  it('is told all the same when another tab finds out meanwhile that the session is over', async () => {
    const store = await visit();
    rememberLogout();
    const withdrawal = Promise.withResolvers<void>();
    store.dispatch(loggedOut({ by: 'member' }));
    const telling = tellLogout(store.getState, () => withdrawal.promise);
    store.dispatch(loggedOut({ by: 'expiry' }));
    withdrawal.resolve();
    await telling;
    expect(times('GET logout.php')).toBe(1);
    expect(logoutIsPending()).toBe(false);
  });

  it('takes a poll’s word that the session is over for nothing new: all that was written is gone', async () => {
    const store = await visit();
    const id = backend.account(MEMBER).id;
    const polling = store.dispatch(fetchUser());
    localStorage.setItem(accountKey('drafts', id), '{"c1":"Half a sentence"}');
    await Promise.all([store.dispatch(logout()), polling]);
    expect(localStorage).toHaveLength(0);
  });
});
