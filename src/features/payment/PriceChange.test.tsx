// @vitest-environment jsdom
/** The words about a price that changed under the eyes: only where it did. */
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CreditPackage, Discount } from '@/domain/model';
import { loadNamespaces, startI18n, switchLocale } from '@/i18n/i18n';
import { discountCode } from '@tests/factories/discount';
import { PriceChange } from './PriceChange';

const full: CreditPackage = {
  id: 'p2',
  style: 'p2',
  credits: 150,
  price: 4_999,
  currency: 'EUR',
  discount: null,
  popular: true,
  methods: ['ideal'],
};
const bonus: CreditPackage = {
  ...full,
  discount: { code: 'TIMEBONUS25', price: 3_749, value_percentage: 25 },
};

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
});

interface Offer {
  pkg: CreditPackage;
  code?: Discount | null;
  said?: boolean;
}
const part = ({ pkg, code = null, said = false }: Offer) => (
  <PriceChange key={pkg.id} pkg={pkg} code={code} said={said} />
);
const words = () => screen.getByRole('status').textContent;

/** @returns what is said after the page has drawn one offer after the other */
function after(...offers: Offer[]): string {
  const [first, ...later] = offers;
  if (first === undefined) throw new Error('Nothing is on offer');
  const { rerender, unmount } = render(part(first));
  for (const offer of later) rerender(part(offer));
  const said = words();
  unmount();
  return said;
}

describe('a price on the order page [ST-10]', () => {
  it('that has changed says what is paid now', () => {
    expect(after({ pkg: bonus }, { pkg: full })).toBe('The price has changed. You now pay €49.99.');
  });

  it('in another currency has changed, also where the number is the same', () => {
    expect(after({ pkg: full }, { pkg: { ...full, currency: 'CHF' } })).toMatch(/^The price has changed\./);
  });

  it('that goes back to what it was says nothing', () => {
    expect(after({ pkg: bonus }, { pkg: full }, { pkg: bonus })).toBe('');
  });

  it('that the member lowers with a code of their own says nothing, nor when the code goes', () => {
    const code = discountCode();
    expect(after({ pkg: full }, { pkg: full, code })).toBe('');
    expect(after({ pkg: full, code }, { pkg: full })).toBe('');
  });

  it('that ends under a better code says nothing, and something under a weaker one', () => {
    expect(
      after(
        { pkg: bonus, code: discountCode({ value_percentage: 30 }) },
        { pkg: full, code: discountCode({ value_percentage: 30 }) },
      ),
    ).toBe('');
    expect(after({ pkg: bonus, code: discountCode() }, { pkg: full, code: discountCode() })).toBe(
      'The price has changed. You now pay €44.99.',
    );
  });

  it('of another package is no change', () => {
    expect(after({ pkg: full }, { pkg: { ...full, id: 'p1', price: 2_499 } })).toBe('');
  });

  it('is not said twice', () => {
    expect(after({ pkg: bonus }, { pkg: full, said: true })).toBe('');
  });

  it('in another language is the same price', async () => {
    const { rerender } = render(part({ pkg: full }));
    await act(async () => {
      await switchLocale('de');
      await loadNamespaces(['premium']);
    });
    rerender(part({ pkg: full }));
    expect(words()).toBe('');
    rerender(part({ pkg: bonus }));
    expect(words()).toMatch(/^Der Preis hat sich geändert\. Du zahlst jetzt 37,49/);
  });
});
