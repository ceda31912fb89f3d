// @vitest-environment jsdom
/** The button that orders says, in every language, that pressing it costs money and how much. */
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { CreditPackage } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { PayBar } from './PayBar';

const pkg: CreditPackage = {
  id: 'p2',
  style: 'p2',
  credits: 150,
  price: 4_999,
  currency: 'EUR',
  discount: null,
  popular: true,
  methods: ['creditcard'],
};

it.each([
  // The words of each country's law for a press that obliges to pay, or as clear ones.
  ['de', /^Zahlungspflichtig bestellen\b.*49,99/],
  ['en', /^Pay .*49\.99 now$/],
  ['es', /^Pedir y pagar\b.*49,99/],
  ['fr', /^Commander et payer\b.*49,99/],
  ['it', /^Ordina e paga\b.*49,99/],
  ['nl', /^Betaal nu\b.*49,99/],
  ['pl', /^Kupuję i\spłacę .*49,99/],
] as const)('in %s the button says that the order costs money [ST-03]', async (locale, words) => {
  await startI18n(locale);
  await loadNamespaces(['premium']);
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <PayBar pkg={pkg} method="creditcard" total={pkg.price} onPay={() => undefined} ref={null} />
    </Provider>,
  );
  expect(screen.getByRole('button').textContent).toMatch(words);
});
