// @vitest-environment jsdom
/** A purchase says where its buyer came from, unless that was refused: against the mock backend. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { consentSettled } from '@/core/consent/consentSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import { trackingOfVisit } from '@/domain/tracking';
import { BANK_ORDER } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { payNow } from './payNow';

const visit = trackingOfVisit({ pathname: '/landers/video/eng', search: '?network=lamp' }, 'b');

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  backend.close();
  localStorage.clear();
});

async function buy(state: 'granted' | 'asked' | 'refused') {
  const { store } = createTestStore();
  store.dispatch(visitBegan(visit));
  store.dispatch(consentSettled({ state, choice: null }));
  store.dispatch(loggedIn(makeUser({ id: 'free' })));
  await store.dispatch(payNow(BANK_ORDER)).unwrap();
  return [...backend.db.payments.values()].at(-1)?.tracking;
}

it.each([
  ['granted', visit],
  ['asked', visit],
  ['refused', null],
] as const)('with consent %s the order carries %j [BX-12] [BX-15]', async (state, tracking) => {
  expect(await buy(state)).toEqual(tracking);
});
