import { describe, expect, it } from 'vitest';
import { landingSlug, resolveSlug } from './landingSlug';

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
});
