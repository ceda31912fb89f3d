/** The addresses of an order, with and without a discount code. */
import { describe, expect, it } from 'vitest';
import { makePayment } from '@tests/factories/order';
import { orderPath, progressPath, withCode, withPayment } from './orderPath';

describe('the address of an order', () => {
  it('names package, method and code', () => {
    expect(orderPath('p2', 'paypal', null)).toBe('/credits/p2/paypal');
    expect(orderPath('p2', 'paypal', undefined)).toBe('/credits/p2/paypal');
    expect(orderPath('p2', 'paypal', 'A&B')).toBe('/credits/p2/paypal?code=A%26B');
    expect(orderPath('p2', null, 'SUMMER10')).toBe('/credits/p2?code=SUMMER10');
  });

  it('names no bonus, which nobody has typed in', () => {
    expect(orderPath('p2', 'paypal', 'TIMEBONUS25')).toBe('/credits/p2/paypal');
  });

  it('that tells how it stands names the payment and the code that it was made with', () => {
    expect(progressPath(makePayment())).toBe('/credits/p2/ideal?payment=pay-1');
    expect(progressPath(makePayment({ code: 'SUMMER10' }))).toBe(
      '/credits/p2/ideal?code=SUMMER10&payment=pay-1',
    );
    expect(withPayment('/credits/p2?code=A1', 'a&b')).toBe('/credits/p2?code=A1&payment=a%26b');
  });
});

describe('a link of the shop', () => {
  it.each([
    ['/credits', '/credits?code=A1'],
    ['/premium?next=%2Fchats', '/premium?next=%2Fchats&code=A1'],
    ['/premium?code=B2', '/premium?code=A1'],
  ])('%s takes the code along', (link, expected) => {
    expect(withCode(link, 'A1')).toBe(expected);
  });

  it.each([
    ['/credits', '/credits'],
    ['/credits?code=B2', '/credits'],
    ['/premium?next=%2Fchats&code=B2', '/premium?next=%2Fchats'],
  ])('%s takes none along when none is in use', (link, expected) => {
    expect(withCode(link, null)).toBe(expected);
  });
});
