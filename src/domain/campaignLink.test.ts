/** What a campaign's address says is what the form says and what the site reads. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { TRACKING_VALUE_MOST_CHARACTERS } from '@/config/limits';
import {
  asRead,
  buildCampaign,
  CAMPAIGN_PAGES,
  NO_CAMPAIGN,
  parseCampaign,
  saneCampaign,
} from './campaignLink';
import { NICHE_NAMES } from './landingSlug';
import { TRACKING_KEYS, trackingFromQuery } from './tracking';

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

  it('cuts what is too long, as the site does', () => {
    expect(asRead(` ${'x'.repeat(200)}`)).toHaveLength(TRACKING_VALUE_MOST_CHARACTERS);
  });
});
