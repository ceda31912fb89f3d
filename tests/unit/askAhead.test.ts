// @vitest-environment jsdom
/** What the empty page asks for before the app is here, and what the build tells it to. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryOf } from '@/api/call';
import { LOCALES } from '@/config/locales';
import { path, patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { publicPageOf } from '@/domain/publicPages';
import { defaultFilters } from '@/domain/searchFilters';
import { searchQuery } from '@/features/search/searchThunks';
import { makeUser } from '@tests/factories/user';
import { askAhead } from '../../scripts/prerender/askAhead.ts';
import { askPage, askVisit } from '../../scripts/prerender/askVisit.ts';
import { askServer } from '../../scripts/prerender/askServer.ts';
import type { AheadTable } from '../../scripts/prerender/askAhead.ts';
import { aheadTable } from '../../scripts/prerender/shell.ts';

const TABLE: AheadTable = {
  cookie: 'lang',
  logout: 'logout',
  member: 'member',
  locales: LOCALES,
  texts: 'h1',
  files: ['page.js', 'page.css', 'other.js', 'http.js'],
  http: [3],
  pages: [
    ['^/chats/?$', [0, 1], ['common', 'chats']],
    ['^/likes/?$', [2], ['likes'], '/api/likes.php'],
    ['^/settings/?$', [2], ['account'], null],
    [
      '^/members/?$',
      [2],
      ['members'],
      '/api/members.php?gender={looking_for}&country={profile.country}&min_age={min_age}',
    ],
  ],
};
const asked = vi.fn<typeof fetch>();
const links = (): string[] =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
/** The page has been read to its end. */
const readOn = (): unknown => document.dispatchEvent(new Event('readystatechange'));

beforeEach(() => {
  asked.mockImplementation(() =>
    Promise.resolve(Response.json({ user: null }, { headers: { Date: 'Tue, 06 Oct 2026 10:00:00 GMT' } })),
  );
  vi.stubGlobal('fetch', asked);
  window.history.replaceState(null, '', '/chats');
});
afterEach(() => {
  // What waits for the end of the page goes with it.
  readOn();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.cookie = 'lang=; max-age=0';
  localStorage.clear();
  globalThis.askedAhead = undefined;
  asked.mockReset();
});

