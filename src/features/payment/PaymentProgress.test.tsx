// @vitest-environment jsdom
/** How a payment goes, when this browser has known it for a moment. */
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readAttempt } from './attempt';
import { keepAttempt } from './keepAttempt';
import { paymentApi } from './paymentApi';
import { PaymentProgress } from './PaymentProgress';
import { payNow } from './payNow';

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

it('ends the attempt of an order that was known to be paid before the page came [ST-03]', async () => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'premium' })));
  const return_url = '/credits/p2/bancontact';
  const price = { amount: 4_999, currency: 'EUR' };
  await store
    .dispatch(payNow({ package: 'p2', method: 'bancontact', code: null, return_url, ...price }))
    .unwrap();
  const attempt = readAttempt('premium');
  const payment = backend.db.payments.get(attempt?.payment_id ?? '');
  if (!attempt || !payment) throw new Error('There is no order');
  const { payment_id } = payment;
  payment.status = 'completed';
  await store.dispatch(paymentApi.endpoints.payment.initiate(payment_id));
  // A press in the same moment has gone on with it.
  store.dispatch(keepAttempt('premium', { ...attempt, shown: true }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PaymentProgress paymentId={payment_id} shopPath="/credits" again={() => null} />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  expect(readAttempt('premium')).toBeNull();
});
