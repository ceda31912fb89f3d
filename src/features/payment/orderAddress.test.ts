// @vitest-environment jsdom
/** What of an order stands in the address. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keepInAddress } from './orderAddress';

const address = () => globalThis.location.pathname + globalThis.location.search;
beforeEach(() => {
  globalThis.history.replaceState({ key: 'k1' }, '', '/credits/p2?next=%2Fchats%2Fc1');
});

describe('the address of an order', () => {
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

  it('keeps a code of which nobody has heard yet whether it counts [VA-09]', () => {
    globalThis.history.replaceState(null, '', '/credits/p2?code=SUMMER10');
    keepInAddress('p2', 'ideal', undefined);
    expect(address()).toBe('/credits/p2/ideal?code=SUMMER10');
  });

  it.each(['/credits/p20', '/premium', '/'])('of another page, %s, stays as it is', (other) => {
    globalThis.history.replaceState(null, '', other);
    keepInAddress('p2', 'ideal', 'SUMMER10');
    expect(address()).toBe(other);
  });
});
