import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { landingSlug, readSlug } from './landingSlug';
import { addressIn, chooseLocale, domainLocale, localeOfAddress } from './localeChoice';

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

const NICHES = [1, 2, 3, 4, 5, 6, 7];
const LANDINGS = ['/landers/video/', '/members/elena/landing2/', '/members/a%20b/landing3/'];

describe('the language of an address', () => {
  it("is a landing's own, for all niches and languages [NV-10] [ST-18]", () => {
    for (const niche of NICHES) {
      for (const locale of LOCALES) {
        for (const landing of LANDINGS) {
          expect(localeOfAddress(landing + landingSlug(niche, locale), '?network=x')).toBe(locale);
        }
      }
    }
  });

  it.each([
    ['/landers/video', '?lang=fr', 'fr'],
    ['/', '?network=a&lang=it', 'it'],
    ['/landers/video/she-nl', '?lang=fr', 'nl'],
    ['/landers/video/auto', '?lang=fr', 'fr'],
    ['/landers/video/nonsense', '', null],
    ['/landers/video/de', '', 'de'],
    ['/landers/video/en', '', null],
    ['/landers', '', null],
    ['/de', '', null],
    ['/members/nl', '', null],
    ['/members/elena/landing/nl', '', null],
    ['/', '?network=a&amp;amp;lang=it', 'it'],
    ['/', '?LANG=it', 'it'],
    ['/terms', '?lang=xx', null],
    ['/terms', '?lang=', null],
    ['/landers/video/DE', '', null],
  ])('of %s%s is %s [NV-10] [ST-18]', (pathname, search, locale) => {
    expect(localeOfAddress(pathname, search)).toBe(locale);
  });

  it("reads every slug as the landing's texts do [NV-10]", () => {
    const words = fc.stringMatching(
      /^(she-|gay-|x|auto-|-){0,3}(eng|nl|de|en|automat)?[a-z0-9-]{0,6}(pl|-es)?$/,
    );
    fc.assert(
      fc.property(words, (slug) => {
        fc.pre(slug !== '');
        expect(localeOfAddress(`/landers/gallery/${slug}`, '')).toBe(readSlug(slug)?.locale ?? null);
      }),
    );
  });

  it('follows a choice, and what else the address says stays [ST-18] [NV-10]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANDINGS),
        fc.constantFrom(...NICHES),
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...LOCALES),
        (landing, niche, from, to) => {
          const address = addressIn(to, landing + landingSlug(niche, from), '?ref=a%20b');
          expect(address).toBe(`${landing}${landingSlug(niche, to)}?ref=a%20b`);
        },
      ),
    );
    expect(addressIn('de', '/terms', '?lang=nl&ref=1')).toBe('/terms?lang=de&ref=1');
    expect(addressIn('de', '/terms', '?ref=1&amp;Lang=nl')).toBe('/terms?ref=1&lang=de');
    expect(addressIn('de', '/landers/video', '?ref=a%20b')).toBe('/landers/video?ref=a%20b');
    expect(addressIn('de', '/members/nl', '')).toBe('/members/nl');
    expect(addressIn('en', '/landers/video/spring-she-nl-2', '')).toBe('/landers/video/spring-she-eng-2');
  });
});
