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

it('leads to the packages when none waits [RT-08]', async () => {
  await open('');
  await screen.findByRole('heading', { name: 'There’s no direct debit to sign' });
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/premium');
});
