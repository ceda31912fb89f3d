// @vitest-environment jsdom
/** The page of a direct debit when nothing waits, and when the code of its calls does not load. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as payments from '@/api/calls/payments';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { visitDirectDebit as open } from '@tests/journeys/directDebitPage';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['directDebit']);
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(async () => {
  await settled();
  vi.restoreAllMocks();
  backend.close();
});

it.each(['', '?payment=pay-1'])('offers another try: "%s"', async (query) => {
  const missing = new TypeError('Failed to fetch dynamically imported module');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(payments, 'getTransactions').mockRejectedValue(missing);
  vi.spyOn(payments, 'getPayment').mockRejectedValue(missing);
  await open(query);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('says what comes, and leads to the packages and to another way of paying, when none waits [RT-08]', async () => {
  await open('');
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a package first.');
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual([
    'Your account and addressIBAN, address and mobile number.',
    'Read the mandateIt allows one single debit. Nothing renews.',
    'Sign with a codeWe text it to your phone.',
  ]);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/premium');
  expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe('/pricing');
});

it('leads who has bought before to a stored card', async () => {
  backend.close();
  backend = createTestBackend({ persona: 'premium@example.test' });
  await open('');
  const link = await screen.findByRole('link', { name: 'Pay another way' });
  expect(link.getAttribute('href')).toBe('/credits/repeat-order');
});