describe('the script of the empty page [BX-16] [RT-16]', () => {
  it('asks for scripts and texts at once, and for styles behind those of the page', () => {
    askAhead(TABLE, askVisit, askServer);
    const scripts = ['page.js', 'http.js', 'en-common-h1.js', 'en-chats-h1.js'];
    expect(links()).toEqual(scripts.map((file) => `modulepreload /assets/${file}`));
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/own.css' }),
    );
    readOn();
    expect(links().slice(-2)).toEqual(['stylesheet /own.css', 'stylesheet /assets/page.css']);
    readOn();
    expect(links().filter((link) => link.endsWith('page.css'))).toHaveLength(1);
  });

  it('takes away a file that did not come, so that whoever wants it asks again', () => {
    askAhead(TABLE, askVisit, askServer);
    document.head.querySelector('link')?.dispatchEvent(new Event('error'));
    expect(links()).not.toContain('modulepreload /assets/page.js');
  });

  it.each([
    ['the address', '/chats?lang=pl', 'lang=de', 'pl'],
    ['the choice of before', '/chats', 'lang=de', 'de'],
    ['the browser', '/chats', '', 'fr'],
    ['nobody that is known', '/chats?lang=xx', 'lang=yy', 'fr'],
  ])('takes the language of %s', (_, address, cookie, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv', 'fr-CH', 'en']);
    document.cookie = cookie;
    window.history.replaceState(null, '', address);
    askAhead(TABLE, askVisit, askServer);
    expect(links()).toContain(`modulepreload /assets/${language}-chats-h1.js`);
  });

  it('asks the server as the client does, for what every visit begins with [AP-01]', async () => {
    askAhead(TABLE, askVisit, askServer);
    const settings = `/api/settings.php?domain=${window.location.hostname}`;
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/user.php', settings]);
    for (const [, init] of asked.mock.calls) expect(init?.headers).toEqual({ 'X-Request-Type': 'client' });
    await expect(globalThis.askedAhead?.['/api/user.php']?.answer).resolves.toEqual({
      data: { user: null },
      date: 'Tue, 06 Oct 2026 10:00:00 GMT',
    });
  });

  it.each([
    ['refuses', () => Promise.resolve(Response.json({}, { status: 503 }))],
    ['is a proxy', () => Promise.resolve(new Response('<p>Hello'))],
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('has no answer of a server that %s: the app asks by itself', async (_, answer) => {
    asked.mockImplementation(answer);
    askAhead(TABLE, askVisit, askServer);
    await expect(globalThis.askedAhead?.['/api/user.php']?.answer).resolves.toBeNull();
  });

  it('does not ask who is here while a log-out is on its way [AU-07]', () => {
    localStorage.setItem('logout', '1');
    askAhead(TABLE, askVisit, askServer);
    expect(asked.mock.calls.map(([address]) => address)).not.toContain('/api/user.php');
  });

  it.each([
    ['where one was', 'k3x', true],
    ['not where the session has run out', '0', false],
    ['not where nobody was', null, false],
  ])('asks for what a member’s page begins with: %s', (_, mark, asks) => {
    if (mark !== null) localStorage.setItem('member', mark);
    window.history.replaceState(null, '', '/likes');
    askAhead(TABLE, askVisit, askServer);
    expect(asked.mock.calls.some(([address]) => address === '/api/likes.php')).toBe(asks);
  });

  it('asks for nothing of a member’s while a log-out is on its way [AU-07]', () => {
    localStorage.setItem('member', 'k3x');
    localStorage.setItem('logout', '1');
    window.history.replaceState(null, '', '/likes');
    askAhead(TABLE, askVisit, askServer);
    expect(asked.mock.calls.map(([address]) => address)).toEqual([
      `/api/settings.php?domain=${window.location.hostname}`,
    ]);
  });

  it.each([
    ['/chats', 'k3x', true],
    ['/likes', 'k3x', false],
    ['/settings', 'k3x', false],
    ['/likes?utm_source=a', 'k3x', true],
    ['/likes', '0', true],
    ['/likes', null, true],
  ])('brings what sends where the app will ask by itself: %s with the mark %s', (address, mark, comes) => {
    if (mark !== null) localStorage.setItem('member', mark);
    window.history.replaceState(null, '', address);
    askAhead(TABLE, askVisit, askServer);
    expect(links().includes('modulepreload /assets/http.js')).toBe(comes);
  });

  it('asks for the likes of every member once, whatever the page', () => {
    localStorage.setItem('member', 'k3x');
    for (const address of ['/likes', '/settings']) {
      asked.mockClear();
      window.history.replaceState(null, '', address);
      askAhead(TABLE, askVisit, askServer);
      expect(asked.mock.calls.filter(([question]) => question === '/api/likes.php')).toHaveLength(1);
    }
  });

  const SEARCH = '/api/members.php?gender=male&country=PL&min_age=21';
  it.each([
    ['in the words of both', { looking_for: 'male', profile: { country: 'PL' } }, { min_age: 21 }, true],
    ['not where a word is missing', { looking_for: 'male', profile: {} }, { min_age: 21 }, false],
    ['not where nobody is here', null, { min_age: 21 }, false],
    ['not where the site says nothing', { looking_for: 'male', profile: { country: 'PL' } }, null, false],
  ])('asks as the server says of member and site: %s', async (_, user, site, asks) => {
    asked.mockImplementation((address) =>
      Promise.resolve(Response.json(address === '/api/user.php' ? { user } : site)),
    );
    localStorage.setItem('member', 'k3x');
    window.history.replaceState(null, '', '/members');
    askAhead(TABLE, askVisit, askServer);
    const last = globalThis.askedAhead?.['/api/likes.php']?.answer;
    await last;
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(asks ? 4 : 3));
    expect(asked.mock.calls.some(([address]) => address === SEARCH)).toBe(asks);
  });

  it('leaves the settings to the app where the address says more', () => {
    window.history.replaceState(null, '', '/chats?utm_source=a');
    askAhead(TABLE, askVisit, askServer);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/user.php']);
  });

  it('asks for nothing without a network, and on a page that nobody knows', () => {
    window.history.replaceState(null, '', '/nowhere');
    askAhead(TABLE, askVisit, askServer);
    window.history.replaceState(null, '', '/chats');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    askAhead(TABLE, askVisit, askServer);
    expect(links()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a page with a file of its own [BX-16]', () => {
  const questions = (): unknown[] => asked.mock.calls.map(([address]) => address);

  it('asks what it shows, who is here, and for the settings of the site', () => {
    askPage('/api/faq.php', 'logout', askVisit, askServer);
    expect(questions()).toEqual([
      '/api/faq.php',
      '/api/user.php',
      `/api/settings.php?domain=${window.location.hostname}`,
    ]);
  });

  it('does not ask who is here while a log-out is on its way, nor for settings where the address says more [AU-07]', () => {
    localStorage.setItem('logout', '1');
    window.history.replaceState(null, '', '/faq?utm_source=a');
    askPage('/api/faq.php', 'logout', askVisit, askServer);
    expect(questions()).toEqual(['/api/faq.php']);
  });

  it('asks where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    askPage('/api/faq.php', 'logout', askVisit, askServer);
    expect(questions()).toContain('/api/user.php');
  });
});

describe('what the build tells the empty page', () => {
  /** Each module is a file of its own; the page itself names two. */
  const filesOf = (modules: readonly string[]) => ({
    scripts: ['assets/index.js', ...modules.map((name) => `assets/${name.replaceAll('/', '_')}.js`)],
    styles: ['assets/index.css', ...modules.map((name) => `assets/${name.replaceAll('/', '_')}.css`)],
  });
  const texts = (modules: readonly string[]) =>
    modules.some((name) => name.startsWith('locales/'))
      ? { scripts: ['assets/en-common-h-_1.js'], styles: [] }
      : filesOf(modules);
  const build = () =>
    aheadTable({ entry: '/assets/index.js', calls: ['_api'], head: '', filesOf: texts, read: () => '' });
  const isRouteName = (name: string): name is RouteName => name in patterns;

  it('names every page that has no file of its own, with what it and its frame need', async () => {
    const { pages, files, texts: hash } = await build();
    // As the hashes are written: dashes are among their signs.
    expect(hash).toBe('h-_1');
    const without = Object.keys(patterns)
      .filter(isRouteName)
      .filter((name) => publicPageOf(name, undefined) === null);
    expect(pages).toHaveLength(without.length);
    for (const [, indices, namespaces] of pages) {
      const own = indices.map((index) => files[index]);
      expect(own).toContain('_api.js');
      expect(own.some((file) => file?.startsWith('src_pages_'))).toBe(true);
      expect(own.some((file) => file?.startsWith('src_layouts_'))).toBe(true);
      expect(own).not.toContain('index.js');
      expect(namespaces.slice(0, 3)).toEqual(['common', 'errors', 'pages']);
    }
  });

  it('knows what the shop asks the server for', async () => {
    const { pages } = await build();
    const page = pages.find(([pattern]) => new RegExp(pattern, 'i').test(path('premium')));
    expect(page?.[3]).toBe('/api/packages.php');
  });

  it('begins the search with the filters that the app begins with [BX-16]', async () => {
    const { pages } = await build();
    const question = pages.find(([pattern]) => new RegExp(pattern, 'i').test(path('members')))?.[3];
    const user = makeUser({ looking_for: 'male' });
    const filters = defaultFilters(user, { geoip_selected_country: null, geoip_country: 'NL', min_age: 21 });
    const told = question
      ?.replace('{looking_for}', filters.gender)
      .replace('{profile.country}', filters.country)
      .replace('{min_age}', String(filters.min_age));
    expect(told).toBe(`/api/members.php?${queryOf({ ...searchQuery(filters, 1) })}`);
  });

  it('knows the conversation of an address, with its calls and the effects of a session', async () => {
    const { pages, files } = await build();
    const address = path('chat', { id: 'c1' });
    const page = pages.find(([pattern]) => new RegExp(pattern, 'i').test(address));
    const own = page?.[1].map((index) => files[index]) ?? [];
    for (const part of ['src_pages_ChatsPage.tsx', 'src_api_calls_chat.ts', 'src_app_session.ts'])
      expect(own).toContain(`${part}.js`);
    expect(page?.[2]).toContain('chats');
    expect(page?.[3]).toBeUndefined();
    // Styles of the page behind those that it shares.
    expect(own.indexOf('src_pages_ChatsPage.tsx.css')).toBeGreaterThan(own.indexOf('src_app_session.ts.css'));
  });
});
