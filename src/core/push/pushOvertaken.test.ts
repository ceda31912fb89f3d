// @vitest-environment jsdom
/** Push that is turned on or off while the server is still to answer what was asked before: the last wish stands. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/user';
import { accountKey } from '@/config/storageKeys';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { openPushVisit } from '@tests/factories/pushVisit';
import { choosePushDetail } from './pushDetail';
import * as device from './pushDevice';
import { keepPushRecord } from './pushRecord';
import { detectPush, unsubscribePush } from './pushThunks';

const MEMBER = 'premium@example.test';
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: MEMBER });
});
afterEach(() => {
  backend.close();
  removePushBrowser();
  vi.restoreAllMocks();
});

const record = () => localStorage.getItem(accountKey('push', backend.account(MEMBER).id));
/** The server does what it is told next, and its answer waits. @returns lets the answer go */
function holdAnswer(): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { savePushSubscription } = calls;
  vi.spyOn(calls, 'savePushSubscription').mockImplementationOnce(async (...told) => {
    const answer = await savePushSubscription(...told);
    await promise;
    return answer;
  });
  return () => resolve(undefined);
}
async function subscribedPage() {
  const browser = installPushBrowser();
  const page = await openPushVisit();
  await page.subscribe();
  return { browser, page };
}

it('turned off and on again it stays on [ST-17]', async () => {
  const { page } = await subscribedPage();
  const release = holdAnswer();
  const off = page.dispatch(unsubscribePush());
  await vi.waitFor(() => expect(calls.savePushSubscription).toHaveBeenCalledOnce());
  await page.subscribe();
  release();
  await off;
  expect((await openPushVisit()).push().subscribed).toEqual({ endpoint: 'https://push.test/2' });
});

describe('turned off it stays off [ST-17]', () => {
  it('while a subscription that the browser changed is told', async () => {
    const { browser, page } = await subscribedPage();
    browser.endpoint = 'https://push.test/rotated';
    const release = holdAnswer();
    const looking = page.dispatch(detectPush());
    await vi.waitFor(() => expect(calls.savePushSubscription).toHaveBeenCalledOnce());
    await page.dispatch(unsubscribePush());
    release();
    await looking;
    expect(record()).toBeNull();
    expect((await openPushVisit()).push().subscribed).toBe(false);
  });

  it('while it is told how much a notice may show', async () => {
    const { page } = await subscribedPage();
    const release = holdAnswer();
    const choosing = page.dispatch(choosePushDetail('text'));
    await vi.waitFor(() => expect(calls.savePushSubscription).toHaveBeenCalledOnce());
    await page.dispatch(unsubscribePush());
    release();
    await choosing;
    expect(record()).toBeNull();
    expect((await openPushVisit()).push().subscribed).toBe(false);
  });
});

it('shown less of while a changed subscription is told, it stays less [BX-24]', async () => {
  const { browser, page } = await subscribedPage();
  await page.dispatch(choosePushDetail('text'));
  browser.endpoint = 'https://push.test/rotated';
  const release = holdAnswer();
  const looking = page.dispatch(detectPush());
  await vi.waitFor(() => expect(calls.savePushSubscription).toHaveBeenCalledOnce());
  await page.dispatch(choosePushDetail('nothing'));
  release();
  await looking;
  const next = (await openPushVisit()).push();
  expect(next).toMatchObject({ shows: 'nothing', subscribed: { endpoint: 'https://push.test/rotated' } });
  const told = backend
    .account(MEMBER)
    .push_devices.find(({ subscription }) => JSON.stringify(subscription).includes('rotated'));
  expect(told?.shows).toBe('nothing');
});

it('renewed while another tab turns it off it is off [ST-17] [BX-28]', async () => {
  const { browser, page } = await subscribedPage();
  browser.endpoint = null;
  const { newSubscription } = device;
  vi.spyOn(device, 'newSubscription').mockImplementationOnce(async (key) => {
    const subscription = await newSubscription(key);
    keepPushRecord(backend.account(MEMBER).id, { endpoint: null, told: false });
    return subscription;
  });
  await page.dispatch(detectPush());
  expect([page.push().subscribed, browser.endpoint, record()]).toEqual([false, null, null]);
});
