/** Addresses of the pages that may be found. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { landingSlug } from './landingSlug';
import { localeOfAddress } from './localeChoice';
import { addressOf, alternatesOf, everyPublicPage, publicPageOf } from './publicPages';

const everywhere = everyPublicPage().flatMap((page) => LOCALES.map((locale) => ({ page, locale })));
const read = (address: string) => new URL(address, 'https://site.test');

describe('an address', () => {
  it('names its page and its language, and no two are the same [BX-16] [RT-16]', () => {
    const addresses = everywhere.map(({ page, locale }) => addressOf(page, locale));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { page, locale } of everywhere) {
      const { pathname, search } = read(addressOf(page, locale));
      expect(localeOfAddress(pathname, search) ?? 'en').toBe(locale);
      if (page.niche === null) continue;
      expect(publicPageOf(page.route, pathname.split('/').at(-1))).toEqual(page);
    }
  });

  it('of a page is among its own alternates in every language, English for all others [BX-16]', () => {
    for (const { page, locale } of everywhere) {
      const alternates = alternatesOf(page);
      expect(alternates).toContainEqual({ language: locale, address: addressOf(page, locale) });
      expect(alternates).toContainEqual({ language: 'x-default', address: addressOf(page, 'en') });
      expect(alternates).toHaveLength(LOCALES.length + 1);
    }
  });
});

describe('a public page', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('of niche %i is told by its slug in every language [NV-10]', (niche) => {
    for (const locale of LOCALES)
      expect(publicPageOf('video', landingSlug(niche, locale))).toEqual({ route: 'video', niche });
  });

  it('with a slug that names nothing is the first niche’s [NV-10]', () => {
    expect(publicPageOf('video', undefined)).toEqual({ route: 'video', niche: 1 });
    expect(publicPageOf('video', 'auto')).toEqual({ route: 'video', niche: 1 });
  });

  it.each(['members', 'chats', 'login', 'memberLanding', 'token', 'notFound'])(
    'is not %s [BX-16]',
    (route) => {
      expect(publicPageOf(route, undefined)).toBeNull();
    },
  );

  it('is nothing that anybody could make up [BX-16]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (route, slug) => {
        const page = publicPageOf(route, slug);
        expect(page === null || page.route === route).toBe(true);
      }),
    );
  });
});
