/** What a build takes from its environment about other places. */
import { describe, expect, it } from 'vitest';
import { places } from '../../scripts/vite/names.ts';

describe('the places of a build', () => {
  it('are none that nobody has named', () => {
    expect(places({})).toEqual({});
    expect(places({ PAY_ORIGINS: ' ' })).toEqual({});
  });

  it('are origins, whatever was named of them', () => {
    const environment = {
      SITE_ORIGIN: 'https://dating.example/en',
      PAY_ORIGINS: 'https://Pay.example/checkout, https://bank.example:8443',
    };
    expect(places(environment)).toEqual({
      'import.meta.env.SITE_ORIGIN': '"https://dating.example"',
      'import.meta.env.PAY_ORIGINS': '"https://pay.example https://bank.example:8443"',
    });
  });

  it.each(['pay.example', 'http://pay.example', 'javascript:alert(1)', 'https://'])(
    'are no addresses that others could change on their way: %s',
    (address) => {
      expect(() => places({ PAY_ORIGINS: address })).toThrow(
        `PAY_ORIGINS: "${address}" is no https address.`,
      );
    },
  );
});
