// @vitest-environment jsdom
/** An acceptance that fails is said, stays to be tried again, and counts once. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { selectTermsToAccept } from '@/core/auth/termsToAccept';
import { selectAuthStatus } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { AcceptTerms } from './AcceptTerms';

const CHANGED = '2030-01-02T12:00:00.000Z';
let backend: TestBackend | undefined;
afterEach(() => backend?.close());

/** As the member's bars do: there until they are accepted. */
function Terms() {
  const version = useAppSelector(selectTermsToAccept);
  return version !== null && <AcceptTerms version={version} />;
}

async function open() {
  await startI18n('en');
  await loadNamespaces(['documents']);
  const made = createTestBackend({ persona: 'premium@example.test' });
  backend = made;
  made.db.settings.added = CHANGED;
  const { store } = createTestStore();
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Terms />
      </MemoryRouter>
    </Provider>,
  );
  const accepted = () => new Date(made.account('premium').terms_accepted).toISOString();
  return { made, store, accepted, button: () => screen.getByRole('button', { name: 'Accept' }) };
}

it.each([{ kind: 'status', status: 500 }, { kind: 'offline' }] as const)(
  'says that $kind stopped it, stays, and takes the next try [CO-03]',
  async (fault) => {
    const { made, accepted, button } = await open();
    const before = accepted();
    made.fault({ match: 'PUT user.php', ...fault });
    const user = userEvent.setup();
    await user.click(button());
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('That did not work. Please try again.'));
    expect(alert.textContent).toContain('Our terms changed on January 2, 2030.');
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(accepted()).toBe(before);

    made.db.faults = [];
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(accepted()).toBe(CHANGED);
  },
);

it('is sent once, however often it is pressed [CO-03]', async () => {
  const { made, accepted, button } = await open();
  // The second one would fail, and be seen.
  made.fault({ match: 'PUT user.php', kind: 'slow', ms: 50, times: 1 });
  made.fault({ match: 'PUT user.php', kind: 'status', status: 500 });
  const user = userEvent.setup();
  await user.dblClick(button());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  expect(accepted()).toBe(CHANGED);
});

it('ends a session here that has ended elsewhere [RO-05]', async () => {
  const { made, store, accepted, button } = await open();
  const before = accepted();
  made.fault({ match: 'PUT user.php', kind: 'status', status: 403, body: { authentication_required: true } });
  await userEvent.setup().click(button());
  await waitFor(() => expect(selectAuthStatus(store.getState())).toBe('out'));
  expect(accepted()).toBe(before);
});
