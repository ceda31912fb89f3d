import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { chooseLocale, domainLocale } from './localeChoice';

describe('chooseLocale', () => {
  it('takes the cookie first [ST-18]', () => {
    expect(chooseLocale({ cookie: 'pl', browser: ['de-DE'] })).toBe('pl');
  });

  it('then the first language of the browser that is supported [ST-18]', () => {
    expect(chooseLocale({ cookie: null, browser: ['sv-SE', 'de-CH', 'fr'] })).toBe('de');
    expect(chooseLocale({ cookie: null, browser: ['NL_be'] })).toBe('nl');
  });

  it('then English [ST-18]', () => {
    expect(chooseLocale({ cookie: null, browser: [] })).toBe('en');
    expect(chooseLocale({ cookie: null, browser: ['sv-SE', '', 'plt'] })).toBe('en');
  });

  it('is always a supported language, whatever a cookie holds [ST-18]', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.array(fc.string()), (cookie, browser) => {
        expect(LOCALES).toContain(chooseLocale({ cookie, browser }));
      }),
    );
    expect(chooseLocale({ cookie: 'constructor', browser: ['it'] })).toBe('it');
  });
});

describe('domainLocale', () => {
  it('goes by the first two letters of the setting [ST-18]', () => {
    expect(domainLocale('nl', null)).toBe('nl');
    expect(domainLocale('de_AT', null)).toBe('de');
    expect(domainLocale('FR-fr', null)).toBe('fr');
  });

  it('leaves the language when a cookie was set, or nothing matches [ST-18]', () => {
    expect(domainLocale('nl', 'en')).toBeNull();
    expect(domainLocale('sv', null)).toBeNull();
    expect(domainLocale('', null)).toBeNull();
    expect(domainLocale(null, null)).toBeNull();
  });

  it('counts a cookie that names no supported language as none [ST-18]', () => {
    expect(domainLocale('nl', 'xx')).toBe('nl');
  });
});
