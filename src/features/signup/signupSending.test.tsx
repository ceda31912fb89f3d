// @vitest-environment jsdom
/** The sign-up form for keyboards, screen readers and password managers, and what is sent when it has to be sent again. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '@/api/client';
import { chooseLanguage } from '@/core/language/chooseLanguage';
import { visitRemembered } from '@/core/tracking/trackingSlice';
import { trackingFromQuery } from '@/domain/tracking';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { field, fill, openSignup, submit } from '@tests/factories/signupForm';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

const EMAIL = 'somebody.new@example.test';
let backend: TestBackend;

beforeEach(async () => {
  sessionStorage.clear();
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['auth']);
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
});

describe('the fields of the sign-up', () => {
  it.each([
    ['First name or nickname', 'nickname'],
    ['E-mail', 'email'],
    ['Password', 'new-password'],
    ['Day', 'bday-day'],
    ['Month', 'bday-month'],
    ['Year', 'bday-year'],
  ])('tell password managers what %s is: %s', async (label, token) => {
    await openSignup();
    expect(field(label).getAttribute('autocomplete')).toBe(token);
  });

  it('get the focus when they are the first with an error: date of birth and choices, too [VA-02, VA-10]', async () => {
    await openSignup();
    await userEvent.type(field('First name or nickname'), 'Marek');
    await userEvent.type(field('E-mail'), EMAIL);
    await userEvent.type(field('Password'), 'evening-lamp-7');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Woman' })));
    await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Women' })));
    expect(screen.getAllByText('Choose one.')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
    await submit();
    const [firstPart] = screen.getAllByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(firstPart));
  });
});

describe('a sign-up that is sent again', () => {
  it('is the same to the server in another language and from another source, and the account learns the language [ST-04]', async () => {
    const sending = vi.spyOn(client, 'send');
    const { store, onSignedUp } = await openSignup({ query: '?sub1=a' });
    await fill();
    // Every attempt of the client's own gets lost, too.
    backend.fault({ match: 'POST signup.php', kind: 'drop_after_commit' });
    await submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''), { timeout: 15_000 });
    backend.db.faults = [];
    await act(async () => {
      await store.dispatch(chooseLanguage('nl'));
      store.dispatch(visitRemembered(trackingFromQuery('?network=oak')));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Gratis aanmelden' }));
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
    const bodies = sending.mock.calls.filter(([{ file }]) => file === 'signup.php').map(([{ body }]) => body);
    expect(bodies.length).toBeGreaterThan(1);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect([...backend.db.accounts.values()].filter(({ email }) => email === EMAIL)).toHaveLength(1);
    await waitFor(() => expect(backend.account(EMAIL).language).toBe('nl'));
  }, 30_000);
});

describe('a sign-up that the server closes with its answer', () => {
  it('says so where the focus is: its form is gone [ER-18]', async () => {
    await openSignup();
    await fill();
    backend.db.settings.signups = 'none';
    await submit();
    const message = await screen.findByText('You need an invitation to sign up right now.');
    await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toMatch(/You need an invitation to sign up right now\..+/);
  });

  it('takes the focus from nobody who finds it closed [ST-19]', async () => {
    backend.db.settings.signups = 'none';
    await openSignup();
    expect(screen.getByText('You need an invitation to sign up right now.')).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });
});
