// @vitest-environment jsdom
/** What a buyer can do about an order that is open, on its way or paid. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPayment } from '@/api/calls/payments';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { Payment } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { makePayment } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { Completed } from './Completed';
import { leaveFor } from './leave';
import { Pending } from './Pending';
import { Unfinished } from './Unfinished';

vi.mock(import('./leave'), () => ({ leaveFor: vi.fn<typeof leaveFor>() }));

const payment = makePayment({ package: 'p1', credits: 60, amount: 2_499, redirect_url: '/__mock/pay/pay-1' });

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => {
  backend.close();
  vi.clearAllMocks();
});

async function show(part: ReactNode) {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = createMemoryRouter([{ path: '*', element: part }], {
    initialEntries: ['/credits/p1/ideal'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

describe('an order that was left open [ST-03]', () => {
  const unfinished = (changes: Partial<Payment> = {}) => (
    <Unfinished payment={{ ...payment, ...changes }} shopPath="/credits" again={<p>The order form</p>} />
  );

  it('says what it is and goes on where it is paid', async () => {
    await show(unfinished());
    expect(screen.getByText('60 credits for €24.99, iDEAL')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Continue and pay €24.99' }));
    expect(leaveFor).toHaveBeenCalledWith('/__mock/pay/pay-1');
  });

  it('goes on inside the app for a direct debit', async () => {
    const router = await show(unfinished({ method: 'sdd', redirect_url: '/directdebit?payment=pay-1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue and pay €24.99' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/directdebit?payment=pay-1');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('never leads to another site [RO-05]', async () => {
    await show(unfinished({ redirect_url: 'https://evil.example/' }));
    expect(screen.getByRole('button', { name: 'Cancel this order' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Continue and pay/ })).toBeNull();
  });

  it('can be paid another way', async () => {
    await show(unfinished());
    expect(screen.queryByText('The order form')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(screen.getByText('The order form')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pay another way' }));
  });

  it('can be dropped, and says so when that did not work', async () => {
    const order = { package: 'p1', method: 'ideal', return_url: '/credits/p1/ideal' } as const;
    const { payment_id } = await startPayment(order, { idempotencyKey: 'k1' });
    const router = await show(unfinished({ payment_id }));
    backend.fault({ match: 'DELETE payment.php', kind: 'status', status: 400, times: 1 });
    const drop = screen.getByRole('button', { name: 'Cancel this order' });
    await userEvent.click(drop);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await userEvent.click(drop);
    await waitFor(() => expect(router.state.location.pathname).toBe('/credits'));
    expect(backend.db.payments.get(payment_id)?.status).toBe('cancelled');
  });
});

describe('a payment that is on its way [ST-03]', () => {
  it('tells after a while what to do, and lets its buyer go', async () => {
    await show(<Pending payment={{ ...payment, status: 'pending' }} long />);
    expect(screen.getByText(/There’s no need to pay again\.$/)).toBeDefined();
    expect(screen.getByText(/quote order pay-1\.$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Leave this page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See your purchases' }).getAttribute('href')).toBe(
      '/transactions',
    );
  });

  it('by bank transfer takes a day, and nothing is wrong before', async () => {
    await show(<Pending payment={{ ...payment, method: 'sct', status: 'pending' }} long />);
    expect(screen.getByText(/^We’re waiting for your bank transfer/)).toBeDefined();
    expect(screen.queryByText(/longer than usual/)).toBeNull();
  });
});

it('a payment that has arrived leads to its receipt, and to the withdrawal while there is one [ST-03]', async () => {
  const withdrawal = {
    until: new Date(2026, 2, 15, 12).toISOString(),
    used_credits: 0,
    used_amount: 0,
    refund: 2_499,
  };
  await show(<Completed payment={{ ...payment, status: 'completed', withdrawal }} before={120} />);
  expect(screen.getByText('60 credits added.')).toBeDefined();
  for (const name of ['See your receipt', /^Changed your mind\? You can withdraw until March\s15, 2026\.$/])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/transactions/pay-1');
});
