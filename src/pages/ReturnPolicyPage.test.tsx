// @vitest-environment jsdom
/** Returns, refunds and house rules against the mock backend. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { openHelp } from '@tests/factories/helpPage';
import { makeUser } from '@tests/factories/user';
import { settled } from '@tests/journeys/settled';
import BanPage from './BanPage';
import ReturnPolicyPage from './ReturnPolicyPage';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['documents', 'returnPolicy', 'ban', 'pages']);
  backend = createTestBackend();
});
afterEach(async () => {
  await settled();
  backend.close();
});

it.each([
  [9, 'Ask for it within 9 days of the purchase'],
  [1, 'Ask for it within 1 day of the purchase'],
  [0, 'Only where the law gives you the right to one'],
])('say within how many days unused credits are refunded: %i [CO-08] [RT-17]', async (days, text) => {
  backend.db.settings.refund_days = days;
  await openHelp(<ReturnPolicyPage />, '/return-policy');
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
    '/complaints?category=payment',
  );
});

it('lead to the purchases, and say to a visitor that they are behind the log-in [CO-08] [RT-17]', async () => {
  const { store } = await openHelp(<ReturnPolicyPage />, '/return-policy');
  const link = screen.getByRole('link', { name: 'Log in to see your purchases' });
  expect(link.getAttribute('href')).toBe('/transactions');
  act(() => void store.dispatch(loggedIn(makeUser())));
  expect(link.textContent).toBe('Open my purchases');
});

it('begin at the section that the address names, and lead to each of them [RT-17] [CO-03]', async () => {
  await openHelp(<BanPage />, '/ban#appeal');
  expect(document.activeElement?.textContent).toBe('If you disagree');
  expect(screen.getByText('Version dated December 1, 2023')).toBeDefined();
  const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
  const links = contents ? within(contents).getAllByRole('link') : [];
  expect(links.length).toBeGreaterThan(10);
  for (const link of links)
    expect(document.getElementById((link.getAttribute('href') ?? '').split('#')[1] ?? '')).not.toBeNull();
  expect(document.body.textContent).toContain('at least 18 years old to be a member of Vesper');
});
