// @vitest-environment jsdom
/** The button that pays, while its press is under way. */
import { act } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CreditPackage } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { PayBar } from './PayBar';
import { pageLeft, payAnswered, payPressed } from './paymentSlice';

const pkg: CreditPackage = {
  id: 'p1',
  style: 'p1',
  credits: 60,
  price: 2_499,
  currency: 'EUR',
  discount: null,
  popular: false,
  methods: ['bancontact'],
};

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('says in words that the payment page opens once that takes a second, and not before [ST-03] [BX-20]', async () => {
  const { store } = createTestStore();
  const { container } = renderInRouter(
    store,
    <PayBar pkg={pkg} method="bancontact" total={2_499} onPay={() => undefined} ref={createRef()} />,
  );
  const said = () => container.querySelector('output')?.textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  // The region is there before it speaks, or nothing is read out.
  expect(said()).toBe('');

  act(() => void store.dispatch(payPressed()));
  await pass(999);
  expect(said()).toBe('');
  await pass(1);
  expect(said()).toBe('Opening the payment page…');

  // The page is on its way until the browser has left.
  act(() => {
    store.dispatch(pageLeft(true));
    store.dispatch(payAnswered());
  });
  expect(said()).toBe('Opening the payment page…');
  act(() => void store.dispatch(pageLeft(false)));
  expect(said()).toBe('');
});
