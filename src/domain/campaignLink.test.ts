/** What a campaign's address says is what the form says and what the site reads. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { TRACKING_VALUE_MOST_CHARACTERS } from '@/config/limits';
import { patterns } from '@/config/paths';
import {
  asRead,
  buildCampaign,
  CAMPAIGN_PAGES,
  hasSlug,
  NO_CAMPAIGN,
  parseCampaign,
  saneCampaign,
} from './campaignLink';
import { readSlug } from './landingSlug';
import { NICHE_NAMES } from './niche';
import { localeOfAddress } from './localeChoice';
import { TRACKING_KEYS, trackingFromQuery, trackingOfVisit } from './tracking';
import { chooseVariant } from './variant';

/** The route of a path, by the product's own patterns. */
const routeOf = (pathname: string): string | undefined =>
  Object.entries(patterns).find(([name, pattern]) => {
    const form = pattern.replaceAll(/\/:[a-z]+\?/gu, '(?:/[^/]+)?').replaceAll(/:[a-z]+/gu, '[^/]+');
    return name !== 'token' && new RegExp(`^${form}$`, 'u').test(pathname);
  })?.[0];

const ORIGIN = 'https://site.test';
const value = fc.string({ unit: 'binary', maxLength: 140 });
const campaigns = fc.record({
  page: fc.constantFrom(...CAMPAIGN_PAGES),
  member: fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/),
  niche: fc.constantFrom(...NICHE_NAMES, 'auto' as const),
  locale: fc.option(fc.constantFrom(...LOCALES)),
  network: value,
  ref: value,
  sub1: value,
  sub2: value,
  sub3: value,
  variant: fc.option(fc.constantFrom('a' as const, 'b' as const)),
  lb: fc.boolean(),
});

describe('the address of a campaign [BX-11]', () => {
  it('reads back as what was put into it', () => {
    fc.assert(
      fc.property(campaigns, (campaign) => {
        expect(parseCampaign(ORIGIN + buildCampaign(campaign), ORIGIN)).toEqual(saneCampaign(campaign));
      }),
    );
  });

  it('tells the site what the form says [EN-07]', () => {
    fc.assert(
      fc.property(campaigns, (campaign) => {
        const tracking = trackingFromQuery(new URL(buildCampaign(campaign), ORIGIN).search);
        for (const key of TRACKING_KEYS) expect(tracking[key] ?? '').toBe(saneCampaign(campaign)[key]);
      }),
    );
  });

  it('is understood by the site as it was chosen: page, niche, language, wording, beacon [NV-10] [BX-15] [ST-14]', () => {
    const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(campaigns, chances, (campaign, chance) => {
        const chosen = saneCampaign(campaign);
        const { pathname, search, searchParams } = new URL(buildCampaign(campaign), ORIGIN);
        expect(routeOf(pathname)).toBe(chosen.page);
        expect(localeOfAddress(pathname, search)).toBe(chosen.locale);
        const slug = hasSlug(chosen.page) ? pathname.slice(pathname.lastIndexOf('/') + 1) : 'auto';
        expect(readSlug(slug)?.niche).toBe(
          chosen.niche === 'auto' ? undefined : NICHE_NAMES.indexOf(chosen.niche) + 1,
        );
        const variant = chooseVariant({ searches: [search], kept: null, chance });
        expect(variant).toBe(chosen.variant ?? (chance < 0.5 ? 'a' : 'b'));
        expect(searchParams.has('lb')).toBe(chosen.lb);
        const { lander, variant: told } = trackingOfVisit({ pathname, search }, variant);
        expect(told).toBe(lander === null ? null : variant);
        expect(lander === null).toBe(chosen.page === 'index' || chosen.page === 'signup');
      }),
    );
  });

  it('leaves niche and language to the site where they are auto [NV-10]', () => {
    expect(buildCampaign({ ...NO_CAMPAIGN, page: 'video', locale: 'nl' })).toBe('/landers/video/auto');
    expect(buildCampaign({ ...NO_CAMPAIGN, page: 'video', niche: 'she', locale: 'nl', lb: true })).toBe(
      '/landers/video/she-nl?lb=1',
    );
    expect(buildCampaign({ ...NO_CAMPAIGN, locale: 'de', ref: 'a&b' })).toBe('/?lang=de&ref=a%26b');
    expect(buildCampaign({ ...NO_CAMPAIGN, page: 'memberLanding', member: 'm1', niche: 'she' })).toBe(
      '/members/m1/landing',
    );
  });

  it('is none of another page', () => {
    for (const address of ['', '/premium', '/landers/other', '/members/m1', 'http://[']) {
      expect(parseCampaign(address, ORIGIN)).toBeNull();
    }
    expect(parseCampaign('/landers/video', ORIGIN)?.niche).toBe('auto');
  });

  it('is read as the site reads it, in any spelling [BX-12] [BX-15] [ST-14]', () => {
    expect(parseCampaign('/signup?network=x&amp;LANG=de&amp;Variant=b&amp;lb', ORIGIN)).toEqual({
      ...NO_CAMPAIGN,
      page: 'signup',
      network: 'x',
      locale: 'de',
      variant: 'b',
      lb: true,
    });
  });

  it('cuts what is too long, as the site does', () => {
    expect(asRead(` ${'x'.repeat(200)}`)).toHaveLength(TRACKING_VALUE_MOST_CHARACTERS);
  });
});
