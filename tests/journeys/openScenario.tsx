/** Opens a scenario of the QA console as a browser does after its link: world, address, then the whole application. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { afterPaint } from '@/app/afterPaint';
import { addQuietSessionListeners } from '@/app/quietSession';
import { Root } from '@/app/Root';
import { addSessionListeners } from '@/app/session';
import { selectLoggedIn, sessionStarted } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { takeTokenFromAddress } from '@/core/oneTimeToken/takeToken';
import { settingsQuery } from '@/core/settings/settingsQuery';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import { trackingOfVisit } from '@/domain/tracking';
import { playScenario } from '@/features/qaConsole/play';
import type { Send } from '@/features/qaConsole/requests';
import {
  PLACES,
  type ByHand,
  type Place,
  type Press,
  type Scenario,
} from '@/features/qaConsole/scenarios/scenario';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import { pretendMedia } from '@tests/factories/media';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { createTestStore } from '@tests/factories/store';

/** The way to the mock of a test: the same requests as in a page. @throws Error when it refuses one */
export const sendToMock: Send = async ({ method, url, body }) => {
  const response = await fetch(new URL(url, 'http://localhost'), {
    method,
    headers: { 'X-Request-Type': 'client', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** What jsdom lacks because it lays nothing out. */
function giveLayout(): void {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      unobserve = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
}

/** Opens an address of the app as a browser does, with whatever mock backend answers. */
export async function openAddress(address: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  giveLayout();
  await startI18n('en');
  await loadNamespaces([]);
  window.history.replaceState(null, '', address);
  takeTokenFromAddress();
  const { pathname, search } = window.location;
  const { store, startListening } = createTestStore();
  store.dispatch(visitBegan(trackingOfVisit({ pathname, search }, 'a')));
  addSessionListeners(startListening);
  addQuietSessionListeners(startListening);
  await store.dispatch(fetchSettings(settingsQuery(search)));
  await store.dispatch(fetchUser());
  if (selectLoggedIn(store.getState())) store.dispatch(sessionStarted());
  render(
    <Provider store={store}>
      <BrowserRouter>
        <Root />
      </BrowserRouter>
    </Provider>,
  );
  await afterPaint(store, startListening, search);
  return { store };
}

/** Close the backend after the test. */
export async function openScenario(scenario: Scenario) {
  playByHand(scenario.byHand);
  const backend = createTestBackend();
  const { store } = await openAddress(await playScenario(scenario, sendToMock));
  return { backend, store };
}

/** What testers do by hand: plays a browser that has it. `removeByHand` takes it away again. */
function playByHand(byHand: ByHand | undefined): void {
  switch (byHand) {
    case 'notices-open':
    case 'notices-refused':
    case 'notices-allowed':
      installPushBrowser({ permission: PERMISSIONS[byHand] });
      return;
    case 'notices-none':
      // As it is: jsdom knows no push.
      return;
    case 'iphone-page':
      Object.defineProperty(navigator, 'userAgent', { configurable: true, value: IPHONE });
      return;
    case 'place-allowed':
      Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition: (found: (position: object) => void) => found({ coords: ANTWERP }) },
      });
      return;
    case 'installed':
      pretendMedia((query) => query === '(display-mode: standalone)');
      return;
    case 'log-in-missing':
      // There are no files of a build here.
      return;
    case undefined:
  }
}

/** Afterwards the browser is as it was. */
export function removeByHand(): void {
  removePushBrowser();
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'userAgent');
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const ANTWERP = { latitude: 51.22, longitude: 4.4 };

const PERMISSIONS = {
  'notices-open': 'default',
  'notices-refused': 'denied',
  'notices-allowed': 'granted',
} as const;

/** Presses and fills in what the tester does then. A page may bring a field only with a later part of it. */
export async function doPress(press: Press): Promise<void> {
  if ('fill' in press) {
    const [field] = await screen.findAllByLabelText(beginning(press.fill));
    if (field) fireEvent.change(field, { target: { value: press.with } });
  } else if ('choose' in press) {
    const [field] = await screen.findAllByLabelText(beginning(press.choose));
    if (field) await userEvent.selectOptions(field, press.option);
  } else if ('untilGone' in press) {
    await screen.findByRole('button', { name: beginning(press.untilGone) });
    await pressUntilGone(beginning(press.untilGone));
  } else {
    const [button] = await screen.findAllByRole(press.as ?? 'button', { name: beginning(press.press) });
    if (button) await userEvent.click(button);
  }
}

/** A page of more that is still on its way keeps its button busy. */
async function pressUntilGone(name: RegExp): Promise<void> {
  const button = screen.queryByRole('button', { name });
  if (!button) return;
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name, busy: true })).toBeNull());
  await pressUntilGone(name);
}

/** Names of fields and buttons by how they begin. */
const beginning = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

/** Whether the page says these words: an element of that kind, or any. */
export function isShown(words: string, place?: Place): boolean {
  const elements = document.body.querySelectorAll(place === undefined ? '*' : PLACES[place]);
  return [...elements].some(
    (element) => element.textContent.includes(words) && element.closest('[hidden], script, style') === null,
  );
}

/** What the page raises an alarm about. */
export const alarms = (): string[] =>
  [...document.body.querySelectorAll(PLACES.alert)].flatMap(({ textContent }) => textContent || []);
