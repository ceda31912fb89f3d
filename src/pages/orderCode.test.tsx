// @vitest-environment jsdom
/** A code that was typed in stays with its order on every way back: against the mock backend. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderPages } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { orderByDebit, press, toCode } from '@tests/factories/directDebitForm';
import { settled } from '@tests/journeys/settled';
import DirectDebitPage from './DirectDebitPage';
import PaymentPage from './PaymentPage';
import TransactionsPage from './TransactionsPage';

vi.mock(import('@/lib/pollDelay'), () => ({ pollDelay: () => 5 }));

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium', 'directDebit', 'transactions']);
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(async () => {
  await settled();
  backend.close();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a page as the browser does after a reload. */
async function visit(address: string) {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = renderPages(
    store,
    [
      { path: patterns.creditsPayment, element: <PaymentPage /> },
      { path: patterns.directdebit, element: <DirectDebitPage /> },
      { path: patterns.transactions, element: <TransactionsPage /> },
      { path: '*', element: null },
    ],
    address,
  );
  return { where: () => router.state.location.pathname + router.state.location.search };
}
const payButton = () => screen.findByRole('button', { name: 'Pay €22.49 now' });
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

/** The price of the code stands there again, and so does the code. */
async function expectCode(): Promise<void> {
  expect(await screen.findByText('Code SUMMER10 gives you 10% off.')).toBeDefined();
  expect(await payButton()).toBeDefined();
}

describe('a code with which a direct debit was begun [VA-09] [SC-11]', () => {
  it('counts for the other way, when the account is blocked [ER-08]', async () => {
    backend.account('premium').sdd_blocked = true;
    const { where } = await visit('/credits/p1/sdd?code=SUMMER10');
    await screen.findByText('Code SUMMER10 gives you 10% off.');
    await userEvent.click(await payButton());
    await screen.findByRole('heading', { name: 'Your account is blocked for direct debit payments.' });
    await follow('Pay another way');
    expect(where()).toBe('/credits/p1?code=SUMMER10');
    await expectCode();
  });

  it('counts for the other way and for a cheaper package, when the limit is reached [ER-09]', async () => {
    const refusal = { status: 403, body: { error: 'sdd_limit' } };
    backend.fault({ match: 'GET directdebit.php', kind: 'status', ...refusal });
    await visit(`/directdebit?payment=${await orderByDebit('p1', 'SUMMER10')}`);
    expect(await hrefOf('See the packages')).toBe('/credits?code=SUMMER10');
    await follow('Pay another way');
    await expectCode();
  });

  it('counts when the buyer would rather pay another way, or begins again', async () => {
    const id = await orderByDebit('p1', 'SUMMER10');
    const { where } = await visit(`/directdebit?payment=${id}`);
    expect(await hrefOf('Pay another way')).toBe('/credits/p1?code=SUMMER10');
    await userEvent.type(await toCode(), /\d{6}/u.exec(backend.db.outbox.at(-1)?.text ?? '')?.[0] ?? '');
    await press('Sign and pay €22.49');
    await waitFor(() => expect(where()).toBe(`/credits/p1/sdd?code=SUMMER10&payment=${id}`));
    const payment = backend.db.payments.get(id);
    if (payment) payment.status = 'failed';
    await screen.findByRole('heading', { name: 'Payment failed or has been cancelled.' });
    await expectCode();
  });

  it('counts when it was dropped and is begun anew', async () => {
    const id = await orderByDebit('p1', 'SUMMER10');
    const payment = backend.db.payments.get(id);
    if (payment) payment.status = 'cancelled';
    await visit(`/directdebit?payment=${id}`);
    await follow('Start again');
    await expectCode();
  });
});

it('a code of a purchase that failed counts when it is ordered again [VA-09] [RT-15]', async () => {
  const id = await orderByDebit('p1', 'SUMMER10');
  const payment = backend.db.payments.get(id);
  if (payment) payment.status = 'failed';
  await visit(`/transactions/${id}`);
  await follow('Order again');
  await expectCode();
});
