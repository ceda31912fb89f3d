/** Opens the whole application on a mock backend of its own, as a browser does after a reload. */
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { Root } from '@/app/Root';
import { addQuietSessionListeners } from '@/app/quietSession';
import { addSessionListeners } from '@/app/session';
import { selectLoggedIn, sessionStarted } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { Locale, Settings } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

interface Visit {
  /** E-mail address of a persona; nobody for a visitor. */
  persona?: string;
  locale?: Locale;
  settings?: Partial<Settings>;
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
}

/** Close the backend after the test. */
export async function renderApp(address: string, { persona, locale = 'en', settings, prepare }: Visit = {}) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await startI18n(locale);
  await loadNamespaces([]);
  const backend = createTestBackend(persona === undefined ? {} : { persona });
  Object.assign(backend.db.settings, settings);
  prepare?.(backend);
  const { store, startListening } = createTestStore();
  addSessionListeners(startListening);
  addQuietSessionListeners(startListening);
  await startPersistence(store);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  if (selectLoggedIn(store.getState())) store.dispatch(sessionStarted());
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Root />
      </MemoryRouter>
    </Provider>,
  );
  return { store, backend, view };
}
