// @vitest-environment jsdom
/** The look for an order whose answer got lost, while somebody presses: against the mock backend. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/payments';
import { serverNow } from '@/api/serverClock';
import { loggedIn } from '@/core/auth/authSlice';
import { BANK_ORDER } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { readAttempt } from './attempt';
import type { Attempt } from './attempt';
import { keepAttempt } from './keepAttempt';
import { findLost } from './lostOrder';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
  localStorage.clear();
});

const attempt = (key: string, changes: Partial<Attempt> = {}): Attempt => ({
  ...BANK_ORDER,
  code: null,
  card: null,
  start_now: false,
  user: 'free',
  key,
  began_at: serverNow(),
  payment_id: null,
  shown: false,
  ...changes,
});

/** The order is there, its answer is lost, and somebody looks for it. @returns lets the look have its answer */
async function lookFor(lost: Attempt) {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'free' })));
  store.dispatch(keepAttempt('free', lost));
  const { code: _none, ...order } = BANK_ORDER;
  const { payment_id } = await calls.startPayment(order, { idempotencyKey: lost.key });
  const answer = await calls.getTransactions({});
  const { promise, resolve } = Promise.withResolvers<typeof answer>();
  vi.spyOn(calls, 'getTransactions').mockReturnValueOnce(promise);
  const look = store.dispatch(findLost());
  await vi.waitFor(() => expect(calls.getTransactions).toHaveBeenCalledOnce());
  const finish = async () => {
    resolve(answer);
    return (await look).payload;
  };
  return { ...store, payment_id, finish };
}

it('finds it, and keeps it for the next press [ER-12] [ST-03]', async () => {
  const { payment_id, finish } = await lookFor(attempt('one'));
  expect(await finish()).toMatchObject({ key: 'one', payment_id });
  expect(readAttempt('free')).toMatchObject({ key: 'one', payment_id });
});

it('leaves the key of an order that was pressed meanwhile: without it, that one would be charged twice [BX-05] [ST-03]', async () => {
  const { dispatch, finish } = await lookFor(attempt('one'));
  dispatch(keepAttempt('free', attempt('two', { package: 'p1' })));
  expect(await finish()).toBeNull();
  expect(readAttempt('free')).toMatchObject({ key: 'two', package: 'p1', payment_id: null });
});

it('leads to how it stands also where another tab has seen its end meanwhile [BX-05] [ST-03]', async () => {
  const { dispatch, payment_id, finish } = await lookFor(attempt('one'));
  dispatch(keepAttempt('free', null));
  expect(await finish()).toMatchObject({ payment_id });
  expect(readAttempt('free')).toBeNull();
});

it('keeps what another tab has written down of it meanwhile [ST-03]', async () => {
  const { dispatch, payment_id, finish } = await lookFor(attempt('one'));
  dispatch(keepAttempt('free', attempt('one', { shown: true })));
  expect(await finish()).toMatchObject({ payment_id, shown: true });
  expect(readAttempt('free')).toMatchObject({ payment_id, shown: true });
});
