// @vitest-environment jsdom
/** The button that pays with a stored card, while its press is under way. */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CreditPackage } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { PayAgain } from './PayAgain';

const pkg: CreditPackage = {
  id: 'p1',
  style: 'p1',
  credits: 60,
  price: 2_499,
  currency: 'EUR',
  discount: null,
  popular: false,
  methods: ['visa'],
};
const card = { id: 'card-1', brand: 'visa', last4: '4242', expires: '2029-08' };
const order = { pkg, card, method: 'visa' as const };

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium', 'cards']);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('says in words that it pays once that takes a second, and not before [SC-09] [BX-20]', async () => {
  const bar = (paying: boolean) => (
    <PayAgain
      price="€24.99"
      pkg={pkg}
      note={() => ''}
      order={order}
      failed={null}
      unsure={null}
      paying={paying}
      onPay={() => undefined}
    />
  );
  const { container, rerender } = render(bar(false));
  const said = () => container.querySelector('output')?.textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  expect(said()).toBe('');

  rerender(bar(true));
  await pass(999);
  expect(said()).toBe('');
  await pass(1);
  expect(said()).toBe('Paying…');

  rerender(bar(false));
  expect(said()).toBe('');
});
