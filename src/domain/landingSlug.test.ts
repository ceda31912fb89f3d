import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { landingSlug, landingSlugOf, readSlug, resolveSlug } from './landingSlug';
import { nicheName } from './niche';

describe('landing slugs', () => {
  it.each([
    [1, 'nl', 'nl'],
    [1, 'en', 'eng'],
    [2, 'nl', 'she-nl'],
    [3, 'de', 'bdsm-de'],
    [4, 'fr', 'bbw-fr'],
    [5, 'en', 'gilf-eng'],
    [6, 'es', 'milf-es'],
    [7, 'pl', 'gay-pl'],
    [8, 'it', 'it'],
  ] as const)('niche %i in %s is %s [NV-10]', (niche, locale, slug) => {
    expect(landingSlug(niche, locale)).toBe(slug);
  });

  it('replaces the word auto and nothing else [NV-10]', () => {
    expect(resolveSlug('auto', 2, 'en')).toBe('she-eng');
    expect(resolveSlug('summer-auto-2', 1, 'nl')).toBe('summer-nl-2');
    expect(resolveSlug('automobile', 2, 'nl')).toBe('automobile');
    expect(resolveSlug('she-de', 2, 'nl')).toBe('she-de');
  });

  it.each([
    ['she-de', 'she-de'],
    ['eng', 'eng'],
    ['auto', 'milf-nl'],
    ['summer-auto-2', 'summer-milf-nl-2'],
    ['summer-milf-nl-2', 'summer-milf-nl-2'],
    ['en', 'milf-nl'],
    ['she-xx', 'milf-nl'],
    ['nonsense', 'milf-nl'],
    ['Summer-DE', 'milf-nl'],
  ])("of an address, %s reads %s: an unknown one falls back to the language's own [NV-10]", (slug, read) => {
    expect(landingSlugOf(slug, 6, 'nl')).toBe(read);
  });

  it('of an address are read once: what they became stays [NV-10]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[a-z-]{0,6}(auto|she-de|eng|nl)?[a-z0-9-]{0,6}$/)),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(...LOCALES),
        (slug, niche, locale) => {
          const read = landingSlugOf(slug, niche, locale);
          expect(landingSlugOf(read, niche, locale)).toBe(read);
        },
      ),
    );
  });

  it('say their niche and language, for all of both [NV-10]', () => {
    for (const niche of [1, 2, 3, 4, 5, 6, 7]) {
      for (const locale of LOCALES) {
        expect(readSlug(landingSlug(niche, locale))).toEqual({ niche, locale });
        expect(readSlug(`spring-${landingSlug(niche, locale)}-2`)).toEqual({ niche, locale });
      }
    }
    expect(readSlug('auto')).toBeNull();
    expect(readSlug('')).toBeNull();
    expect([0, 1, 2, 7, 8].map(nicheName)).toEqual(['plain', 'plain', 'she', 'gay', 'plain']);
  });
});
