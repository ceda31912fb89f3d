// @vitest-environment jsdom
/** The attempt under way, and what other parts of the product hear of its order. */
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import type { Payment, PaymentStatus } from '@/domain/model';
import { makePayment } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readAttempt } from './attempt';
import { keepAttempt } from './keepAttempt';
import { selectOpenPayment } from './openPayment';
import { useHeardOrders } from './useHeardOrders';

const orderThatIs = (status: PaymentStatus, payment_id = 'pay-1') => makePayment({ status, payment_id });

afterEach(() => localStorage.clear());

function hear(order: Payment, payment_id: string | null = 'pay-1') {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'u1' })));
  store.dispatch(
    keepAttempt('u1', {
      package: 'p2',
      method: 'ideal',
      code: null,
      card: null,
      start_now: false,
      user: 'u1',
      key: 'k1',
      return_url: '/credits/p2/ideal',
      began_at: Date.parse('2026-11-21T07:59:58.000Z'),
      payment_id,
      shown: false,
    }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useHeardOrders(), { wrapper });
  result.current([{ ...orderThatIs('completed', 'pay-0'), created_at: '2026-11-21T07:00:00.000Z' }, order]);
  return store;
}

it.each(['cancelled', 'failed', 'completed'] as const)(
  'an order that is %s is no open payment any more [ST-03]',
  async (status) => {
    const store = hear(orderThatIs(status));
    await waitFor(() => expect(selectOpenPayment(store.getState())).toBeNull());
    expect(readAttempt('u1')).toBeNull();
  },
);

it('an order that is cancelled ends the attempt whose answer was lost [ST-03]', async () => {
  hear(orderThatIs('cancelled'), null);
  await waitFor(() => expect(readAttempt('u1')).toBeNull());
});

it.each(['open', 'pending'] as const)('an order that is %s is still under way [ST-03]', async (status) => {
  const store = hear(orderThatIs(status));
  await import('./keepAttempt');
  expect(selectOpenPayment(store.getState())).toMatchObject({ payment_id: 'pay-1' });
});
