// @vitest-environment jsdom
/** One member leaves, another comes, and the page stays: nothing that was bought by the one is shown to the other. */
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/payments';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { inRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { OpenOrderNotice } from './OpenOrderNotice';
import { selectOpenOrder } from './openOrderApi';
import { PaymentProgress } from './PaymentProgress';

vi.mock(import('@/lib/pollDelay'), () => ({ pollDelay: () => 5 }));

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
});

async function order() {
  const body = { package: 'p2', method: 'bancontact', return_url: '/credits/p2/bancontact' } as const;
  return (await calls.startPayment(body, { idempotencyKey: 'k1' })).payment_id;
}

/** A page of the shop, before a member who has an order that waits. */
function open() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'free' })));
  return {
    store,
    page: (part: ReactNode) => inRouter(store, part),
    /** The one leaves, the other comes. */
    change: () =>
      act(() => {
        store.dispatch(loggedOut({ by: 'member' }));
        backend.logIn('premium@example.test');
        store.dispatch(loggedIn(makeUser({ id: 'premium' })));
      }),
  };
}

describe('an order that waits [ST-03]', () => {
  it('is neither shown to the next member nor gone on with for them', async () => {
    await order();
    const { store, page, change } = open();
    render(page(<OpenOrderNotice />));
    await screen.findByRole('region', { name: 'Your unfinished order' });
    // The next member's answer takes its time.
    const asked = vi.spyOn(calls, 'getTransactions').mockReturnValue(new Promise(() => undefined));
    change();
    expect(screen.queryByRole('region')).toBeNull();
    expect(selectOpenOrder(store.getState())).toBeNull();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not known to the next member who opens its address', async () => {
    const payment_id = await order();
    const { page, change } = open();
    const progress = <PaymentProgress paymentId={payment_id} shopPath="/credits" again={() => null} />;
    const { unmount } = render(page(progress));
    await screen.findByText('Your payment isn’t complete', undefined, { timeout: 8_000 });
    unmount();
    change();
    render(page(progress));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checking your payment');
    expect(await screen.findByRole('heading', { name: 'We can’t find this payment' })).toBeDefined();
  });
});
