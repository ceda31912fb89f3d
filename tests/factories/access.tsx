/** Visits to the pages behind the links of our e-mails, with a mock backend of their own. */
import { StrictMode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { AppStore } from '@/app/store';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { login } from '@/core/auth/login';
import { fetchSettings } from '@/core/settings/settingsSlice';
import ActivateDonePage from '@/pages/ActivateDonePage';
import ActivateErrorPage from '@/pages/ActivateErrorPage';
import LoginPage from '@/pages/LoginPage';
import MailChangePage from '@/pages/MailChangePage';
import NewPasswordPage from '@/pages/NewPasswordPage';
import ResetPasswordPage from '@/pages/ResetPasswordPage';
import TokenPage from '@/pages/TokenPage';
import { createTestStore } from './store';
import { readClock } from '@mocks/clock';
import { issueToken } from '@mocks/rules/tokens';
import type { TokenAction } from '@mocks/tables';
import type { TestBackend } from '@mocks/testServer';

export const MEMBER = 'premium@example.test';
export const NEWCOMER = 'new@example.test';
export const DELETED = 'deleted@example.test';

interface Link {
  email: string;
  action: TokenAction;
  target?: string;
  /** What the token is about, see the mock's table of tokens. */
  subject?: string;
}

/** @returns the token of a link that the backend has sent */
export function sendLink(backend: TestBackend, { email, action, target = '/', subject }: Link): string {
  return issueToken(
    backend.db,
    readClock(backend.db.clock),
    backend.account(email),
    action,
    target,
    subject ?? null,
  );
}

/**
 * Opens a page, twice in effect as StrictMode does.
 * @param as who is logged in; whoever the mock backend has when left out; `unknown` before the server has said it
 */
export async function visitAccess(pathname: string, { state, as }: { state?: unknown; as?: string } = {}) {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  if (as === undefined) await store.dispatch(fetchUser());
  else if (as === 'unknown') return show(pathname, state, store);
  else await store.dispatch(login({ email: as, password: 'demo-password' }));
  return show(pathname, state, store);
}

function show(pathname: string, state: unknown, store: AppStore) {
  const router = createMemoryRouter(
    [
      { path: patterns.resetPassword, element: <ResetPasswordPage /> },
      { path: patterns.resetPasswordDo, element: <NewPasswordPage /> },
      { path: patterns.activateDone, element: <ActivateDonePage /> },
      { path: patterns.activateError, element: <ActivateErrorPage /> },
      { path: patterns.mailChange, element: <MailChangePage /> },
      { path: patterns.login, element: <LoginPage /> },
      { path: patterns.members, element: <h1>Search</h1> },
      { path: patterns.chats, element: <h1>Messages</h1> },
      { path: patterns.token, element: <TokenPage /> },
    ],
    { initialEntries: [{ pathname, state }] },
  );
  render(
    <StrictMode>
      <Provider store={store}>
        <main>
          <RouterProvider router={router} />
        </main>
      </Provider>
    </StrictMode>,
  );
  return { store, router, where: () => router.state.location };
}

/** Opens anew what the history holds of a page, as a reload does. */
export function reload({ where }: Awaited<ReturnType<typeof visitAccess>>) {
  const { pathname } = where();
  const kept: unknown = structuredClone(where().state);
  cleanup();
  return visitAccess(pathname, { state: kept });
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const typeInto = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
