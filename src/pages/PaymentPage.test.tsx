// @vitest-environment jsdom
/** From the packages to the credits, page by page, against the mock backend. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { selectCredits } from '@/core/auth/authSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { leaveFor } from '@/features/payment/leave';
import { addPaymentListeners } from '@/features/payment/paymentListeners';
import { addTimeBonusListeners } from '@/features/timeBonus/timeBonusListeners';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { headingHasFocus } from '@tests/factories/focus';
import { createTestStore } from '@tests/factories/store';
import { choose, returnAddress } from '@mocks/pay/page';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import CreditsPage from './CreditsPage';
import PaymentPage from './PaymentPage';
import PremiumPage from './PremiumPage';

vi.mock(import('@/features/payment/leave'), () => ({ leaveFor: vi.fn<typeof leaveFor>() }));
// The rhythm of asking has a test of its own; here nobody waits.
vi.mock(import('@/lib/pollDelay'), () => ({ pollDelay: () => 5 }));

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
});
afterEach(() => {
  backend.close();
});

/** Opens a page as the browser does after a reload. */
async function visit(address: string, persona?: string) {
  if (persona !== undefined) backend = createTestBackend({ persona });
  const { store, startListening } = createTestStore();
  addPaymentListeners(startListening);
  addTimeBonusListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = createMemoryRouter(
    [
      { path: patterns.premium, element: <PremiumPage /> },
      { path: patterns.credits, element: <CreditsPage /> },
      { path: patterns.creditsPayment, element: <PaymentPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <Provider store={store}>
      <main>
        <RouterProvider router={router} />
      </main>
    </Provider>,
  );
  return { store, router, leave: () => view.unmount() };
}

const payment = () => {
  const [first] = backend.db.payments.values();
  if (first === undefined) throw new Error('No payment was opened');
  return first;
};
const back = () => screen.getByRole('link', { name: 'Back' }).getAttribute('href');
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the packages', () => {
  it('are under the claim, which says where its number comes from [SC-08, SC-15]', async () => {
    await visit('/premium', 'free@example.test');
    const claim = await heading('A 46% higher chance to match');
    const source = screen.getByText(/compared with members without Premium/);
    expect(claim.getAttribute('aria-describedby')).toBe(source.id);
    const cards = within(await screen.findByRole('region', { name: 'Packages' }));
    expect(cards.getAllByRole('article')).toHaveLength(4);
    expect(cards.getByText('Most popular')).toBeDefined();
    expect(cards.getByText('€37.49')).toBeDefined();
    expect(cards.getByText('€49.99').tagName).toBe('S');
    expect(cards.getByText('€0.25 per credit')).toBeDefined();
    expect(screen.getByText(/Nothing renews\.$/, { selector: '.shop-notice p' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See who likes you' }).getAttribute('href')).toBe('/likes');
  });

  it('say why this member pays less [BX-14]', async () => {
    await visit('/premium', 'free@example.test');
    expect(
      await screen.findByText(/^You pay 25% less because you joined in the last few hours/),
    ).toBeDefined();
  });

  it('cost the full price, without an old one, after the discount [ST-10]', async () => {
    await visit('/credits', 'premium@example.test');
    await heading('You have 120 credits');
    expect(screen.getByText('Each one sends a message.')).toBeDefined();
    const cards = within(await screen.findByRole('region', { name: 'Packages' }));
    expect(cards.getByText('€49.99').tagName).toBe('STRONG');
    expect(screen.queryByText(/You pay 25% less/)).toBeNull();
    // What a paying member has is not offered again.
    expect(screen.queryByRole('list', { name: 'What you get with Premium' })).toBeNull();
  });

  it('lead back to where the member came from [SC-08]', async () => {
    const { leave } = await visit('/premium?next=/chats', 'free@example.test');
    await waitFor(() => expect(back()).toBe('/chats'));
    leave();
    backend.close();
    await visit('/premium', 'free@example.test');
    await waitFor(() => expect(back()).toBe('/members'));
  });

  it('can be asked for again when they do not come, with the focus at the heading [BX-20]', async () => {
    backend = createTestBackend({ persona: 'free@example.test' });
    backend.fault({ match: 'GET packages.php', kind: 'status', status: 400, times: 1 });
    await visit('/premium');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Packages' })).toBeDefined();
    await headingHasFocus(/higher chance to match$/);
  });

  it('name the sum on the button of a phone [SC-08]', async () => {
    await visit('/premium', 'free@example.test');
    await userEvent.click(await screen.findByRole('radio', { name: /^20/ }));
    const link = screen.getByRole('link', { name: 'Pay €7.49 once' });
    expect(link.getAttribute('href')).toBe('/credits/p0');
  });
});

describe('check and pay', () => {
  it('shows the whole price and the price of a message, and leaves for the payment page [ST-03]', async () => {
    await visit('/credits/p2', 'free@example.test');
    const pay = await screen.findByRole('button', { name: 'Pay €37.49 now' });
    expect(screen.getByText('−€12.50')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bancontact' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(screen.getByText('PayPal: 150 credits, €0.25 per message. Nothing renews.')).toBeDefined();
    await userEvent.dblClick(pay);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(`/__mock/pay/${payment().payment_id}`));
    expect(backend.db.payments.size).toBe(1);
    expect(payment()).toMatchObject({ amount: 3_749, method: 'paypal', return_url: '/credits/p2/paypal' });
  });

  it('says why less is paid and until when [BX-14] [ST-10]', async () => {
    await visit('/credits/p2', 'free@example.test');
    await screen.findByRole('button', { name: 'Pay €37.49 now' });
    const summary = within(screen.getByRole('region', { name: 'Your order' }));
    const reason = summary.getByText(/^Welcome bonus, once per member\./);
    const end = backend.account('free').signup_date + 4 * 3_600_000;
    const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(end);
    expect(reason.textContent).toContain(`Valid until ${time}.`);
    expect(summary.getByText('Discount, 25%')).toBeDefined();
  });

  it('gives no reason for a full price, nor for a better code that was typed in [BX-14]', async () => {
    const paid = await visit('/credits/p2', 'premium@example.test');
    await screen.findByRole('button', { name: 'Pay €49.99 now' });
    expect(screen.queryByText(/^Welcome bonus/)).toBeNull();
    paid.leave();
    backend.close();
    backend = createTestBackend({ persona: 'free@example.test' });
    const code = {
      code: 'HALF',
      value_percentage: 50,
      expires: null,
      country: null,
      minimum_order_value: null,
    };
    backend.db.codes.set('HALF', { ...code, member: null, used_by: [] });
    await visit('/credits/p2?code=HALF');
    await screen.findByRole('button', { name: 'Pay €24.99 now' });
    expect(screen.getByText('Discount, 50%')).toBeDefined();
    expect(screen.queryByText(/^Welcome bonus/)).toBeNull();
  });

  it('does not take the discount that the member has for a code that was typed in [BX-14]', async () => {
    await visit('/credits/p2?code=TIMEBONUS25', 'free@example.test');
    await screen.findByRole('button', { name: 'Pay €37.49 now' });
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount code', hidden: true });
    expect(typed.value).toBe('');
    expect(typed.closest('details')?.open).toBe(false);
  });

  it('says what is wrong with a code [ER-10]', async () => {
    await visit('/credits/p2', 'free@example.test');
    await userEvent.click(await screen.findByText('I have a discount code'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Discount code' }), 'NOPE');
    await userEvent.click(screen.getByRole('button', { name: 'Use code' }));
    expect(await screen.findByText('Code not found')).toBeDefined();
  });

  it('leads to the packages on offer when this one is gone', async () => {
    await visit('/credits/p9', 'free@example.test');
    expect(await screen.findByRole('heading', { name: 'This package is no longer available' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose another package' }).getAttribute('href')).toBe(
      '/premium',
    );
  });

  it('has no field for card data', async () => {
    await visit('/credits/p2', 'free@example.test');
    await screen.findByRole('button', { name: 'Pay €37.49 now' });
    expect(document.querySelectorAll('[autocomplete^="cc-"]')).toHaveLength(0);
  });
});

describe('back from the payment page', () => {
  /** Orders the popular package, presses a button of the payment page and comes back. */
  async function comeBack(
    outcome: 'pay' | 'stay' | 'fail' | 'cancel' | null,
    from = '/credits/p2?next=/chats/c1',
  ) {
    const before = await visit(from, 'free@example.test');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €37.49 now' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    before.leave();
    const address = outcome === null ? returnAddress(payment()) : choose(backend.db, payment(), outcome);
    return visit(address);
  }

  it('adds the credits, counts them up and leads back to the chat [ST-03]', async () => {
    const { store } = await comeBack('pay');
    await heading('Processing your payment');
    backend.advance(2_000);
    await heading('Thank you');
    expect(screen.getByText('150 credits added.')).toBeDefined();
    await waitFor(() => expect(selectCredits(store.getState())).toBe(150));
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.getByRole('link', { name: 'Back to the conversation' }).getAttribute('href')).toBe(
      '/chats/c1',
    );
    expect(store.getState().timeBonus?.bonus).toBeNull();
  });

  it('lets the member leave while it is pending [ST-03]', async () => {
    await comeBack('stay', '/credits/p2');
    await heading('Processing your payment');
    expect(screen.getByRole('link', { name: 'Leave this page' }).getAttribute('href')).toBe('/members');
  });

  it.each(['fail', 'cancel'] as const)(
    'offers another method after %s, and nothing was taken [ER-11]',
    async (outcome) => {
      await comeBack(outcome);
      await heading('Payment failed or has been cancelled.');
      expect(screen.getByText(/You haven’t been charged/)).toBeDefined();
      await userEvent.click(await screen.findByRole('radio', { name: 'PayPal' }));
      await userEvent.click(screen.getByRole('button', { name: 'Pay €37.49 now' }));
      await waitFor(() => expect(backend.db.payments.size).toBe(2));
    },
  );

  it('never goes back to another site [RO-05]', async () => {
    await comeBack('pay', '/credits/p2?next=https://evil.example/');
    backend.advance(2_000);
    await heading('Thank you');
    expect(screen.getByRole('link', { name: 'Find someone to write to' }).getAttribute('href')).toBe(
      '/members',
    );
  });

  it('says that it does not know a payment of somebody else', async () => {
    await visit('/credits/p2?payment=pay-none', 'free@example.test');
    await heading('We can’t find this payment');
    expect(screen.getByRole('link', { name: 'Choose another package' })).toBeDefined();
  });
});
