// @vitest-environment jsdom
/** What the empty page asks for before the app is here. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@/config/locales';
import { askAhead } from '../../scripts/prerender/askAhead.ts';
import { askPage, askVisit } from '../../scripts/prerender/askVisit.ts';
import { askServer } from '../../scripts/prerender/askServer.ts';
import type { AheadTable } from '../../scripts/prerender/askAhead.ts';

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
    ['^/chats/[^/]+/?$', [2], ['chats'], ['/api/chats.php', '/api/chat.php?conversation={id}']],
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
    Promise.resolve(
      Response.json({ user: null }, { headers: { Date: 'Tue, 06 Oct 2026 10:00:00 GMT', ETag: '"a1"' } }),
    ),
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
      tag: '"a1"',
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
    ['/chats/c1', 'k3x', false],
    ['/likes?utm_source=a', 'k3x', true],
    ['/likes', '0', true],
    ['/likes', null, true],
  ])('brings what sends where the app will ask by itself: %s with the mark %s', (address, mark, comes) => {
    if (mark !== null) localStorage.setItem('member', mark);
    window.history.replaceState(null, '', address);
    askAhead(TABLE, askVisit, askServer);
    expect(links().includes('modulepreload /assets/http.js')).toBe(comes);
  });

  it.each(['/chats/c-1', '/chats/c-1/'])(
    'asks all that a page needs, of its address as well: %s',
    (address) => {
      localStorage.setItem('member', 'k3x');
      window.history.replaceState(null, '', address);
      askAhead(TABLE, askVisit, askServer);
      const questions = asked.mock.calls.map(([question]) => question);
      expect(questions.slice(2, 4)).toEqual(['/api/chats.php', '/api/chat.php?conversation=c-1']);
    },
  );

  it('leaves an address that it cannot read to the app, and asks what does not hang on it', () => {
    localStorage.setItem('member', 'k3x');
    window.history.replaceState(null, '', '/chats/c%201');
    askAhead(TABLE, askVisit, askServer);
    const questions = asked.mock.calls.map(([question]) => question);
    expect(questions.slice(2)).toEqual(['/api/chats.php', '/api/likes.php']);
    // It has to send the other one.
    expect(links()).toContain('modulepreload /assets/http.js');
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
