// @vitest-environment jsdom
/** Push that changes: by the browser, by its owner's settings, by a log-out; browser and account agree afterwards. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUSH_TELL_AGAIN_MS } from '@/config/limits';
import { accountKey } from '@/config/storageKeys';
import { loggedOut, sessionSettled } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { logout } from '@/core/auth/logout';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { openPushVisit, subscriptionOf } from '@tests/factories/pushVisit';
import { createTestStore } from '@tests/factories/store';
import { unsubscribePush } from './pushThunks';

const MEMBER = 'premium@example.test';
const PUSH = 'POST /api/user.php?push=1';
let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend({ persona: MEMBER });
});
afterEach(() => {
  backend.close();
  removePushBrowser();
  vi.restoreAllMocks();
});

const account = () => backend.account(MEMBER);
/** What the account knows of its browsers. */
const devices = () => account().push_devices.map(({ subscription }) => subscription);
const record = () => localStorage.getItem(accountKey('push', account().id));

describe('a subscription that the browser changed', () => {
  it('is told to the account at the next start, once', async () => {
    const browser = installPushBrowser();
    await (await openPushVisit()).subscribe();
    browser.endpoint = 'https://push.test/rotated';
    const page = await openPushVisit();
    await vi.waitFor(() => expect(devices()).toContainEqual(subscriptionOf('https://push.test/rotated')));
    expect(page.push().subscribed).toEqual({ endpoint: 'https://push.test/rotated' });
    account().push_devices = [];
    await openPushVisit();
    expect(devices()).toEqual([]);
  });

  it('is told later when the server could not be told now', async () => {
    const browser = installPushBrowser();
    await (await openPushVisit()).subscribe();
    browser.endpoint = 'https://push.test/rotated';
    backend.fault({ match: PUSH, kind: 'status', status: 422 });
    await openPushVisit();
    expect(devices()).toEqual([subscriptionOf('https://push.test/1')]);
    backend.db.faults = [];
    await openPushVisit();
    expect(devices()).toContainEqual(subscriptionOf('https://push.test/rotated'));
  });

  it('that is gone is renewed without a question, as the permission still stands', async () => {
    const browser = installPushBrowser();
    await (await openPushVisit()).subscribe();
    browser.endpoint = null;
    const page = await openPushVisit();
    expect(page.push().subscribed).toEqual({ endpoint: 'https://push.test/2' });
    expect(devices()).toContainEqual(subscriptionOf('https://push.test/2'));
  });

  it('that cannot be renewed now is, at a later start', async () => {
    const browser = installPushBrowser();
    await (await openPushVisit()).subscribe();
    Object.assign(browser, { endpoint: null, service: false });
    expect((await openPushVisit()).push().subscribed).toBe(false);
    browser.service = true;
    expect((await openPushVisit()).push().subscribed).toEqual({ endpoint: 'https://push.test/2' });
  });

  describe('made for a key that the server has no more', () => {
    /** Another point on the curve, as far as anybody here looks. */
    const OTHER_KEY = `BA${'b'.repeat(85)}`;

    it('is made anew with the present one, without a question, and told to the account, once [ST-17]', async () => {
      const browser = installPushBrowser();
      await (await openPushVisit()).subscribe();
      const earlier = browser.key;
      backend.db.settings.push_public_key = OTHER_KEY;
      const page = await openPushVisit();
      expect(page.push().subscribed).toEqual({ endpoint: 'https://push.test/2' });
      expect(browser.key).not.toEqual(earlier);
      expect(devices()).toContainEqual(subscriptionOf('https://push.test/2'));
      expect((await openPushVisit()).push().subscribed).toEqual({ endpoint: 'https://push.test/2' });
    });

    it('is said to be off where it cannot be made anew, and is at a later start', async () => {
      const browser = installPushBrowser();
      await (await openPushVisit()).subscribe();
      backend.db.settings.push_public_key = OTHER_KEY;
      browser.service = false;
      expect((await openPushVisit()).push().subscribed).toBe(false);
      browser.service = true;
      expect((await openPushVisit()).push().subscribed).toEqual({ endpoint: 'https://push.test/2' });
    });

    it.each([
      ['the browser does not tell', { tells: false }, OTHER_KEY],
      ['the server names none', {}, ''],
    ])('stays as it is where %s', async (_, kind, key) => {
      installPushBrowser(kind);
      await (await openPushVisit()).subscribe();
      backend.db.settings.push_public_key = key;
      expect((await openPushVisit()).push().subscribed).toEqual({ endpoint: 'https://push.test/1' });
    });
  });

  it.each<NotificationPermission>(['denied', 'default'])(
    'whose permission was taken back in the browser’s settings (%s) ends here and in the account',
    async (permission) => {
      const browser = installPushBrowser();
      const page = await openPushVisit();
      page.dispatch(sessionSettled());
      await page.subscribe();
      browser.permission = permission;
      document.dispatchEvent(new Event('visibilitychange'));
      const state = permission === 'denied' ? 'denied' : false;
      await vi.waitFor(() => expect(page.push().subscribed).toBe(state));
      await vi.waitFor(() => expect([devices(), browser.endpoint, record()]).toEqual([[], null, null]));
    },
  );

  it('is told to a server that may have lost it: once a day, and after a session that ran out', async () => {
    installPushBrowser();
    const page = await openPushVisit();
    await page.subscribe();
    account().push_devices = [];
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + PUSH_TELL_AGAIN_MS + 1);
    await openPushVisit();
    expect(devices()).toHaveLength(1);
    account().push_devices = [];
    page.dispatch(loggedOut({ by: 'expiry' }));
    await openPushVisit();
    expect(devices()).toHaveLength(1);
  });

  it('is looked at when the worker says so [ST-17]', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    await page.subscribe();
    browser.endpoint = 'https://push.test/rotated';
    browser.workerSays({ type: 'PUSH_CHANGED' });
    await vi.waitFor(() => expect(devices()).toContainEqual(subscriptionOf('https://push.test/rotated')));
  });
});

