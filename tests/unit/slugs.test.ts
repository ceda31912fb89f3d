/** Seven niches in seven languages, and `auto`: the same page for the address, the app, the server, searches and its file. */
import { describe, expect, it } from 'vitest';
import { LOCALES, LOCALE_TAGS } from '@/config/locales';
import { path } from '@/config/paths';
import { landingSlug, landingSlugOf, NICHES, readSlug } from '@/domain/landingSlug';
import { addressIn, localeOfAddress } from '@/domain/localeChoice';
import type { Locale } from '@/domain/model';
import { addressOf, publicPageOf, SLUG_LANDERS } from '@/domain/publicPages';
import { placesOf } from '../../scripts/prerender/places.ts';
import { pageNames } from '../../scripts/serve/language.ts';

const CASES = NICHES.flatMap((niche) => LOCALES.map((locale) => ({ niche, locale })));
/** Every file there is, by the address that it says of itself. */
const FILES = new Map(
  SLUG_LANDERS.flatMap((route) =>
    CASES.flatMap(({ niche, locale }) =>
      placesOf({ route, niche }, locale).map(({ file }) => [file, addressOf({ route, niche }, locale)]),
    ),
  ),
);

/** What the server answers: the canonical address of the file. */
function canonicalOf(pathname: string, browser: Locale): string | undefined {
  const asked = { pathname, search: '?network=lamp', cookies: '', languages: LOCALE_TAGS[browser] };
  const file = pageNames(pathname.slice(1), asked).find((name) => FILES.has(name));
  return FILES.get(file ?? '');
}

describe('the slug of niche and language [NV-10] [RT-16]', () => {
  it.each(CASES)('niche $niche in $locale: auto becomes it, and it stays what it is', ({ niche, locale }) => {
    const slug = landingSlug(niche, locale);
    const prefix = ['', 'she-', 'bdsm-', 'bbw-', 'gilf-', 'milf-', 'gay-'][niche - 1] ?? '';
    expect(slug).toBe(prefix + (locale === 'en' ? 'eng' : locale));
    for (const auto of ['auto', 'AUTO', 'no-such-slug', 'en', '%', '']) {
      expect(landingSlugOf(auto, niche, locale)).toBe(slug);
      expect(landingSlugOf(slug, niche, locale)).toBe(slug);
    }
    // Whatever site and visitor are set to, an address that names both is left alone.
    for (const other of CASES) expect(landingSlugOf(slug, other.niche, other.locale)).toBe(slug);
    expect(landingSlugOf('spring-auto-2', niche, locale)).toBe(`spring-${slug}-2`);
    expect(readSlug(slug)).toEqual({ niche, locale });
  });

  it.each(CASES)('niche $niche in $locale: every lander has the file that says so', ({ niche, locale }) => {
    for (const route of SLUG_LANDERS) {
      const address = path(route, { slug: landingSlug(niche, locale) });
      expect(localeOfAddress(address, '?lang=en')).toBe(locale);
      expect(publicPageOf(route, landingSlug(niche, locale))).toEqual({ route, niche });
      for (const browser of LOCALES) {
        expect(canonicalOf(address, browser)).toBe(address);
        expect(canonicalOf(`${path(route)}/spring-${landingSlug(niche, locale)}-2`, browser)).toBe(address);
        expect(addressIn(browser, address, '')).toBe(path(route, { slug: landingSlug(niche, browser) }));
      }
    }
  });

  it.each(LOCALES)(
    'none, auto or an unknown one is answered with the plain one of %s, and says so',
    (locale) => {
      for (const route of SLUG_LANDERS)
        for (const rest of ['', '/auto', '/no-such-slug', '/AUTO', '/she-xx', '/spring-auto-2'])
          expect(canonicalOf(path(route) + rest, locale)).toBe(path(route, { slug: landingSlug(1, locale) }));
    },
  );
});
