// @vitest-environment jsdom
/** What a log-out leaves in the history of the browser. */
import type { ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { headingHasFocus } from '@tests/factories/focus';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { RequireMember } from '../access/RequireMember';
import { selectLoggedIn } from './authSlice';
import { fetchUser } from './authThunks';
import { useLogout } from './useLogout';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => backend.close());

const Leave = () => {
  const leave = useLogout();
  return (
    <button type="button" onClick={() => void leave()}>
      Log out
    </button>
  );
};
const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** A member at the last address of a history. */
async function visit(history: readonly string[], part: ReactNode) {
  for (const address of history) window.history.pushState(null, '', address);
  await startI18n('en');
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  render(
    <Provider store={store}>
      <BrowserRouter>{part}</BrowserRouter>
    </Provider>,
  );
}

it.each([
  ['a private page no way back, neither to it nor to a log-in that names it', '/chats/c1', '/faq'],
  ['a public page the way back to it', '/members', '/members'],
])('leaves of %s [RO-05]', async (_, from, back) => {
  await visit(
    ['/faq', from],
    <>
      <Address />
      <Routes>
        <Route
          path="/chats/:id"
          element={
            <RequireMember>
              <Leave />
            </RequireMember>
          }
        />
        <Route path="/members" element={<Leave />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  );
  const address = () => screen.getByRole('status').textContent;
  await userEvent.click(screen.getByText('Log out'));
  await waitFor(() => expect(address()).toBe('/'));
  window.history.back();
  await waitFor(() => expect(address()).toBe(back));
});

const FrontPage = () => (
  <main>
    <h1 tabIndex={-1}>Start</h1>
    {useAppSelector(selectLoggedIn) && <Leave />}
  </main>
);

it('leads the focus to the heading where the page stays, as the button goes [RO-05] [BX-20]', async () => {
  await visit(['/?network=lamp'], <FrontPage />);
  await userEvent.click(screen.getByText('Log out'));
  await headingHasFocus('Start');
  expect(screen.queryByText('Log out')).toBeNull();
});
