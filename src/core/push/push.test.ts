// @vitest-environment jsdom
/** Push on this device: the browser's side is a fake, the account's side the mock backend. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountKey } from '@/config/storageKeys';
import { loggedIn, loggedOut, sessionStarted } from '@/core/auth/authSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { openPushVisit, subscriptionOf } from '@tests/factories/pushVisit';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { needsHomeScreen } from './pushDevice';
import { addPushListeners } from './pushListeners';
import { selectPushState } from './pushSlice';
import { detectPush } from './pushThunks';

const MEMBER = 'premium@example.test';
const PUSH = 'POST /api/user.php?push=1';
let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend({ persona: MEMBER });
});
afterEach(() => {
  backend.close();
  removePushBrowser();
});

const account = () => backend.account(MEMBER);
/** What the account knows of its browsers. */
const devices = () => account().push_devices.map(({ subscription }) => subscription);
const record = () => localStorage.getItem(accountKey('push', account().id));

describe('what is detected', () => {
  it('is a browser without push [ST-17, EN-06]', async () => {
    const page = await openPushVisit();
    expect(page.push()).toEqual({
      capable: false,
      subscribed: false,
      shows: 'nothing',
      last_message: null,
      occasion: false,
    });
  });

  it('is a browser that can, and has not subscribed [ST-17]', async () => {
    installPushBrowser();
    const page = await openPushVisit();
    expect(page.push()).toMatchObject({ capable: true, subscribed: false });
  });

  it('is a permission that was refused, and one that was given again since [ST-17, ER-21]', async () => {
    const browser = installPushBrowser({ permission: 'denied' });
    const page = await openPushVisit();
    expect(page.push().subscribed).toBe('denied');
    browser.permission = 'default';
    await page.dispatch(detectPush());
    expect(page.push().subscribed).toBe(false);
  });

  it('is not the subscription of who was logged in before: that one is ended', async () => {
    const browser = installPushBrowser({ permission: 'granted', endpoint: 'https://push.test/other' });
    const page = await openPushVisit();
    expect(page.push().subscribed).toBe(false);
    expect(browser.endpoint).toBeNull();
    expect(devices()).toEqual([]);
  });

  it('is nothing that a broken record says', async () => {
    installPushBrowser();
    for (const text of ['{', '[]', '{"endpoint":5}', 'null']) {
      localStorage.setItem(accountKey('push', account().id), text);
      expect((await openPushVisit()).push().subscribed).toBe(false);
    }
  });
});

describe('subscribing', () => {
  it('stores the subscription and sends it to the account [ST-17, AP-01]', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    expect(await page.subscribe()).toBe('subscribed');
    expect(page.push().subscribed).toEqual({ endpoint: 'https://push.test/1' });
    expect(devices()).toEqual([subscriptionOf('https://push.test/1')]);
    expect(browser.key).toHaveLength(65);
    expect(browser.key?.[0]).toBe(4);
  });

  it('is known again after a reload, and told to the account no second time', async () => {
    installPushBrowser();
    await (await openPushVisit()).subscribe();
    account().push_devices = [];
    const page = await openPushVisit();
    expect(page.push().subscribed).toEqual({ endpoint: 'https://push.test/1' });
    expect(devices()).toEqual([]);
  });

  it('sets denied when the browser’s question is answered with no [ER-21, ST-17]', async () => {
    installPushBrowser({ answer: 'denied' });
    const page = await openPushVisit();
    expect(await page.subscribe()).toBe('denied');
    expect(page.push().subscribed).toBe('denied');
    expect(devices()).toEqual([]);
  });

  it('changes nothing when the question is closed without an answer', async () => {
    installPushBrowser({ answer: 'default' });
    const page = await openPushVisit();
    expect(await page.subscribe()).toBe('undecided');
    expect(page.push().subscribed).toBe(false);
  });

  it('says so when the push service is not to be had, or its key is none', async () => {
    const browser = installPushBrowser({ service: false });
    const page = await openPushVisit();
    expect(await page.subscribe()).toBe('unavailable');
    browser.service = true;
    backend.db.settings.push_public_key = 'no key';
    await page.dispatch(fetchSettings({}));
    expect(await page.subscribe()).toBe('unavailable');
    expect(page.push().subscribed).toBe(false);
    expect(record()).toBeNull();
  });

  it('is undone in the browser when the server refuses, so that both agree', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    backend.fault({ match: PUSH, kind: 'status', status: 422 });
    expect(await page.subscribe()).toBe('refused');
    expect(browser.endpoint).toBeNull();
    expect(page.push().subscribed).toBe(false);
    expect(record()).toBeNull();
  });

  it('replaces a subscription that was made for another key', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    browser.endpoint = 'https://push.test/old';
    expect(await page.subscribe()).toBe('subscribed');
    expect(devices()).toEqual([subscriptionOf('https://push.test/1')]);
  });
});

describe('the worker', () => {
  it('brings news to a member’s page, and to no visitor’s [ST-17]', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    browser.workerSays({ type: 'PUSH', text: '{"kind":"like","path":"/likes","name":"Elena"}' });
    expect(page.push().last_message).toEqual({ kind: 'like', path: '/likes' });
    page.dispatch(loggedOut({ by: 'member' }));
    browser.workerSays({ type: 'PUSH', text: '{}' });
    expect(page.push().last_message).toBeNull();
  });

  it('is believed in no other shape, and opens no other place', async () => {
    const browser = installPushBrowser();
    const page = await openPushVisit();
    for (const message of [
      null,
      'PUSH',
      { type: 'PUSH' },
      { type: 'PUSH', text: {} },
      { type: 'UPDATE', text: '{}' },
    ]) {
      browser.workerSays(message);
    }
    expect(page.push().last_message).toBeNull();
    for (const text of [
      '',
      '[]',
      'null',
      '"like"',
      '{"kind":"<b>","path":"https://evil.test"}',
      '{"kind":5,"path":["/likes"]}',
      '{"__proto__":{"kind":"like"}}',
    ]) {
      browser.workerSays({ type: 'PUSH', text });
      expect(page.push().last_message).toEqual({ kind: null, path: '/chats' });
    }
  });

  it('is asked again about a member who logs in later', async () => {
    installPushBrowser({ permission: 'denied' });
    const { store, startListening } = createTestStore();
    addPushListeners(startListening);
    store.dispatch(loggedIn(makeUser({ id: account().id })));
    store.dispatch(sessionStarted());
    await vi.waitFor(() => expect(selectPushState(store.getState()).subscribed).toBe('denied'));
  });
});

describe('an iPhone', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', 0, false],
  ])('%s with %i fingers must have the site on its home screen: %s', (userAgent, maxTouchPoints, needs) => {
    expect(needsHomeScreen({ userAgent, maxTouchPoints })).toBe(needs);
  });
});
