// What a crawler without scripts finds: every page that may be found, in every language, as the server sends it.
import { expect, test } from '@playwright/test';

interface Crawled {
  readonly address: string;
  readonly html: string;
}

const PATIENCE_MS = 240_000;
const LANGUAGES = 7;
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
      const isOpen = answer.status === 200 && !answer.headers.has('x-robots-tag');
      return { address, html: isOpen ? await answer.text() : `status ${answer.status}` };
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

const OPEN_GRAPH = ['type', 'title', 'description', 'url', 'image', 'locale', 'site_name'];
const LEAST_DESCRIPTION = 40;

/** What a crawler would miss on a page, or should not find there. @param known all addresses of the sitemap */
function faultsOf({ address, html }: Crawled, known: ReadonlySet<string>): string[] {
  // Every language of a page names all others, so what holds in one direction holds in both.
  const alternates = all(html, /<link rel="alternate" hreflang="[^"]+" href="([^"]+)">/g);
  const [beforeApp = ''] = html.split('<template');
  const looks: Record<string, boolean> = {
    'a heading': /<h1[^>]*>[^]+<\/h1>/.test(html),
    'a title': titleOf(html) !== '',
    'a description': descriptionOf(html).length > LEAST_DESCRIPTION,
    'its own address': canonicalOf(html) === address,
    'leave to be found': !html.includes('<meta name="robots" content="noindex'),
    'every language, its own too': alternates.length === LANGUAGES + 1 && alternates.includes(address),
    'known languages alone': alternates.every((other) => known.has(other)),
    // Nothing but words, styles and pictures stands in the way of the first paint.
    'nothing before the first paint': !/<link rel="stylesheet"|<script [^>]*src=/.test(beforeApp),
    'no style of an element': !html.includes(' style="'),
    ...Object.fromEntries(
      OPEN_GRAPH.map((name) => [
        `og:${name}`,
        new RegExp(`<meta property="og:${name}" content="[^"]+">`).test(html),
      ]),
    ),
  };
  return Object.entries(looks).flatMap(([look, isThere]) => (isThere ? [] : [`${address}: ${look}`]));
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
    const dead: string[] = [];
    for (const link of links) if ((await fetch(origin + link)).status !== 200) dead.push(link);
    expect(dead).toEqual([]);

    // Thousands of looks: each by itself an assertion would take the run a minute.
    expect(pages.flatMap((found) => faultsOf(found, known))).toEqual([]);
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
