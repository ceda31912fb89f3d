// @vitest-environment jsdom
/** A visit before its answer about cookies, country by country: what it stores, and what it asks the server for. */
import { clearAllListeners } from '@reduxjs/toolkit';
import { PAUSE } from 'redux-persist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asksFirst } from '@/config/consentCountries';
import { selectAuthSettled } from '@/core/auth/authSlice';
import { chooseConsent } from '@/core/consent/consentListeners';
import { selectConsentState } from '@/core/consent/consentSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { cases } from '@tests/factories/chance';
import { watchRequests } from '@tests/factories/requests';
import { afterPaint } from './afterPaint';
import { startVisit } from './start';
import type { AppStore } from './store';

/** Every country whose law asks first, by name: the table of the product must not be its own witness. */
const ASKS_FIRST = [
  'NL GB CH NO DE', // one of each law, where most visitors come from
  'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT PL PT RO SE SI SK', // the rest of the European Union
  'IS LI', // the rest of the European Economic Area
].flatMap((countries) => countries.split(' '));
/** A link that brings all that could be kept or told: source, variant, and the wish for a beacon. */
const ADDRESS = '/landers/alonetonight/she-eng?network=lamp&ref=9&sub1=a&sub2=b&sub3=c&variant=b&lb';

let backend: TestBackend;
let visited: AppStore | undefined;
const beacon = vi.fn<Navigator['sendBeacon']>(() => true);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend = createTestBackend();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  window.history.replaceState(null, '', ADDRESS);
  delete document.documentElement.dataset['variant'];
});
afterEach(() => {
  visited?.dispatch(clearAllListeners());
  visited?.dispatch({ type: PAUSE });
  backend.close();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  window.history.replaceState(null, '', '/');
});

/** Comes, waits until it is known from where, and puts the page aside once, as by a switch to another app. */
async function visit(country: string) {
  backend.db.settings.geoip_country = country;
  const asked = watchRequests();
  const { store, startListening } = await startVisit();
  visited = store;
  await afterPaint(store, startListening, window.location.search);
  await vi.waitFor(() => expect(selectSettings(store.getState())?.geoip_country).toBe(country));
  await vi.waitFor(() => expect(selectConsentState(store.getState())).not.toBe('unknown'));
  await vi.waitFor(() => expect(selectAuthSettled(store.getState())).toBe(true));
  leave();
  return { store, asked };
}

function leave(): void {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

const stored = () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
];

it('the law of all of them is known [BX-12]', () => {
  expect(ASKS_FIRST).toHaveLength(32);
  expect(ASKS_FIRST.filter((country) => !asksFirst(country))).toEqual([]);
});

describe.each(ASKS_FIRST.slice(0, cases(ASKS_FIRST.length)))('in %s', (country) => {
  it('a visit without an answer keeps nothing, and asks only for what it needs [BX-12] [EN-07] [ST-14]', async () => {
    const { store, asked } = await visit(country);
    expect(selectConsentState(store.getState())).toBe('asked');
    expect(stored()).toEqual([]);
    expect([...new Set(asked())].sort()).toEqual(['GET settings.php', 'GET user.php']);
    expect(beacon).not.toHaveBeenCalled();
  });
});

it('a no keeps the no alone; a yes keeps the rest, and a no after it wipes that [BX-12] [ST-14]', async () => {
  const { store } = await visit('NL');
  store.dispatch(chooseConsent(false));
  leave();
  expect(stored()).toEqual(['consent']);
  expect(beacon).not.toHaveBeenCalled();
  store.dispatch(chooseConsent(true));
  leave();
  expect(stored().sort()).toEqual(['consent', 'tracking', 'variant']);
  expect(beacon).toHaveBeenCalledOnce();
  store.dispatch(chooseConsent(false));
  leave();
  expect(stored()).toEqual(['consent']);
  expect(beacon).toHaveBeenCalledOnce();
});

it('a country that is not known is treated as one that asks [BX-12]', async () => {
  const { store } = await visit('');
  expect(selectConsentState(store.getState())).toBe('asked');
  expect(stored()).toEqual([]);
});

it('a reload of a page without the wish for a beacon does not end it [ST-14]', async () => {
  const entries = () => [{ url: window.location.origin + ADDRESS, key: 'a' }];
  vi.stubGlobal('navigation', { entries });
  window.history.replaceState(null, '', '/signup');
  const { store } = await visit('NL');
  store.dispatch(chooseConsent(true));
  leave();
  expect(beacon).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
