// What a crawler without scripts finds: every page that may be found, in every language, as the server sends it.
import { expect, test } from '@playwright/test';

interface Crawled {
  readonly address: string;
  readonly html: string;
}

const PATIENCE_MS = 240_000;
/** Addresses asked for at a time. */
const AT_ONCE = 8;

/** The text of the first match's group. */
const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((found) => found[1] ?? '');

const canonicalOf = (html: string): string => first(html, /<link rel="canonical" href="([^"]+)">/);
const titleOf = (html: string): string => first(html, /<title>([^<]+)<\/title>/);
const descriptionOf = (html: string): string => first(html, /<meta name="description" content="([^"]+)">/);
const localPath = (address: string): string => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
};

async function readAll(baseURL: string, addresses: readonly string[]): Promise<Crawled[]> {
  const pages: Crawled[] = [];
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    const part = addresses.slice(start, start + AT_ONCE).map(async (address) => {
      const answer = await fetch(baseURL + localPath(address));
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get('x-robots-tag'), address).toBeNull();
      return { address, html: await answer.text() };
    });
    pages.push(...(await Promise.all(part)));
  }
  return pages;
}

/** Texts that stand on more than one page. */
function repeated(pages: readonly Crawled[], textOf: (html: string) => string): string[] {
  const byText = Map.groupBy(pages, ({ html }) => `${first(html, /<html lang="([^"]+)"/)} ${textOf(html)}`);
  return [...byText].filter(([, found]) => found.length > 1).map(([text]) => text);
}

test(
  'every page of the sitemap says in its file what it is [BX-16] [RT-16] [RT-17] [NV-10]',
  { tag: '@gate' },
  async ({ baseURL }) => {
    test.setTimeout(PATIENCE_MS);
    const origin = baseURL ?? '';
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const addresses = all(sitemap, /<loc>([^<]+)<\/loc>/g);
    expect(addresses.length).toBeGreaterThan(400);
    const pages = await readAll(origin, addresses);
    const known = new Set(addresses);
    // Asked for before the pages are judged: the server closes connections that rest for that long.
    const links = new Set(
      pages.flatMap(({ html }) => all(html.split('<template')[0] ?? '', /<a [^>]*href="(\/[^"#?]*)/g)),
    );
    for (const link of links) {
      const answer = await fetch(origin + link);
      expect(answer.status, link).toBe(200);
    }

    for (const { address, html } of pages) {
      expect(html, address).toMatch(/<h1[^>]*>[^]+<\/h1>/);
      expect(titleOf(html), address).not.toBe('');
      expect(descriptionOf(html).length, address).toBeGreaterThan(40);
      expect(canonicalOf(html), address).toBe(address);
      expect(html, address).not.toMatch(/<meta name="robots" content="noindex/);
      for (const name of ['type', 'title', 'description', 'url', 'image', 'locale', 'site_name'])
        expect(html, address).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+">`));
      // Every language of a page names all others, so what holds in one direction holds in both.
      const alternates = all(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)">/g);
      expect(alternates, address).toHaveLength(8);
      expect(alternates, address).toContain(address);
      for (const other of alternates) expect(known, `${address} names ${other}`).toContain(other);
      // Nothing but words, styles and pictures stands in the way of the first paint.
      expect(html.split('<template')[0], address).not.toMatch(/<link rel="stylesheet"|<script [^>]*src=/);
      expect(html, address).not.toMatch(/ style="/);
    }
    expect(repeated(pages, titleOf)).toEqual([]);
    expect(repeated(pages, descriptionOf)).toEqual([]);
  },
);

test('pages of members and ways in are for nobody to find [BX-16]', async ({ baseURL }) => {
  for (const path of [
    '/members',
    '/chats',
    '/login',
    '/signup',
    '/settings',
    '/credits',
    '/members/12/landing',
  ]) {
    const answer = await fetch(`${baseURL}${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"');
  }
});

test('a lander’s address without a slug, with auto or an unknown one names the language’s own [NV-10] [RT-16]', async ({
  baseURL,
}) => {
  for (const slug of ['', '/auto', '/no-such-slug']) {
    const answer = await fetch(`${baseURL}/landers/video${slug}`, { headers: { 'Accept-Language': 'nl' } });
    const html = await answer.text();
    expect(html).toContain('<html lang="nl-NL"');
    expect(localPath(canonicalOf(html))).toBe('/landers/video/nl');
  }
});
