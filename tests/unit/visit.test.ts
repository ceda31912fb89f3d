// @vitest-environment jsdom
/** What a tab's visit says over a reload, where nothing of it may be kept: its first source, its wording, its language. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { startVisit } from '@/app/start';
import { getSettings } from '@/api/calls/settings';
import { getCurrentUser } from '@/api/calls/user';
import { languageCookie } from '@/core/language/chooseLanguage';
import { selectSettings } from '@/core/settings/settingsSlice';
import { selectTracking } from '@/core/tracking/trackingSlice';
import { visitAddresses, visitChance } from '@/core/tracking/visitAddresses';
import { pageVariant } from '@/core/variant/pageVariant';
import { NO_TRACKING } from '@/domain/tracking';
import { currentLocale } from '@/i18n/i18n';
import { createSettings } from '@mocks/world/settings';
import { firstFrame } from '../../scripts/prerender/firstFrame';

vi.mock(import('@/api/calls/user'), async (original) => ({
  ...(await original()),
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
}));
vi.mock(import('@/api/calls/settings'), async (original) => ({
  ...(await original()),
  getSettings: vi.fn<typeof getSettings>(),
}));

const NAMES = { appearance: LOCAL_KEYS.appearance, variant: LOCAL_KEYS.variant };
const KEY = '8f4e1d0c-7b1a-4d55-9a57-2f6f3e21c0a';

/**
 * The tab as the browser lists it.
 * @param digit the last one of the first entry's identifier
 * @param index of the address on show, the last one unless somebody went back
 */
function tab(addresses: readonly (string | null)[], digit = '0', index = addresses.length - 1): void {
  delete document.documentElement.dataset['variant'];
  window.history.replaceState(null, '', addresses[index] ?? '/');
  const url = (address: string | null) => address && new URL(address, window.location.origin).href;
  const entries = addresses.map((address, at) => ({
    url: url(address),
    key: KEY + (at === 0 ? digit : 'f'),
  }));
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index } });
}
const shown = () => document.documentElement.dataset['variant'];

beforeEach(() => {
  localStorage.clear();
  vi.mocked(getSettings).mockResolvedValue(createSettings());
  // A visitor: the effects of a member's visit would come while another file runs.
  vi.mocked(getCurrentUser).mockResolvedValue(null);
});
afterEach(() => vi.unstubAllGlobals());

describe('the source of a visit', () => {
  it('stays what the first address said after a reload of a page without one [EN-07] [BX-12]', async () => {
    tab(['/landers/video/eng?network=lamp&sub1=a&variant=b', '/faq', '/signup']);
    const { store } = await startVisit();
    expect(selectTracking(store.getState())).toEqual({
      ...NO_TRACKING,
      network: 'lamp',
      sub1: 'a',
      lander: 'video/eng',
      variant: 'b',
    });
    expect(localStorage.getItem(LOCAL_KEYS.tracking)).toBeNull();
    expect(localStorage.getItem(LOCAL_KEYS.variant)).toBeNull();
  });

  it('is never another one that the same tab came by later [BX-12]', async () => {
    tab(['/?ref=first', '/?ref=second', '/?ref=first&network=x']);
    const { store } = await startVisit();
    expect(selectTracking(store.getState())).toMatchObject({ ref: 'first', network: null });
  });

  it('is that of the address on show where the browser tells of no others, or hides them [EN-07]', () => {
    tab([null, '/?ref=7']);
    expect(visitAddresses().map(({ search }) => search)).toEqual(['?ref=7', '?ref=7']);
    vi.unstubAllGlobals();
    expect(visitAddresses().map(({ search }) => search)).toEqual(['?ref=7']);
  });
});

describe('the language of a visit', () => {
  const CHOSEN = 'i18n_redirected=it; path=/';
  afterEach(() => {
    document.cookie = `${CHOSEN}; max-age=0`;
  });

  it.each([
    [['/landers/video/de', '/signup'], 'de'],
    [['/landers/video/de?network=lamp', '/faq', '/landers/video/auto'], 'de'],
    [['/landers/video/de', '/terms?lang=pl', '/signup'], 'pl'],
    [['/landers/video/de', '/landers/video/she-nl'], 'nl'],
    [['/landers/video/auto', '/signup'], 'en'],
    [[null, '/signup'], 'en'],
  ])('after %j is %s, a domain or not, and no cookie says so [ST-18] [NV-10]', async (addresses, locale) => {
    const named = locale !== 'en';
    vi.mocked(getSettings).mockResolvedValue({
      ...createSettings(),
      domain_language: named ? 'fr' : null,
    });
    tab(addresses);
    const { store } = await startVisit();
    expect(currentLocale()).toBe(locale);
    await vi.waitFor(() => expect(selectSettings(store.getState())).not.toBeNull());
    await Promise.resolve();
    expect(currentLocale()).toBe(locale);
    expect(languageCookie()).toBeNull();
  });

  it('is none of a page that one has gone back from, though its source stays known [ST-18] [BX-12]', async () => {
    tab(['/landers/video/de', '/faq', '/landers/video/she-nl?ref=7'], '0', 1);
    const { store } = await startVisit();
    expect(currentLocale()).toBe('de');
    expect(selectTracking(store.getState())).toMatchObject({ ref: '7' });
  });

  it('is the one that was chosen, once an address of another is left [ST-18] [NV-06]', async () => {
    document.cookie = CHOSEN;
    tab(['/landers/video/de', '/signup']);
    await startVisit();
    expect(currentLocale()).toBe('it');
    tab(['/landers/video/de']);
    await startVisit();
    expect(currentLocale()).toBe('de');
  });
});

describe('the wording of a visit', () => {
  it('is the same over a reload, by chance for each tab [BX-15]', () => {
    const drawn = '0123456789abcdef'.split('').map((digit) => {
      tab(['/landers/video/eng', '/signup'], digit);
      const first = pageVariant();
      tab(['/landers/video/eng', '/signup', '/landers/gallery/eng'], digit);
      expect(pageVariant()).toBe(first);
      return first;
    });
    expect(drawn.filter((variant) => variant === 'a')).toHaveLength(8);
    tab(['/'], '}');
    expect(visitChance()).toBeCloseTo(10 / 16);
    tab(['/'], 'x');
    expect(visitChance()).toBeLessThan(1);
  });

  it.each([
    ['/landers/video/eng?variant=b', null],
    ['/landers/video/eng?variant=a', 'b'],
    ['/landers/video/eng?network=x&amp;Variant=b', 'a'],
    ['/landers/video/eng?variant=c', 'b'],
    ['/landers/video/eng?variant=%00b', 'a'],
    ['/landers/video/eng?variant=c&variant=b', 'a'],
    ['/landers/video/eng?variant=', null],
    ['/landers/video/eng', 'x'],
    ['/landers/video/eng', null],
  ])('at %s with %j kept is the same before the first paint as in the app [BX-15]', (address, kept) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.useFakeTimers();
    for (const digit of ['3', 'c'])
      for (const before of [[], ['/?variant=b'], [null]]) {
        if (kept !== null) localStorage.setItem(LOCAL_KEYS.variant, kept);
        tab([...before, address], digit);
        firstFrame(NAMES);
        const early = shown();
        tab([...before, address], digit);
        expect(pageVariant()).toBe(early);
      }
    vi.useRealTimers();
  });
});
