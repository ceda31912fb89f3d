// @vitest-environment jsdom
/** Every way to pay and every end of it: what the page says, what the credits do, and what the next press is. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import type { PaymentStatus } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { payIn } from '@mocks/rules/payments';
import { readClock } from '@mocks/clock';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { BANK_ORDER, CARD_ORDER, storeCard } from '@tests/factories/order';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readAttempt } from './attempt';
import { payNow } from './payNow';
import { PaymentProgress } from './PaymentProgress';

vi.mock(import('@/lib/pollDelay'), () => ({ pollDelay: () => 5 }));

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  backend = createTestBackend({ persona: 'free@example.test' });
  storeCard(backend.db);
});
afterEach(() => {
  backend.close();
  localStorage.clear();
});

const WAYS = {
  'a page of the provider': {
    wish: BANK_ORDER,
    leadsTo: (id: string) => `/__mock/pay/${id}`,
  },
  'a stored card': {
    wish: CARD_ORDER,
    leadsTo: () => null,
  },
  'direct debit': {
    wish: { ...BANK_ORDER, method: 'sdd', return_url: '/credits/p2/sdd' },
    leadsTo: (id: string) => `/directdebit?payment=${id}`,
  },
} as const;
type Way = keyof typeof WAYS;

const TITLES = {
  completed: 'Thank you',
  pending: 'Processing your payment',
  failed: 'Payment failed or has been cancelled.',
  cancelled: 'Payment failed or has been cancelled.',
} as const satisfies Partial<Record<PaymentStatus, string>>;
type Ending = keyof typeof TITLES;
/** A stored card has words of its own. */
const titleOf = (way: Way, status: Ending): string =>
  way === 'a stored card' && status === 'failed' ? 'Credit card payment failed' : TITLES[status];

const FULL_PRICE = 4_999;

function openPage() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'free', credits: 0 })));
  return store;
}
async function press(way: Way, amount: number = BANK_ORDER.amount) {
  const answer = await openPage().dispatch(payNow({ ...WAYS[way].wish, amount }));
  if (!payNow.fulfilled.match(answer)) throw new Error('No order was opened');
  return answer.payload;
}

/** The payment ends, as the provider or the bank has it. */
function end(payment_id: string, status: Ending): void {
  const payment = backend.db.payments.get(payment_id);
  if (payment === undefined) throw new Error('There is no order');
  if (status === 'completed') {
    payIn(backend.db, payment, readClock(backend.db.clock));
    backend.advance(2_000);
  } else payment.status = status;
}

async function look(way: Way, payment_id: string, status: Ending): Promise<void> {
  renderInRouter(
    openPage(),
    <>
      <PaymentProgress paymentId={payment_id} shopPath="/credits" again={() => <p>Another way</p>} />
    </>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: titleOf(way, status) })).toBeDefined();
}
const charged = () =>
  [...backend.db.payments.values()].filter(({ status }) => status === 'pending' || status === 'completed');

describe.each(Object.keys(WAYS).filter((way): way is Way => way in WAYS))('%s [ST-03]', (way) => {
  it('that completes adds the credits once, and the next press is another purchase', async () => {
    const { payment_id, leave_to } = await press(way);
    expect(leave_to).toBe(WAYS[way].leadsTo(payment_id));
    end(payment_id, 'completed');
    await look(way, payment_id, 'completed');
    expect(screen.getByText('150 credits added.')).toBeDefined();
    expect(backend.account('free').credits).toBe(150);
    await waitFor(() => expect(readAttempt('free')).toBeNull());
    expect((await press(way, FULL_PRICE)).payment_id).not.toBe(payment_id);
  });

  it('that is pending says so, and the next press pays nothing again', async () => {
    const { payment_id } = await press(way);
    end(payment_id, 'pending');
    await look(way, payment_id, 'pending');
    expect(backend.account('free').credits).toBe(0);
    expect(await press(way)).toEqual({ payment_id, leave_to: null });
    expect(charged()).toHaveLength(1);
  });

  it.each(['failed', 'cancelled'] as const)(
    'that is %s says that nothing was taken, offers another way, and the next press is a new order [ER-11] [ER-12]',
    async (status) => {
      const { payment_id } = await press(way);
      end(payment_id, status);
      await look(way, payment_id, status);
      expect(screen.getByRole('alert').textContent).toMatch(/^You haven’t been charged\./);
      expect(screen.getByText('Another way')).toBeDefined();
      expect(backend.account('free').credits).toBe(0);
      await waitFor(() => expect(readAttempt('free')).toBeNull());
      expect((await press(way)).payment_id).not.toBe(payment_id);
    },
  );
});
