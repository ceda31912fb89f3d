// @vitest-environment jsdom
/** Purchases, receipts and the withdrawal, against the mock backend. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPayment } from '@/api/calls/payments';
import { selectCredits, selectPaidUser } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { settled } from '@tests/journeys/settled';
import { visitStatement as visit } from '@tests/journeys/statementPage';

// Nobody waits here.
vi.mock(import('@/lib/pollDelay'), () => ({ pollDelay: () => 50 }));

const PREMIUM = 'premium@example.test';
const DAY_MS = 86_400_000;
let backend: TestBackend;

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['transactions', 'premium']);
});
afterEach(async () => {
  await settled();
  backend.close();
  sessionStorage.clear();
});

const open = async (persona: string, address: string) => {
  backend = createTestBackend({ persona });
  return visit(address);
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const order = (method: 'bancontact' | 'sdd') =>
  startPayment({ package: 'p1', method, return_url: '/credits/p1' }, { idempotencyKey: crypto.randomUUID() });

describe('the purchases', () => {
  it('are listed with credits, date, method, amount and how they stand [RT-15]', async () => {
    await open(PREMIUM, '/transactions');
    const rows = within(await screen.findByRole('list', { name: 'Purchases' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    const [newest, older] = rows.map((row) => row.textContent);
    expect(newest).toMatch(/150 credits.*Visa ending in 4242.*€49\.99Paid/);
    expect(older).toMatch(/60 credits.*Direct debit.*€24\.99Paid/);
  });

  it.each([
    ['those of the law where the house has fewer', 9, 14],
    ['those of the house where it has more', 30, 30],
  ])('say within how many days money can be had back: %s [CO-08]', async (_which, refundDays, said) => {
    backend = createTestBackend({ persona: PREMIUM });
    backend.db.settings.refund_days = refundDays;
    await visit('/transactions');
    expect(
      await screen.findByText(
        `Changed your mind? You can ask for your money back within ${said} days of a purchase.`,
      ),
    ).toBeDefined();
    expect((await link('What you get back')).getAttribute('href')).toBe('/return-policy');
  });

  it('lead a member who has none to the packages [RT-15]', async () => {
    await open('free@example.test', '/transactions');
    await screen.findByRole('heading', { name: 'No purchases yet' });
    expect((await link('See the packages')).getAttribute('href')).toBe('/premium');
  });

  it.each(['offline', 'status', 'wrong_shape'] as const)(
    'that do not load (%s) say so and come with another try [RT-15]',
    async (kind) => {
      backend = createTestBackend({ persona: PREMIUM });
      backend.fault({ match: 'GET transactions.php', kind, status: 400 });
      await visit('/transactions');
      expect((await screen.findByRole('alert')).textContent).toContain('Your purchases couldn’t be loaded.');
      backend.db.faults.length = 0;
      await userEvent.click(await button('Try again'));
      await screen.findByRole('list', { name: 'Purchases' });
    },
  );

  it('that are not paid can be gone on with, or dropped [RT-15]', async () => {
    backend = createTestBackend({ persona: PREMIUM });
    const { payment_id } = await order('bancontact');
    await visit('/transactions');
    const row = within(await screen.findByRole('list', { name: 'Purchases' })).getAllByRole('listitem')[0];
    expect(row?.textContent).toContain('Not paid');
    expect((await link('Continue to payment')).getAttribute('href')).toBe(`/__mock/pay/${payment_id}`);
    await userEvent.click(await button('Cancel this order'));
    await screen.findByText('Order cancelled. You haven’t been charged.');
    expect(document.activeElement?.id).toBe(`purchase-${payment_id}`);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull());
    expect(backend.db.payments.get(payment_id)?.status).toBe('cancelled');
    await screen.findByText('Cancelled');
  });

  it('that could not be dropped stay, and say why', async () => {
    backend = createTestBackend({ persona: PREMIUM });
    await order('sdd');
    backend.fault({ match: 'DELETE payment.php', kind: 'offline' });
    await visit('/transactions');
    expect((await link('Continue to payment')).getAttribute('href')).toMatch(/^\/directdebit\?payment=/);
    await userEvent.click(await button('Cancel this order'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You seem to be offline.'));
  });
});

describe('a receipt', () => {
  it('names what was bought, for how much, from whom and by whom [RT-15]', async () => {
    await open(PREMIUM, '/transactions/pay-premium-2');
    const sheet = await screen.findByRole('region', { name: 'Receipt' });
    await waitFor(() => expect(sheet.textContent).toContain('Vesper Example BV'));
    for (const text of [
      'Favourite',
      'Total paid€49.99',
      'Paid withVisa ending in 4242',
      'Order numberpay-premium-2',
      'Buyerpremium@example.test',
      'Dutch Chamber of Commerce number00000000',
      'VATNL000000000B00',
    ])
      expect(sheet.textContent).toContain(text);
    expect(sheet.textContent).not.toContain('Discount');
  });

  it('of a direct debit names its mandate; the right of withdrawal is over after its time [SC-11] [BX-23]', async () => {
    await open(PREMIUM, '/transactions/pay-premium-1?withdraw=1');
    const sheet = await screen.findByRole('region', { name: 'Receipt' });
    expect(sheet.textContent).toContain('Mandate referenceM-pay-premium-1');
    expect(screen.queryByText('Right of withdrawal')).toBeNull();
    expect(screen.getByText('The time for withdrawing from this purchase has run out.')).toBeDefined();
  });

  it('is printed, and saved as a file [RT-15]', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await open(PREMIUM, '/transactions/pay-premium-2');
    await userEvent.click(await button('Print'));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('of somebody else is not shown', async () => {
    await open('free@example.test', '/transactions/pay-premium-2');
    expect(await screen.findByText('We can’t find this purchase')).toBeDefined();
  });

  it('follows a payment under way until the credits are there [ST-03]', async () => {
    backend = createTestBackend({ persona: PREMIUM });
    const { payment_id } = await order('bancontact');
    const payment = backend.db.payments.get(payment_id);
    if (payment) payment.status = 'pending';
    await visit(`/transactions/${payment_id}`);
    expect((await link('Check the status')).getAttribute('href')).toBe(
      `/credits/p1/bancontact?payment=${payment_id}`,
    );
    if (payment) payment.status = 'completed';
    await screen.findByRole('region', { name: 'Receipt' });
  });
});

describe('the withdrawal', () => {
  const begin = async () => {
    const page = await open(PREMIUM, '/transactions/pay-premium-2');
    await userEvent.click(await link('Withdraw from the contract here'));
    await screen.findByRole('heading', { name: 'Withdraw from this purchase' });
    await settled();
    return page;
  };

  it('takes two steps, says what was used, and leaves a dated receipt [BX-23] [RT-15]', async () => {
    const { store, router } = await begin();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Withdraw from this purchase'));
    expect(screen.getByText('Contract').parentElement?.textContent).toMatch(
      /150 credits bought on .*, order pay-premium-2/,
    );
    expect(screen.getByLabelText('E-mail address for the receipt')).toHaveProperty('value', PREMIUM);
    const name = screen.getByLabelText('Your name');
    await userEvent.clear(name);
    await userEvent.click(await button('Continue'));
    await screen.findByText('Please enter your name.');
    expect(document.activeElement).toBe(name);
    await userEvent.type(name, 'Marek Novak');
    await userEvent.click(await button('Continue'));

    await screen.findByRole('heading', { name: 'Confirm your withdrawal' });
    expect(router.state.location.search).toBe('?withdraw=2');
    expect(backend.db.past_payments.get('pay-premium-2')?.withdrawn).toBeNull();
    expect(screen.getByText('You get back').parentElement?.textContent).toContain('€49.99');
    await userEvent.click(await button('Confirm withdrawal'));

    const sheet = await screen.findByRole('region', { name: 'Receipt of withdrawal' });
    expect(sheet.textContent).toMatch(/ReferenceW-\d+Withdrawn on\w+\s\d+, \d{4}, .*Marek Novak/);
    expect(sheet.textContent).toContain('Credits used30Credits taken back120You get back€49.99');
    expect(screen.getByText(/on its way to premium@example\.test/)).toBeDefined();
    await waitFor(() => expect(selectCredits(store.getState())).toBe(0));
    expect(selectPaidUser(store.getState())).toBe(true);
    expect(screen.queryByText('Right of withdrawal')).toBeNull();
  });

  it('asks for an address where the receipt can go', async () => {
    await begin();
    const email = screen.getByLabelText('E-mail address for the receipt');
    await userEvent.clear(email);
    await userEvent.type(email, 'nowhere');
    await userEvent.click(await button('Continue'));
    expect(await screen.findByText('Please check this e-mail address.')).toBeDefined();
    expect(document.activeElement).toBe(email);
  });

  it('that gets no answer is told, and the second press is the same act [BX-23]', async () => {
    const { store } = await begin();
    await userEvent.click(await button('Continue'));
    backend.fault({ match: 'POST withdrawal.php', kind: 'offline' });
    await userEvent.click(await button('Confirm withdrawal'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You seem to be offline.'));
    backend.db.faults.length = 0;
    await userEvent.click(await button('Confirm withdrawal'));
    await screen.findByRole('region', { name: 'Receipt of withdrawal' });
    await waitFor(() => expect(selectCredits(store.getState())).toBe(0));
  });

  it('whose answer got lost is found done, once [BX-23]', async () => {
    const { store } = await begin();
    await userEvent.click(await button('Continue'));
    backend.fault({ match: 'POST withdrawal.php', kind: 'drop_after_commit' });
    await userEvent.click(await button('Confirm withdrawal'));
    await screen.findByRole('region', { name: 'Receipt of withdrawal' });
    await waitFor(() => expect(selectCredits(store.getState())).toBe(0));
    expect(screen.getByText(/on its way to premium@example\.test/)).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('You’ve withdrawn from this purchase'),
    );
  });

  it('that comes too late says so [BX-23]', async () => {
    await begin();
    await userEvent.click(await button('Continue'));
    backend.advance(14 * DAY_MS);
    await userEvent.click(await button('Confirm withdrawal'));
    await screen.findByText('The time for withdrawing from this purchase has run out.');
    expect(backend.db.past_payments.get('pay-premium-2')?.withdrawn).toBeNull();
  });
});
