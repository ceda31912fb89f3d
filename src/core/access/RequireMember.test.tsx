// @vitest-environment jsdom
/** The door of the members' pages. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { loggedIn, loggedOut, userFailed, userReceived } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { headingHasFocus } from '@tests/factories/focus';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { createTestBackend } from '@mocks/testServer';
import { RequireMember } from './RequireMember';

it('gives the next member of this browser a page of their own, with nothing typed by the one before [RO-05]', async () => {
  await startI18n('en');
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'u1' })));
  renderInRouter(
    store,
    <RequireMember>
      <input aria-label="New e-mail address" />
    </RequireMember>,
    '/settings',
  );
  const typed = () => screen.getByLabelText<HTMLInputElement>('New e-mail address').value;
  await userEvent.type(screen.getByLabelText('New e-mail address'), 'private@example.test');
  // The same member once more, as each refresh brings.
  act(() => void store.dispatch(userReceived(makeUser({ id: 'u1', credits: 3 }))));
  expect(typed()).toBe('private@example.test');
  // As another tab's log-in does it: nobody in between is ever on screen.
  act(() => {
    store.dispatch(loggedOut({ by: 'tab' }));
    store.dispatch(userReceived(makeUser({ id: 'u2' })));
  });
  expect(typed()).toBe('');
});

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it('leads a visitor to the log-in, and back to the very place that was asked for [RO-05]', async () => {
  await startI18n('en');
  const { store } = createTestStore();
  store.dispatch(userReceived(null));
  renderInRouter(
    store,
    <Routes>
      <Route path="/login" element={<Where />} />
      <Route
        path="*"
        element={
          <RequireMember>
            <p>Inside</p>
          </RequireMember>
        }
      />
    </Routes>,
    '/settings?from=mail#email',
  );
  const asked = encodeURIComponent('/settings?from=mail#email');
  expect(screen.getByRole('status').textContent).toBe(`/login?next=${asked}`);
});

it('leaves the focus at the heading of the page that comes after another try [BX-20]', async () => {
  await startI18n('en');
  await loadNamespaces(['pages']);
  const { store } = createTestStore();
  store.dispatch(userFailed({ kind: 'offline' }));
  renderInRouter(
    store,
    <main>
      <RequireMember>
        <h1 tabIndex={-1}>Inside</h1>
      </RequireMember>
    </main>,
  );
  act(() => screen.getByRole('button', { name: 'Try again' }).focus());
  act(() => void store.dispatch(userReceived(makeUser())));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await headingHasFocus('Inside');
});

it('shows that another try is under way, and takes the next one when that fails, too [BX-20]', async () => {
  await startI18n('en');
  await loadNamespaces(['pages']);
  const backend = createTestBackend({ persona: 'premium@example.test' });
  onTestFinished(() => backend.close());
  const { store } = createTestStore();
  store.dispatch(userFailed({ kind: 'offline' }));
  renderInRouter(store, <RequireMember>Inside</RequireMember>);
  backend.fault({ match: 'GET user.php', kind: 'malformed' });
  const again = screen.getByRole('button', { name: 'Try again' });
  const isBusy = () => again.getAttribute('aria-busy') === 'true';
  // Looked at before any answer can be there.
  fireEvent.click(again);
  expect(isBusy()).toBe(true);
  await waitFor(() => expect(isBusy()).toBe(false));
  backend.db.faults = [];
  await userEvent.click(again);
  expect(await screen.findByText('Inside')).toBeDefined();
});
