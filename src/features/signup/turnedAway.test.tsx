// @vitest-environment jsdom
/** The age gate: whoever has sent a date of birth that is too young tries no other one in this session (spec 5). */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { field, fill, openSignup as open, submit } from '@tests/factories/signupForm';

const INVALID = 'Invalid date of birth.';
const REASON = /you’re not old enough to join/u;
const DAY_MS = 86_400_000;
/** Far from the end of the year, where nobody can be chosen who is too young. Noon, so that the day has come in UTC−12. */
const NOW = Date.UTC(2026, 10, 21, 12);

let backend: TestBackend;
beforeEach(async () => {
  sessionStorage.clear();
  backend = createTestBackend({ now: NOW });
  await startI18n('en');
  await loadNamespaces(['auth']);
});
afterEach(() => backend.close());

/** Chooses the date on which somebody was born who is 18 in so many days. */
async function choose(days: number) {
  const date = new Date(NOW + days * DAY_MS);
  await userEvent.selectOptions(field('Month'), String(date.getUTCMonth() + 1));
  await userEvent.selectOptions(field('Day'), String(date.getUTCDate()));
  await userEvent.selectOptions(field('Year'), String(date.getUTCFullYear() - 18));
}
/** Sends a date that is too young for two days yet, and leaves the page. */
async function turnAway() {
  const { view } = await open();
  await fill();
  await choose(2);
  await submit();
  await screen.findByText(INVALID);
  view.unmount();
}
const accounts = () => backend.db.accounts.size;

describe('a date of birth that is too young', () => {
  it('is told once it was sent, and no other date is let in afterwards [VA-02] [ER-15]', async () => {
    const { onSignedUp } = await open();
    const before = accounts();
    await fill({ email: 'nobody' });
    await choose(2);
    await userEvent.tab();
    // What was left is judged by now, and with the press everything is.
    expect(await screen.findByText('Invalid email')).toBeDefined();
    await submit();
    expect(field('E-mail')).toBe(document.activeElement);
    expect(screen.queryByText(INVALID)).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');

    await userEvent.type(field('E-mail'), '.new@example.test');
    await submit();
    expect(await screen.findByText(INVALID)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(REASON);
    expect(screen.getByRole('link', { name: 'Write to customer service' }).getAttribute('href')).toBe(
      '/service',
    );

    await userEvent.selectOptions(field('Year'), '1990');
    await submit();
    expect(screen.getByText(INVALID)).toBeDefined();
    expect([accounts() - before, onSignedUp.mock.calls]).toEqual([0, []]);
  });

  it('counts after a reload as well, and is said before anything is typed [VA-02]', async () => {
    await turnAway();

    await open();
    expect(screen.getByRole('alert').textContent).toMatch(REASON);
    await userEvent.selectOptions(field('Year'), '1990');
    await userEvent.type(field('Password'), 'evening-lamp-7');
    const before = accounts();
    await submit();
    expect(await screen.findByText(INVALID)).toBeDefined();
    expect(accounts()).toBe(before);
  });

  it('counts until that date is old enough, and no longer [VA-02]', async () => {
    await turnAway();

    backend.advance(3 * DAY_MS);
    const { onSignedUp } = await open();
    expect(screen.getByRole('alert').textContent).toBe('');
    await userEvent.type(field('Password'), 'evening-lamp-7');
    await submit();
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  });

  it('counts when only the server knows the least age [VA-02]', async () => {
    await open();
    backend.db.settings.min_age = 40;
    await fill();
    await submit();
    expect(await screen.findByText(INVALID)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(REASON);
  });
});

it('is nobody’s whose birthday has come, or whose date does not exist [VA-02]', async () => {
  const { onSignedUp } = await open();
  await fill();
  await userEvent.selectOptions(field('Day'), '31');
  await userEvent.selectOptions(field('Month'), '2');
  await submit();
  expect(await screen.findByText(INVALID)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('');
  await choose(-2);
  await submit();
  await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
});
