/** Opens a scenario of the QA console as a browser does after its link: world, address, then the whole application. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
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
import type { Press, Scenario } from '@/features/qaConsole/scenarios/scenario';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
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

/** Close the backend after the test. */
export async function openScenario(scenario: Scenario) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  giveLayout();
  await startI18n('en');
  await loadNamespaces([]);
  const backend = createTestBackend();
  window.history.replaceState(null, '', await playScenario(scenario, sendToMock));
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
  return { backend, store };
}

/** Presses and fills in what the tester does then. A page may bring a field only with a later part of it. */
export async function doPress(press: Press): Promise<void> {
  if ('fill' in press) {
    const [field] = await screen.findAllByLabelText(beginning(press.fill));
    if (field) fireEvent.change(field, { target: { value: press.with } });
  } else if ('choose' in press) {
    const [field] = await screen.findAllByLabelText(beginning(press.choose));
    if (field) await userEvent.selectOptions(field, press.option);
  } else {
    const [button] = await screen.findAllByRole(press.as ?? 'button', { name: beginning(press.press) });
    if (button) await userEvent.click(button);
  }
}

/** Names of fields and buttons by how they begin. */
const beginning = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

/** What the page says, each element by itself. */
export function isShown(words: string): boolean {
  const elements = document.body.querySelectorAll('*');
  return [...elements].some(
    (element) => element.textContent.includes(words) && element.closest('[hidden], script, style') === null,
  );
}
