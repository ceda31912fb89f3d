// @vitest-environment jsdom
/** Nobody pays another price than the one that the button named: against the mock backend. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/payments';
import { RETRIES } from '@/api/retryPolicy';
import { loggedIn } from '@/core/auth/authSlice';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { CARD_ORDER, storeCard } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readAttempt } from './attempt';
import { payNow } from './payNow';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
  storeCard(backend.db);
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
  localStorage.clear();
});

async function press(changes: Partial<Parameters<typeof payNow>[0]> = {}) {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'free' })));
  return (await store.dispatch(payNow({ ...CARD_ORDER, ...changes }))).payload;
}
const charged = () =>
  [...backend.db.payments.values()].map(({ amount, currency }) => `${amount} ${currency}`);
const REFUSED = { kind: 'refused', status: 422, fields: { amount: 'changed' } };

describe('an order [ST-03]', () => {
  it.each([
    ['amount', { amount: 3_748 }],
    ['currency', { currency: 'CHF' }],
  ])('at another %s than the server’s is not charged, and the next press may be one', async (_, named) => {
    expect(await press(named)).toMatchObject(REFUSED);
    expect(charged()).toEqual([]);
    expect(readAttempt('free')).toBeNull();
    expect(await press()).toMatchObject({ leave_to: null });
    expect(charged()).toEqual(['3749 EUR']);
  });

  it('is not charged at the full price after the button named the bonus [ST-10]', async () => {
    backend.advance(5 * 3_600_000);
    expect(await press()).toMatchObject(REFUSED);
    expect(charged()).toEqual([]);
  });

  it('whose answer got lost is sent again at the price that the button names by then', async () => {
    backend.fault({ match: 'POST payment.php', kind: 'offline', times: RETRIES + 1 });
    expect(await press()).toMatchObject({ kind: 'offline' });
    const key = readAttempt('free')?.key;
    backend.advance(5 * 3_600_000);
    const send = vi.spyOn(calls, 'startPayment');
    expect(await press({ amount: 4_999 })).toMatchObject({ leave_to: null });
    expect(send.mock.calls.map(([{ amount }, options]) => [amount, options.idempotencyKey])).toEqual([
      [4_999, key],
    ]);
    expect(charged()).toEqual(['4999 EUR']);
  });

  it('is opened as before by a server that does not look at the price', async () => {
    const { startPayment } = calls;
    vi.spyOn(calls, 'startPayment').mockImplementation(
      ({ amount: _amount, currency: _currency, ...body }, options) => startPayment(body, options),
    );
    expect(await press()).toMatchObject({ leave_to: null });
    expect(await press()).toMatchObject({ leave_to: null });
    expect(charged()).toEqual(['3749 EUR']);
  });
});