describe('unsubscribing', () => {
  it('ends it in the browser and in the account', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    await page.subscribe();
    await page.dispatch(unsubscribePush());
    expect(page.push().subscribed).toBe(false);
    expect(browser.endpoint).toBeNull();
    expect(devices()).toEqual([]);
    expect(record()).toBeNull();
  });

  it('ends it here without the server, which is told at the next start', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    await page.subscribe();
    backend.fault({ match: PUSH, kind: 'status', status: 422 });
    await page.dispatch(unsubscribePush());
    expect([page.push().subscribed, browser.endpoint]).toEqual([false, null]);
    expect(devices()).toHaveLength(1);
    backend.db.faults = [];
    await openPushVisit();
    expect(devices()).toEqual([]);
    expect(record()).toBeNull();
  });

  it('leaves the member’s other devices alone', async () => {
    installPushBrowser();
    const page = await openPushVisit();
    await page.subscribe();
    const other = {
      subscription: subscriptionOf('https://push.test/desk'),
      shows: 'name',
      session: 's',
    } as const;
    account().push_devices.push(other);
    await page.dispatch(unsubscribePush());
    expect(account().push_devices).toEqual([other]);
    await page.subscribe();
    await page.dispatch(logout());
    expect(account().push_devices).toEqual([other]);
  });

  it('comes with the log-out, also where push was not looked at yet, and takes notices along [BX-24]', async () => {
    const browser = installPushBrowser();
    await (await openPushVisit()).subscribe();
    browser.notices = ['Elena'];
    const { store } = createTestStore();
    await store.dispatch(fetchUser());
    await store.dispatch(logout());
    expect([browser.endpoint, browser.notices, devices(), record()]).toEqual([null, [], [], null]);
  });

  it('comes with the log-out, before the session ends', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    await page.subscribe();
    await page.dispatch(logout());
    await vi.waitFor(() => expect(browser.endpoint).toBeNull());
    expect(devices()).toEqual([]);
    expect(page.push().subscribed).toBe(false);
    expect(record()).toBeNull();
  });

  it('does not come with a session that expired: the same member comes back to it', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    await page.subscribe();
    page.dispatch(loggedOut({ by: 'expiry' }));
    expect(browser.endpoint).not.toBeNull();
    expect((await openPushVisit()).push().subscribed).toEqual({ endpoint: 'https://push.test/1' });
  });
});
