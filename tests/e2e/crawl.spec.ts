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

const OPEN_GRAPH = [
  'type',
  'title',
  'description',
  'url',
  'image',
  'image:alt',
  'image:width',
  'image:height',
  'locale',
  'site_name',
];
const ogOf = (html: string, name: string): string[] =>
  all(html, new RegExp(`<meta property="og:${name}" content="([^"]+)">`, 'g'));
/** Tag and address of every language that a page names. */
const alternatesOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, tag = '', address = '']) => [tag, address],
    ),
  );
const LEAST_DESCRIPTION = 40;

/** What a crawler would miss on a page, or should not find there. @param known all pages of the sitemap by address */
function faultsOf({ address, html }: Crawled, known: ReadonlyMap<string, string>): string[] {
  const alternates = alternatesOf(html);
  const [beforeApp = ''] = html.split('<template');
  const language = first(html, /<html lang="([^"]+)"/);
  const others = ogOf(html, 'locale:alternate');
  const looks: Record<string, boolean> = {
    'one heading': all(html, /(<h1[ >])/g).length === 1,
    'a title': titleOf(html) !== '',
    'a description': descriptionOf(html).length > LEAST_DESCRIPTION,
    'its own address': canonicalOf(html) === address,
    'one canonical address': all(html, /(rel="canonical")/g).length === 1,
    'no query but the language': /^[^?]*(\?lang=[a-z]{2})?$/.test(address),
    'leave to be found': !html.includes('<meta name="robots"'),
    'every language, and a default': alternates.size === LANGUAGES + 1,
    'itself under its own language': alternates.get(language.slice(0, 2)) === address,
    'English for all others': alternates.get('x-default') === alternates.get('en'),
    // What holds in one direction must hold in both.
    'languages that name it back': [...alternates].every(
      ([tag, other]) =>
        alternatesOf(known.get(other) ?? '').get(language.slice(0, 2)) === address &&
        (tag === 'x-default' || first(known.get(other) ?? '', /<html lang="([^"]+)"/).startsWith(tag)),
    ),
    // Nothing but words, styles and pictures stands in the way of the first paint.
    'nothing before the first paint': !/<link rel="stylesheet"|<script [^>]*src=/.test(beforeApp),
    'no style of an element': !html.includes(' style="'),
    'what is shared says the same':
      ogOf(html, 'title')[0] === titleOf(html) &&
      ogOf(html, 'description')[0] === descriptionOf(html) &&
      ogOf(html, 'url')[0] === address,
    'what is shared is in its language': ogOf(html, 'locale')[0] === language.replace('-', '_'),
    'what is shared names the other languages':
      new Set(others).size === LANGUAGES - 1 && !others.includes(language.replace('-', '_')),
    ...Object.fromEntries(OPEN_GRAPH.map((name) => [`og:${name}`, ogOf(html, name).length === 1])),
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
    const known = new Map(pages.map(({ address, html }) => [address, html]));
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

test('the same page with a campaign’s query says the same address [BX-16] [NV-10]', async ({ baseURL }) => {
  for (const path of ['/', '/terms?lang=nl', '/landers/video/she-nl', '/landers/tinderswipe']) {
    const plain = await (await fetch(`${baseURL}${path}`)).text();
    const campaign = `${path}${path.includes('?') ? '&' : '?'}network=lamp&ref=r7&sub1=a&variant=b&lb`;
    const html = await (await fetch(`${baseURL}${campaign}`)).text();
    expect(canonicalOf(html), campaign).toBe(canonicalOf(plain));
    expect(localPath(canonicalOf(html))).toBe(path);
    expect(ogOf(html, 'url')).toEqual([canonicalOf(html)]);
  }
});

test('the picture of shared links is there, and the rules for robots name the sitemap [BX-16]', async ({
  baseURL,
}) => {
  const html = await (await fetch(`${baseURL}/`)).text();
  const picture = await fetch(baseURL + localPath(ogOf(html, 'image')[0] ?? ''));
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  const robots = await fetch(`${baseURL}/robots.txt`);
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  const rules = await robots.text();
  const sitemap = first(rules, /^Sitemap: (\S+)$/m);
  expect(new URL(sitemap).origin).toBe(new URL(canonicalOf(html)).origin);
  expect((await fetch(baseURL + localPath(sitemap))).headers.get('content-type')).toMatch(/xml/);
  // A crawler that may not ask for a private page never learns that it is not to be found.
  expect(rules).not.toMatch(/^Disallow: \/(members|chats|settings)/m);
});

test('pages of members and ways in are for nobody to find [BX-16]', async ({ baseURL }) => {
  for (const path of [
    '/members',
    '/members/12',
    '/members/12/landing',
    '/members/12/landing2/she-nl',
    '/chats',
    '/chats/12',
    '/likes',
    '/login',
    '/signup',
    '/settings',
    '/profile',
    '/credits',
    '/premium',
    '/transactions',
    '/reset-password/do',
    '/activate/error',
    '/lang-config',
    '/some-token-of-16-chars',
  ]) {
    const answer = await fetch(`${baseURL}${path}`);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
    const html = await answer.text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(canonicalOf(html), path).toBe('');
  }
});

test('an address that leads nowhere says so, and is for nobody to find either [BX-16]', async ({
  baseURL,
}) => {
  for (const path of [
    '/no-such-page/at-all',
    '/landers/no-such-lander',
    '/landers/video/nl/more',
    '/faq/x',
  ]) {
    const answer = await fetch(`${baseURL}${path}`);
    expect(answer.status, path).toBe(404);
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
