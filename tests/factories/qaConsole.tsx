/** The QA console in a page of its own, as a tester has it, and the ways into it. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, vi } from 'vitest';
import { logActions } from '@/features/qaConsole/actionLog';
import { QaConsole } from '@/features/qaConsole/QaConsole';
import type { Send } from '@/features/qaConsole/requests';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend, type TestBackend } from '@mocks/testServer';
import { required } from './required';
import { createTestStore } from './store';

/** A mock backend of its own, English words and an empty browser for each test of the file. @returns the backend of the test that runs */
export function eachWithBackend(): () => TestBackend {
  let backend: TestBackend | null = null;
  beforeEach(async () => {
    await startI18n('en');
    await loadNamespaces([]);
    backend = createTestBackend();
    go.mockReset();
  });
  afterEach(() => {
    backend?.close();
    sessionStorage.clear();
    localStorage.clear();
  });
  return () => required(backend);
}

/** Where the console has sent the page; empty it before each test. */
export const go = vi.fn<(address: string) => void>();

/** To the mock of the test. @throws Error when it refuses */
export const send: Send = async ({ method, url, body }) => {
  const response = await fetch(new URL(url, 'http://localhost'), {
    method,
    headers: { 'X-Request-Type': 'client', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}`);
  return response.json();
};

/** @param way how requests go out */
export function showConsole(way: Send = send) {
  const { store, startListening } = createTestStore();
  logActions(startListening);
  const page = render(
    <Provider store={store}>
      <input aria-label="A field of the page" />
      <QaConsole ways={{ send: way, go }} tracking={<p>Record of the visit</p>} />
    </Provider>,
  );
  return { ...page, store };
}

export const badge = (name: string) => screen.findByRole('button', { name: `QA console: ${name}` });
export const drawer = async () => within(await screen.findByRole('dialog', { name: 'QA console' }));

/** Opens the console, and one of its parts. */
export async function openSection(name: string) {
  await userEvent.click(await badge('the mock is alive'));
  const dialog = await drawer();
  await userEvent.click(dialog.getByRole('heading', { name }));
  return dialog;
}
