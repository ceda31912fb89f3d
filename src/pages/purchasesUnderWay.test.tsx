// @vitest-environment jsdom
/** The list of purchases while one of them is under way, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPayment } from '@/api/calls/payments';
import { selectCredits } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { pollDelay } from '@/lib/pollDelay';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { settled } from '@tests/journeys/settled';
import { visitStatement as visit } from '@tests/journeys/statementPage';

// Nobody waits here.
vi.mock(import('@/lib/pollDelay'), () => ({ pollDelay: vi.fn<typeof pollDelay>(() => 20) }));

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['transactions', 'premium']);
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(async () => {
  vi.clearAllMocks();
  await settled();
  backend.close();
});

/** A payment that the bank has not told of yet. */
async function underWay(method: 'bancontact' | 'sct' = 'bancontact'): Promise<string> {
  const body = { package: 'p1', method, return_url: '/credits/p1' } as const;
  const { payment_id } = await startPayment(body, { idempotencyKey: crypto.randomUUID() });
  settle(payment_id, 'pending');
  return payment_id;
}
function settle(id: string, status: 'pending' | 'completed'): void {
  const payment = backend.db.payments.get(id);
  if (payment) payment.status = status;
}
const newest = async () =>
  within(await screen.findByRole('list', { name: 'Purchases' })).getAllByRole('listitem')[0]?.textContent;
/** The member looks at the page again. */
const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('the list of purchases', () => {
  it('tells by itself when one is paid, with the credits, and then asks no more [ST-03]', async () => {
    const id = await underWay();
    const { store } = await visit('/transactions');
    expect(await newest()).toContain('Processing');
    const account = backend.account('premium');
    const before = account.credits;
    expect(selectCredits(store.getState())).toBe(before);
    account.credits += 60;
    settle(id, 'completed');
    await waitFor(async () => expect(await newest()).toContain('Paid'));
    expect(screen.getByText('60 credits added.').tagName).toBe('OUTPUT');
    await waitFor(() => expect(selectCredits(store.getState())).toBe(before + 60));
    const asked = vi.mocked(pollDelay).mock.calls.length;
    expect(asked).toBeGreaterThan(0);
    lookAgain();
    await settled();
    expect(vi.mocked(pollDelay).mock.calls).toHaveLength(asked);
  });

  it('says of a bank transfer that it is awaited, and what to do, and then that it is paid [ST-03]', async () => {
    const id = await underWay('sct');
    await visit('/transactions');
    expect(await newest()).toMatch(/60 credits.*Bank transfer.*Awaiting transfer/);
    expect(await newest()).toMatch(/We’re waiting for your bank transfer\..* no need to pay again/);
    expect(await newest()).not.toContain('Processing');
    settle(id, 'completed');
    await waitFor(async () => expect(await newest()).toContain('Paid'));
    expect(await newest()).not.toContain('waiting');
  });

  it('waits longer each time [ST-03]', async () => {
    await underWay();
    await visit('/transactions');
    await waitFor(() => expect(vi.mocked(pollDelay).mock.calls.length).toBeGreaterThan(3));
    expect(vi.mocked(pollDelay).mock.calls.slice(0, 4).flat()).toEqual([0, 1, 2, 3]);
  });

  it('is asked for again when somebody comes back to the tab [RT-15]', async () => {
    await visit('/transactions');
    expect(await newest()).toContain('150 credits');
    // Bought in another tab meanwhile.
    settle(await underWay(), 'completed');
    expect(await newest()).toContain('150 credits');
    lookAgain();
    await waitFor(async () => expect(await newest()).toContain('60 credits'));
    expect(pollDelay).not.toHaveBeenCalled();
  });
});

it('the page of a bank transfer says that it is awaited, with what is still to pay as its order [ST-03]', async () => {
  await visit(`/transactions/${await underWay('sct')}`);
  expect(await screen.findByText(/^We’re waiting for your bank transfer\./)).toBeDefined();
  expect(screen.getByText('Awaiting transfer')).toBeDefined();
  expect(screen.queryByText(/being processed/)).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Order' })).getByText('Total to pay')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Check the status' }).getAttribute('href')).toMatch(
    /^\/credits\/p1\/sct\?payment=/,
  );
});
