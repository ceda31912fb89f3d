/** The match finder, the members for newcomers and the advertisements against a mock backend of their own. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { client } from '@/api/client';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { PartnerTiles } from '@/features/partners/PartnerTiles';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import MatchFinderPage from '@/pages/MatchFinderPage';
import SignupMatchesPage from '@/pages/SignupMatchesPage';
import { createTestStore } from './store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

export const MEMBER = 'premium@example.test';

interface Visit {
  persona?: string;
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
}

/** Opens an address as the browser does after a reload; close the backend after the test. `/` has the advertisements. */
export async function visitFinder(address: string, { persona = MEMBER, prepare }: Visit = {}) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await startI18n('en');
  await loadNamespaces(['finder', 'members', 'interests']);
  const backend = createTestBackend({ persona });
  prepare?.(backend);
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const sending = vi.spyOn(client, 'send');
  const router = createMemoryRouter(
    [
      { path: patterns.matchFinder, element: <MatchFinderPage /> },
      { path: patterns.signupMatches, element: <SignupMatchesPage /> },
      { path: patterns.index, element: <PartnerTiles /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <Provider store={store}>
      <main>
        <RouterProvider router={router} />
      </main>
    </Provider>,
  );
  return {
    backend,
    store,
    router,
    view,
    /** The calls of one file that left the browser from here on. */
    sent: (file: string) => sending.mock.calls.map(([call]) => call).filter((call) => call.file === file),
  };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers the questions with an answer that counts, skips the others and asks who fits. */
export async function answerBriefly() {
  await heading('What would you like most right now?');
  await choose(/^A date/);
  await press('Continue');
  await heading('What does a good evening look like?');
  await choose(/^At home/);
  await press('Continue');
  await heading('How far away can they live?');
  await press('Skip this question');
  await heading('What age feels right?');
  await press('Skip this question');
  await heading('What should you have in common?');
  await press('See who suits you');
}
