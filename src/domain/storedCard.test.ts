import { describe, expect, it } from 'vitest';
import type { CreditPackage, StoredCard } from './model';
import { cardMethod, cardToBegin, isCardExpired, methodOfBrand, packageToBegin } from './storedCard';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const card = (id: string, changes: Partial<StoredCard> = {}): StoredCard => ({
  id,
  brand: 'visa',
  last4: '4242',
  expires: '2029-08',
  ...changes,
});
const pkg = (id: string, popular = false): CreditPackage => ({
  id,
  style: 'p0',
  credits: 20,
  price: 999,
  currency: 'EUR',
  discount: null,
  popular,
  methods: ['creditcard'],
});

describe('a stored card', () => {
  it('works until the month on it is over everywhere [SC-09]', () => {
    const expires = '2026-11';
    expect(isCardExpired({ expires }, NOW)).toBe(false);
    expect(isCardExpired({ expires }, Date.parse('2026-12-01T11:59:59Z'))).toBe(false);
    expect(isCardExpired({ expires }, Date.parse('2026-12-01T12:00:00Z'))).toBe(true);
    expect(isCardExpired({ expires: '2026-12' }, Date.parse('2027-01-01T00:00:00Z'))).toBe(false);
    expect(isCardExpired({ expires: '2026-10' }, NOW)).toBe(true);
  });

  it('is left to the bank when its month cannot be read', () => {
    expect(isCardExpired({ expires: '' }, NOW)).toBe(false);
    expect(isCardExpired({ expires: 'soon' }, NOW)).toBe(false);
  });

  it('pays as its own method, otherwise as any card, and not at all where cards are not taken [SC-09] [EN-04]', () => {
    expect(cardMethod('visa', ['paypal', 'creditcard', 'visa'])).toBe('visa');
    expect(cardMethod('Mastercard', ['creditcard', 'mastercard'])).toBe('mastercard');
    expect(cardMethod('amex', ['paypal', 'creditcard', 'visa'])).toBe('creditcard');
    expect(cardMethod('maestro', ['paypal', 'visa'])).toBe('visa');
    expect(cardMethod('visa', ['paypal', 'sdd'])).toBeNull();
    expect(methodOfBrand('paypal')).toBeNull();
    expect(methodOfBrand('constructor')).toBeNull();
  });
});

describe('the beginning of a repeated order', () => {
  const cards = [card('old', { expires: '2020-01' }), card('a'), card('b', { last4: '0002' })];

  it('is the card that paid last, as long as it works [SC-09]', () => {
    expect(cardToBegin(cards, { brand: 'visa', last4: '0002' }, NOW)?.id).toBe('b');
    expect(cardToBegin(cards, { brand: 'visa', last4: '9999' }, NOW)?.id).toBe('a');
    expect(cardToBegin(cards, null, NOW)?.id).toBe('a');
    expect(cardToBegin(cards.slice(0, 1), null, NOW)).toBeNull();
  });

  it('is the package bought last, otherwise the popular one [SC-09]', () => {
    const packages = [pkg('p0'), pkg('p1'), pkg('p2', true)];
    expect(packageToBegin(packages, 'p1')?.id).toBe('p1');
    expect(packageToBegin(packages, 'gone')?.id).toBe('p2');
    expect(packageToBegin(packages, null)?.id).toBe('p2');
    expect(packageToBegin([pkg('p0')], null)?.id).toBe('p0');
    expect(packageToBegin([], null)).toBeNull();
  });
});
