// @vitest-environment jsdom
/** The deletion against the mock backend: its steps, its one offer, every refusal, and what is left afterwards. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { loggedOut, selectLoggedIn } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { DeleteAccount } from './DeleteAccount';

const DAY_MS = 86_400_000;
let backend: TestBackend;

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['account', 'auth']);
});
afterEach(() => {
  backend.close();
});

function Where() {
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <output data-testid="where">{`${location.pathname}${location.search} ${JSON.stringify(state)}`}</output>
  );
}
const where = () => screen.getByTestId('where').textContent;

async function open({ persona = 'premium@example.test', delete_discount = 0 } = {}) {
  backend = createTestBackend({ persona });
  backend.db.settings.delete_discount = delete_discount;
  return visit();
}

/** A visit of the same member's, with what the browser has kept. */
async function visit() {
  const { store, startListening } = createTestStore();
  const ends: string[] = [];
  startListening({ actionCreator: loggedOut, effect: ({ payload }) => void ends.push(payload.by) });
  await startPersistence(store);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  renderInRouter(
    store,
    <>
      <DeleteAccount />
      <Where />
    </>,
    '/settings',
  );
  await press('Delete account');
  return { store, ends };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const password = () => screen.getByLabelText('Your password');
const account = () => backend.account('premium@example.test');

describe('the deletion [ST-01]', () => {
  it('says what happens, until when, and what is lost [CO-08]', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(Date.now() + 14 * DAY_MS);
    expect(within(dialog).getByText(new RegExp(`^Until ${until}`))).toBeDefined();
    expect(within(dialog).getByText(/You have 120 credits left\. You’ll lose them/)).toBeDefined();
    expect(within(dialog).getByText(/within 14 days of purchase/)).toBeDefined();
    expect(within(dialog).getByRole('link', { name: 'refund policy' }).getAttribute('href')).toBe(
      '/return-policy',
    );
  });

  it('asks for the password alone: it takes one step, as joining does', async () => {
    const { ends } = await open();
    await userEvent.type(password(), 'demo-password');
    await press('Delete my account');
    await waitFor(() => expect(ends).toEqual(['member']));
    const until = account().deletion_until ?? 0;
    await waitFor(() =>
      expect(where()).toBe(`/account-deleted {"until":"${new Date(until).toISOString()}"}`),
    );
    expect(account().status).toBe('pending_deletion');
  });

  it('leaves nothing of the member in this browser', async () => {
    localStorage.setItem('drafts:premium', '{"c1":"Hello"}');
    localStorage.setItem('outbox:premium', '[]');
    const { store, ends } = await open();
    await userEvent.type(password(), 'demo-password');
    await press('Delete my account');
    await waitFor(() => expect(ends).toHaveLength(1));
    expect(Object.keys(localStorage).filter((key) => key.includes('premium'))).toEqual([]);
    expect(selectLoggedIn(store.getState())).toBe(false);
    expect(JSON.stringify(store.getState())).not.toContain('demo-password');
  });

  it('says at the field that the password is wrong, and can be sent again', async () => {
    const { ends } = await open();
    await userEvent.type(password(), 'something-else');
    await press('Delete my account');
    await screen.findByText('That’s not the password for this account.');
    expect(password().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(account().status).toBe('active');
    await userEvent.clear(password());
    await userEvent.type(password(), 'demo-password');
    await press('Delete my account');
    await waitFor(() => expect(ends).toHaveLength(1));
  });

  it('asks for the password before the server has to', async () => {
    await open();
    await press('Delete my account');
    expect(await screen.findByText('Enter your password.')).toBeDefined();
    expect(account().status).toBe('active');
  });

  it('says a failure of the server, and keeps what was typed [ER-01]', async () => {
    await open();
    backend.fault({ match: 'DELETE user.php', kind: 'status', status: 400, times: 1 });
    await userEvent.type(password(), 'demo-password');
    await press('Delete my account');
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    expect(password()).toHaveProperty('value', 'demo-password');
  });

  it('is one deletion although the answer got lost', async () => {
    const { ends } = await open();
    backend.fault({ match: 'DELETE user.php', kind: 'drop_after_commit', times: 1 });
    await userEvent.type(password(), 'demo-password');
    await press('Delete my account');
    await waitFor(() => expect(ends).toEqual(['member']));
    const mails = backend.db.outbox.filter(
      ({ to, subject }) => to === account().email && /deleted/.test(subject),
    );
    expect(mails).toHaveLength(1);
  });

  it('ends here, too, where the session is over already', async () => {
    const { ends } = await open();
    backend.db.sessions.clear();
    await userEvent.type(password(), 'demo-password');
    await press('Delete my account');
    await waitFor(() => expect(ends).toEqual(['expiry']));
  });

  it('cannot be called off once it is under way, and says so with every way out', async () => {
    const { ends } = await open();
    const isOpen = () => screen.getByRole('dialog').classList.contains('show');
    await waitFor(() => expect(isOpen()).toBe(true));
    backend.fault({ match: 'DELETE user.php', kind: 'slow', ms: 600, times: 1 });
    await userEvent.type(password(), 'demo-password');
    await press('Delete my account');
    for (const name of ['Keep my account', 'Close']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
      await press(name);
    }
    await userEvent.click(screen.getByRole('link', { name: 'Forgot it?' }));
    await userEvent.keyboard('{Escape}');
    expect(where()).toBe('/settings null');
    expect(isOpen()).toBe(true);
    expect(ends).toEqual([]);
    await waitFor(() => expect(ends).toEqual(['member']));
  });

  it('can be called off again once the server has refused it', async () => {
    await open();
    await userEvent.type(password(), 'something-else');
    await press('Delete my account');
    await screen.findByText('That’s not the password for this account.');
    await press('Keep my account');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be left without a trace', async () => {
    await open();
    await userEvent.type(password(), 'demo-password');
    await press('Keep my account');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Delete account');
    expect(password()).toHaveProperty('value', '');
    expect(account().status).toBe('active');
  });
});

describe('the offer before it [CO-08]', () => {
  it('is one screen, passed with one press of the same weight', async () => {
    const { store } = await open({ delete_discount: 50 });
    expect(screen.getByText(/your next package costs 50% less/)).toBeDefined();
    const ways = ['Show my code', 'Continue to deletion'].map((name) => screen.getByRole('button', { name }));
    expect(ways[0]?.className).toBe(ways[1]?.className);
    await press('Continue to deletion');
    expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Delete your account?' }));
    expect(selectDismissedAt(store.getState(), 'deleteOffer')).not.toBeNull();
    expect([...backend.db.codes.values()].filter(({ member }) => member === 'premium')).toEqual([]);
  });

  it('comes once: after a no it does not come again', async () => {
    await open({ delete_discount: 50 });
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Delete account');
    expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeDefined();
  });

  it('stays what it is while the dialog fades', async () => {
    await open({ delete_discount: 50 });
    await press('Close');
    expect(screen.getByText('Before you go')).toBeDefined();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const codeShown = () => screen.queryByText(/^STAY50/)?.textContent;

  it('comes again with the code that was taken, while that lasts', async () => {
    const { store } = await open({ delete_discount: 50 });
    await press('Show my code');
    await screen.findByRole('link', { name: 'See the packages' });
    const code = codeShown();
    await press('Continue to deletion');
    await press('Keep my account');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Delete account');
    expect(screen.getByText('Your code still works: your next package costs 50% less.')).toBeDefined();
    expect(codeShown()).toBe(code);
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    backend.advance(DAY_MS + 1000);
    await store.dispatch(fetchUser());
    await press('Delete account');
    expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeDefined();
  });

  it('shows the code of an earlier visit when it is asked for, and ends with its use', async () => {
    await open({ delete_discount: 50 });
    await press('Show my code');
    await screen.findByRole('link', { name: 'See the packages' });
    const code = codeShown();
    await press('Close');
    cleanup();
    await visit();
    expect(screen.getByText('Your code still works: your next package costs 50% less.')).toBeDefined();
    expect(codeShown()).toBeUndefined();
    await press('Show my code');
    await screen.findByRole('link', { name: 'See the packages' });
    expect(codeShown()).toBe(code);
    cleanup();
    [...backend.db.codes.values()].find(({ member }) => member === 'premium')?.used_by.push('premium');
    await visit();
    await press('Show my code');
    await screen.findByText('This offer has been used or has ended.');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Delete account');
    expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeDefined();
  });

  it('shows a code of the own with its end, and leads to the packages with it', async () => {
    await open({ delete_discount: 50 });
    await press('Show my code');
    const link = await screen.findByRole('link', { name: 'See the packages' });
    const code = [...backend.db.codes.values()].find(({ member }) => member === 'premium');
    expect(screen.getByText(code?.code ?? 'none')).toBeDefined();
    expect(screen.getByText(/^50% off one package, until /)).toBeDefined();
    // The button that was pressed has given way to it.
    expect(document.activeElement).toBe(link);
    expect(screen.getByRole('button', { name: 'Continue to deletion' })).toBeDefined();
    await userEvent.click(link);
    expect(where()).toContain(`/credits?code=${code?.code}`);
  });

  it('says when it is over, and never stands in the way', async () => {
    await open({ delete_discount: 50 });
    backend.db.settings.delete_discount = 0;
    await press('Show my code');
    expect(await screen.findByText('This offer has been used or has ended.')).toBeDefined();
    await press('Continue to deletion');
    expect(password()).toBeDefined();
  });

  it('is not made where the settings have none', async () => {
    await open({ delete_discount: 0 });
    expect(screen.queryByText('Before you go')).toBeNull();
  });
});
