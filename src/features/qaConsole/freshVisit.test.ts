// @vitest-environment jsdom
/** A fresh browser's visit: nothing of the visits before is in the tab's history, and nobody in another tab tells of them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { visitAddresses, visitLocale } from '@/core/tracking/visitAddresses';
import { pageVariant } from '@/core/variant/pageVariant';
import { beginVisit } from './begin';
import { endVisit } from './memory';
import type { Send } from './requests';

const Channel = BroadcastChannel;
const leave = vi.fn<(address: string) => void>();
const send: Send = () => Promise.resolve({});

/** A page of the tab as the browser lists it, the one on show last. Each has its place in the list as its key. */
function open(...addresses: readonly string[]): Promise<boolean> {
  const { origin } = window.location;
  const entries = addresses.map((address, place) => ({ url: `${origin}${address}`, key: `e${place}` }));
  window.history.replaceState(null, '', addresses.at(-1) ?? '/');
  document.documentElement.dataset['variant'] = 'b';
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: entries.at(-1) });
  vi.stubGlobal('BroadcastChannel', Channel);
  return beginVisit(leave, send);
}
const seen = () => visitAddresses().map(({ pathname, search }) => `${pathname}${search}`);
const locale = () => visitLocale(null, window.location);

beforeEach(() => leave.mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['variant'];
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const BEFORE = ['/signup?network=partner&ref=42', '/landers/video/she-nl?variant=b'];

it('leaves a browser as it is that nobody made fresh', async () => {
  await open(...BEFORE, '/signup');
  expect(seen()).toEqual([...BEFORE, '/signup', '/signup']);
  expect([locale(), pageVariant()]).toEqual(['nl', 'b']);
  expect(BroadcastChannel).toBe(Channel);
});

it('begins with the page after a reset, over a reload and on the pages after it [BX-03, EN-07]', async () => {
  endVisit();
  localStorage.setItem(LOCAL_KEYS.variant, 'a');
  await open(...BEFORE, '/signup');
  expect(seen()).toEqual(['/signup', '/signup']);
  expect([locale(), pageVariant()]).toEqual([null, 'a']);
  await open(...BEFORE, '/signup', '/landers/video/de?ref=7', '/faq');
  expect(seen()).toEqual(['/signup', '/landers/video/de?ref=7', '/faq', '/faq']);
  expect(locale()).toBe('de');
});

it('begins anew with each reset, in every tab, and where the tab has lost its beginning', async () => {
  endVisit();
  await open(...BEFORE, '/faq');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
  endVisit();
  await open(...BEFORE, '/faq', '/terms');
  expect(seen()).toEqual(['/terms', '/terms']);
  // The tester went back, and on to somewhere else.
  await open('/signup?network=partner', '/faq');
  expect(seen()).toEqual(['/faq', '/faq']);
});

it('begins with the page that a link leads to [BX-03]', async () => {
  expect(await open(...BEFORE, '/?qa=show:signup-source-unknown')).toBe(true);
  expect(leave).toHaveBeenCalledWith('/signup');
  expect(await open(...BEFORE, '/signup')).toBe(false);
  expect(seen()).toEqual(['/signup', '/signup']);
});

it('hears of other tabs of its own, and of none that was open before [BX-03, BX-12]', async () => {
  const old = new BroadcastChannel('visit');
  endVisit();
  await open('/');
  const [here, other] = [new BroadcastChannel('visit'), new BroadcastChannel('visit')];
  const heard: unknown[] = [];
  here.addEventListener('message', ({ data }) => heard.push(data));
  old.postMessage('from before');
  other.postMessage('from now');
  await vi.waitFor(() => expect(heard).toContain('from now'));
  expect(heard).toEqual(['from now']);
  for (const channel of [old, here, other]) channel.close();
});
