// @vitest-environment jsdom
/** A press on "pay" that opens no order, on the order page: against the mock backend. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { leaveFor } from '@/features/payment/leave';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import PaymentPage from './PaymentPage';

vi.mock(import('@/features/payment/leave'), () => ({ leaveFor: vi.fn<typeof leaveFor>() }));

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => {
  backend.close();
  localStorage.clear();
});

/** A member from Belgium is about to pay with PayPal. */
async function visit() {
  const known = backend.db.payments.size;
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = createMemoryRouter([{ path: patterns.creditsPayment, element: <PaymentPage /> }], {
    initialEntries: ['/credits/p2/paypal'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await payButton('€49.99');
  return { orders: () => [...backend.db.payments.values()].slice(known) };
}
const payButton = (price: string) => screen.findByRole('button', { name: `Pay ${price} now` });
/** The bar of the button: on a phone it is all that is sure to be in sight. */
async function inBar() {
  const bar = (await screen.findByRole('button', { name: /^Pay .* now$/ })).closest<HTMLElement>('.pay-bar');
  if (bar === null) throw new Error('The button stands in no bar');
  return within(bar);
}

/** On another device the member moves, to where the same costs something else. */
function move(): void {
  const member = backend.db.members.get('premium');
  if (member) member.country = 'GB';
}

describe('a price that has changed since the page came [ST-03]', () => {
  it('is said and named by the button, and nothing is ordered before it is pressed again', async () => {
    const { orders } = await visit();
    move();
    await userEvent.click(await payButton('€49.99'));
    const pay = await payButton('£42.99');
    expect((await (await inBar()).findByRole('alert')).textContent).toBe(
      'The price has changed. You now pay £42.99.',
    );
    expect(screen.getAllByText(/The price has changed/)).toHaveLength(1);
    expect(orders()).toEqual([]);
    await userEvent.click(pay);
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(orders()).toMatchObject([{ amount: 4_299, currency: 'GBP' }]);
  });

  it('is said to have changed also while the new one is not known', async () => {
    const { orders } = await visit();
    move();
    backend.fault({ match: 'GET packages.php', kind: 'status', status: 400, times: 1 });
    await userEvent.click(await payButton('€49.99'));
    expect((await (await inBar()).findByRole('alert')).textContent).toBe(
      'The price has just changed. You haven’t been charged.',
    );
    expect(orders()).toEqual([]);
  });
});

it('says what went wrong right at the button, where a phone has it in sight [ST-03] [ER-11]', async () => {
  const { orders } = await visit();
  backend.fault({ match: 'POST payment.php', kind: 'status', status: 400, times: 1 });
  await userEvent.click(await payButton('€49.99'));
  expect((await (await inBar()).findByRole('alert')).textContent).not.toBe('');
  await userEvent.click(await payButton('€49.99'));
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect((await inBar()).queryByRole('alert')).toBeNull();
});
