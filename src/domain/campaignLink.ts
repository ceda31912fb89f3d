/** The addresses that campaigns link to: built from the parts of a form, and read back into them (spec 2, 3). */
import { path } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { landingSlug, readSlug } from './landingSlug';
import { NICHE_NAMES, nicheName } from './niche';
import type { NicheName } from './niche';
import { asksForBeacon } from './leaveBeacon';
import { localeOfAddress } from './localeChoice';
import type { Locale } from './model';
import { SLUG_LANDERS } from './publicPages';
import { readQuery } from './readQuery';
import { TRACKING_KEYS, trackingFromQuery } from './tracking';
import { isVariant } from './variant';
import type { Variant } from './variant';

const MEMBER_PAGES = ['memberLanding', 'memberLanding2', 'memberLanding3'] as const satisfies RouteName[];
/** Pages that a campaign may lead to. */
export const CAMPAIGN_PAGES = ['index', 'signup', 'tinderswipe', ...SLUG_LANDERS, ...MEMBER_PAGES] as const;
export type CampaignPage = (typeof CAMPAIGN_PAGES)[number];
type TrackingKey = (typeof TRACKING_KEYS)[number];

export interface Campaign extends Record<TrackingKey, string> {
  page: CampaignPage;
  /** Id of the member whose landing it is; empty for other pages. */
  member: string;
  /** `auto` leaves niche and language to the site and the visitor's browser. */
  niche: NicheName | 'auto';
  /** null leaves it to the visitor's browser; a slug with a niche always names one. */
  locale: Locale | null;
  /** null leaves it to chance. */
  variant: Variant | null;
  /** Tells when the page is left. */
  lb: boolean;
}

export const NO_CAMPAIGN: Campaign = {
  page: 'index',
  member: '',
  niche: 'auto',
  locale: null,
  network: '',
  ref: '',
  sub1: '',
  sub2: '',
  sub3: '',
  variant: null,
  lb: false,
};

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  all.some((known) => known === text);
/** @param text for example the value of a select */
export const isCampaignPage = (text: string): text is CampaignPage => isOneOf(CAMPAIGN_PAGES, text);
/** Says whether the page is one member's. */
export const hasMember = (page: CampaignPage): boolean => isOneOf(MEMBER_PAGES, page);
/** Says whether the page's address has a slug. */
export const hasSlug = (page: CampaignPage): boolean =>
  isOneOf(SLUG_LANDERS, page) || page === 'memberLanding2' || page === 'memberLanding3';

/** A value as the site will read it: without control characters and blanks around it, 120 characters at most. */
export const asRead = (value: string): string =>
  trackingFromQuery(new URLSearchParams({ ref: value }).toString()).ref ?? '';

/** The same campaign without what its page cannot say. */
export function saneCampaign(campaign: Campaign): Campaign {
  const { page, member, niche, locale } = campaign;
  const values = Object.fromEntries(TRACKING_KEYS.map((key) => [key, asRead(campaign[key])]));
  const named = hasSlug(page) ? niche : 'auto';
  return {
    ...campaign,
    ...values,
    member: hasMember(page) ? member.trim() : '',
    niche: named,
    locale: named !== 'auto' ? (locale ?? 'en') : hasSlug(page) ? null : locale,
  };
}

/** The slug of a campaign's address; undefined where the page has none. */
export function slugOf(campaign: Campaign): string | undefined {
  const { page, niche, locale } = saneCampaign(campaign);
  if (!hasSlug(page)) return undefined;
  return niche === 'auto' ? 'auto' : landingSlug(NICHE_NAMES.indexOf(niche) + 1, locale ?? 'en');
}

/** @returns path and query; parts that say nothing are left out */
export function buildCampaign(campaign: Campaign): string {
  const sane = saneCampaign(campaign);
  const { page, member: id, locale, variant, lb } = sane;
  const query = new URLSearchParams();
  if (locale !== null && !hasSlug(page)) query.set('lang', locale);
  for (const key of TRACKING_KEYS) if (sane[key] !== '') query.set(key, sane[key]);
  if (variant !== null) query.set('variant', variant);
  if (lb) query.set('lb', '1');
  const text = query.toString();
  return pathOf(page, id, slugOf(sane)) + (text === '' ? '' : `?${text}`);
}

/**
 * Reads an address into the parts of the form.
 * @param address whole, or from its path on
 * @param origin of the site, for addresses without one
 * @returns null where no campaign leads
 */
export function parseCampaign(address: string, origin: string): Campaign | null {
  if (address.trim() === '' || !URL.canParse(address.trim(), origin)) return null;
  const { pathname, search } = new URL(address.trim(), origin);
  for (const page of CAMPAIGN_PAGES) {
    const found = readPath(page, pathname);
    if (found === null) continue;
    const known = readSlug(found.slug);
    const variant = readQuery(search).get('variant');
    const tracking = trackingFromQuery(search);
    const values = Object.fromEntries(TRACKING_KEYS.map((key) => [key, tracking[key] ?? '']));
    return saneCampaign({
      ...NO_CAMPAIGN,
      ...values,
      page,
      member: found.member,
      niche: known ? nicheName(known.niche) : 'auto',
      locale: localeOfAddress(pathname, search),
      variant: isVariant(variant) ? variant : null,
      lb: asksForBeacon([search]),
    });
  }
  return null;
}

function pathOf(page: CampaignPage, id: string, slug: string | undefined): string {
  switch (page) {
    case 'memberLanding':
      return path(page, { id });
    case 'memberLanding2':
    case 'memberLanding3':
      return path(page, { id, ...(slug !== undefined && { slug }) });
    case 'index':
    case 'signup':
    case 'tinderswipe':
      return path(page);
    default:
      return path(page, slug === undefined ? {} : { slug });
  }
}

/** Stands for the member and the slug while a path is taken apart. */
const MARK = 'x';

function readPath(page: CampaignPage, pathname: string): { member: string; slug: string } | null {
  const form = pathOf(page, MARK, hasSlug(page) ? MARK : undefined).split('/');
  const parts = pathname.split('/');
  if (parts.at(-1) === '' && page !== 'index') parts.pop();
  if (parts.length !== form.length && !(hasSlug(page) && parts.length === form.length - 1)) return null;
  const held = parts.filter((_, at) => form[at] === MARK);
  if (!parts.every((part, at) => form[at] === MARK || part === form[at])) return null;
  const [first = '', second = ''] = held.map(decoded);
  return hasMember(page) ? { member: first, slug: second } : { member: '', slug: first };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
