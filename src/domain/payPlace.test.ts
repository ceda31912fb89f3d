import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payPlace, siteOf } from './payPlace';

const here = 'https://vesper.test';
const providers = ['https://pay.test', 'https://bank.test:8443'];

describe('where an order is paid [ST-03, RO-05]', () => {
  it.each([
    ['/__mock/pay/pay-1', '/__mock/pay/pay-1', null],
    ['/directdebit?payment=1', '/directdebit?payment=1', null],
    ['https://pay.test/go?order=1#card', 'https://pay.test/go?order=1#card', 'pay.test'],
    ['https://PAY.test', 'https://pay.test/', 'pay.test'],
    ['https://bank.test:8443/a', 'https://bank.test:8443/a', 'bank.test:8443'],
  ])('lets %s through', (input, place, site) => {
    expect(payPlace(input, here, providers)).toBe(place);
    expect(siteOf(place)).toBe(site);
  });

  it.each([
    null,
    undefined,
    '',
    '//pay.test/go',
    'http://pay.test/go',
    'https://pay.test.evil.test/',
    'https://evil.test/https://pay.test',
    'https://pay.test@evil.test/',
    'https://member:secret@pay.test/',
    'https://bank.test/',
    'https://vesper.test/members',
    'javascript:location="https://pay.test"',
    'data:text/html,pay.test',
    'pay.test',
  ])('refuses %j', (input) => {
    expect(payPlace(input, here, providers)).toBeNull();
  });

  it('knows no provider of its own accord', () => {
    expect(payPlace('https://pay.test/go', here)).toBeNull();
  });

  it('never lets through what stands on any other site', () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.webUrl().map((url) => `https://pay.test@${url.slice(8)}`),
    );
    fc.assert(
      fc.property(address, (text) => {
        const place = payPlace(text, here, providers);
        const origins = [here, ...providers];
        expect(place === null || origins.includes(new URL(place, here).origin)).toBe(true);
      }),
    );
  });
});
