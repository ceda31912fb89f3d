// @vitest-environment jsdom
/** Where a visitor came from, in all tabs of the browser, while nothing of it may be kept. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TABS_CHANNEL } from '@/config/storageKeys';
import { NO_TRACKING, trackingOfVisit } from '@/domain/tracking';
import { TestChannel } from '@tests/factories/channel';
import { createTestStore } from '@tests/factories/store';
import { consentSettled } from '../consent/consentSlice';
import { shareVisit } from './sharedVisit';
import { selectTracking, visitBegan } from './trackingSlice';
import { selectTrackingToTell } from './trackingToTell';

/** Every message is delivered, and so are the answers to it. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

async function openTab(address: string, state: 'asked' | 'granted' | 'refused' = 'asked') {
  const { store } = createTestStore();
  store.dispatch(visitBegan(trackingOfVisit(new URL(address, 'https://site.test'), 'a')));
  store.dispatch(consentSettled({ state, choice: null }));
  shareVisit(new BroadcastChannel(TABS_CHANNEL), store);
  await settled();
  return {
    held: () => selectTracking(store.getState()),
    told: () => selectTrackingToTell(store.getState()),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('BroadcastChannel', TestChannel);
});
afterEach(() => {
  TestChannel.closeAll();
  vi.unstubAllGlobals();
});

it('reaches a tab that is opened without it, and is kept nowhere [EN-07] [BX-12]', async () => {
  const first = await openTab('/landers/video/eng?network=lamp&sub1=a');
  const second = await openTab('/signup');
  expect(second.told()).toEqual(first.told());
  expect(second.told()).toMatchObject({ network: 'lamp', sub1: 'a', lander: 'video/eng', variant: 'a' });
  expect(Object.keys(localStorage)).toEqual([]);
});

it('stays the first one, whatever later tabs are opened with [BX-12]', async () => {
  const tabs = [];
  for (const address of ['/?ref=first', '/?ref=second', '/landers/gallery/nl?network=third'])
    tabs.push(await openTab(address));
  for (const { held } of tabs) expect(held()).toMatchObject({ network: null, ref: 'first' });
});

it('reaches the older tab, where that has none [BX-12] [ST-19]', async () => {
  const older = await openTab('/landers/video/eng');
  await openTab('/?network=lamp');
  expect(older.held()).toMatchObject({ network: 'lamp', lander: 'video/eng' });
});

it('of who refused is told in no tab [BX-12]', async () => {
  await openTab('/?network=lamp', 'refused');
  expect((await openTab('/signup', 'refused')).told()).toBeNull();
});

it('is what the browser keeps, where it may: an answer changes nothing then [BX-12]', async () => {
  await openTab('/?network=lamp', 'granted');
  expect((await openTab('/?network=oak', 'granted')).held()).toMatchObject({ network: 'oak' });
});

it('is believed in one shape only [BX-12]', async () => {
  const tab = await openTab('/');
  const other = new BroadcastChannel(TABS_CHANNEL);
  for (const message of [
    null,
    'visitKnown',
    { kind: 'visitKnown' },
    { kind: 'visitKnown', tracking: { ...NO_TRACKING, network: 7 } },
    { kind: 'visitBegan', tracking: { network: 'x' } },
    { kind: 'loggedOut', by: 'member' },
  ])
    other.postMessage(message);
  await settled();
  expect(tab.held()).toMatchObject(NO_TRACKING);
});
