// @vitest-environment jsdom
/** What of an order stands in the address. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keepInAddress, orderPath, withCode } from './orderAddress';

const address = () => globalThis.location.pathname + globalThis.location.search;
beforeEach(() => {
  globalThis.history.replaceState({ key: 'k1' }, '', '/credits/p2?next=%2Fchats%2Fc1');
});

describe('the address of an order', () => {
  it('names package, method and code', () => {
    expect(orderPath('p2', 'paypal', null)).toBe('/credits/p2/paypal');
    expect(orderPath('p2', 'paypal', 'A&B')).toBe('/credits/p2/paypal?code=A%26B');
  });

  it('follows the choice and keeps the rest, without a step in history [RT-07]', () => {
    const { length } = globalThis.history;
    keepInAddress('p2', 'ideal', null);
    expect(address()).toBe('/credits/p2/ideal?next=%2Fchats%2Fc1');
    keepInAddress('p2', 'paypal', 'SUMMER10');
    expect(address()).toBe('/credits/p2/paypal?next=%2Fchats%2Fc1&code=SUMMER10');
    keepInAddress('p2', 'paypal', null);
    expect(address()).toBe('/credits/p2/paypal?next=%2Fchats%2Fc1');
    expect(globalThis.history).toHaveLength(length);
    expect(globalThis.history.state).toEqual({ key: 'k1' });
  });

  it.each(['/credits/p20', '/premium', '/'])('of another page, %s, stays as it is', (other) => {
    globalThis.history.replaceState(null, '', other);
    keepInAddress('p2', 'ideal', 'SUMMER10');
    expect(address()).toBe(other);
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
