// @vitest-environment jsdom
/** An acceptance that fails is said, stays to be tried again, and counts once. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { serverNow } from '@/api/serverClock';
import { startPersistence } from '@/app/afterPaint';
import { TERMS_REST_MS } from '@/config/limits';
import { selectTermsToAccept } from '@/core/auth/termsToAccept';
import { selectAuthStatus } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { headingHasFocus } from '@tests/factories/focus';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { AcceptTerms } from './AcceptTerms';
import { TermsChoice } from './TermsChoice';
import { TermsVersions } from './TermsVersions';

const CHANGED = '2030-01-02T12:00:00.000Z';
let backend: TestBackend | undefined;
afterEach(() => {
  backend?.close();
  localStorage.clear();
});

/** As the member's bars do: there until they are accepted. */
function Terms() {
  const version = useAppSelector(selectTermsToAccept);
  return version !== null && <AcceptTerms version={version} />;
}

async function open(content = <Terms />) {
  await startI18n('en');
  await loadNamespaces(['documents']);
  const made = createTestBackend({ persona: 'premium@example.test' });
  backend = made;
  made.db.settings.added = CHANGED;
  const { store } = createTestStore();
  await startPersistence(store);
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  renderInRouter(store, content);
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
    await waitFor(() => expect(alert.textContent).toContain('That didn’t work. Please try again.'));
    expect(alert.textContent).toMatch(/^Our terms changed on January\s2, 2030\./);
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(accepted()).toBe(before);

    made.db.faults = [];
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(accepted()).toBe(CHANGED);
  },
);

it.each([
  ['bar', <Terms key="bar" />, 'Accept'],
  ['way after all', <TermsChoice key="choice" />, /^Accept the January/],
])('leaves the focus at the heading when its %s goes with a yes [CO-03] [BX-20]', async (_, part, name) => {
  await open(
    <main>
      <h1 tabIndex={-1}>Terms</h1>
      {part}
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  await headingHasFocus('Terms');
});

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

it('takes a no as easily as a yes, leads to what can be done then, and rests for a week [CO-03]', async () => {
  const { store, accepted, button } = await open();
  const before = accepted();
  const asked = () => screen.queryByText(/Our terms changed/) !== null;
  const refused = (ago: number, version = Date.parse(CHANGED)) =>
    act(
      () => void store.dispatch(dismissed({ name: 'terms', at: serverNow() - ago, about: String(version) })),
    );
  const refuse = screen.getByRole('link', { name: 'I don’t agree' });
  expect(refuse.className).toBe(button().className);
  expect(refuse.getAttribute('href')).toBe('/terms#disagree');
  await userEvent.setup().click(refuse);
  expect(asked()).toBe(false);
  expect(accepted()).toBe(before);
  refused(TERMS_REST_MS - 60_000);
  expect(asked()).toBe(false);
  refused(TERMS_REST_MS + 60_000);
  expect(asked()).toBe(true);
  // Another version is another question.
  refused(0, Date.parse('2029-01-01'));
  expect(asked()).toBe(true);
});

it('shows whoever does not agree the ways out, and takes a yes after all [CO-03]', async () => {
  const { accepted } = await open(<TermsChoice />);
  expect(screen.getByRole('link', { name: 'My data and my account' }).getAttribute('href')).toBe('/settings');
  expect(screen.getByRole('link', { name: /^Refund of/ }).getAttribute('href')).toBe('/return-policy#refund');
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: /^Accept the January\s2, 2030 version$/ }));
  // What changes within it is read out.
  const said = screen.getByRole('status');
  await waitFor(() => expect(said.textContent).toBe('You’ve accepted the current version.'));
  expect(accepted()).toBe(CHANGED);
});

it('lists every version by its date, the one that counts first [CO-03]', async () => {
  await open(<TermsVersions />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/January\s2, 2030: Your contract is now with/);
  expect(rows[1]).toMatch(/December\s1, 2023: The first version/);
});
