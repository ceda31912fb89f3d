// What turns a drawn page into a file: styles without attributes, and a head that searches can read.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { patterns } from '@/config/paths';
import type { RouteName } from '@/config/paths';
import { routeNameOf } from '@/core/navigation/routeName';
import { documentOf } from '../../scripts/prerender/document.ts';
import { rulesInUse } from '../../scripts/prerender/critical.ts';
import { hashOf, ownStyle, styleByRules } from '../../scripts/prerender/inline.ts';
import { robots, sitemap } from '../../scripts/prerender/sitemap.ts';

/** Pages of members, ways in, and what is one person's alone. */
const PRIVATE_ROUTES = [
  'members',
  'member',
  'memberChat',
  'memberLanding',
  'memberSignup',
  'memberLanding2',
  'memberLanding3',
  'chats',
  'chat',
  'likes',
  'likesType',
  'likesMember',
  'credits',
  'creditsRepeat',
  'creditsPayment',
  'directdebit',
  'premium',
  'profile',
  'notifications',
  'settings',
  'settingsLocation',
  'login',
  'signup',
  'completeSignup',
  'resetPassword',
  'resetPasswordDo',
  'activateDone',
  'activateError',
  'mailChange',
  'accountDeleted',
  'langConfig',
  'matchFinder',
  'signupMatches',
  'swipeGame',
  'transactions',
  'token',
] as const satisfies readonly RouteName[];

describe('styles in attributes', () => {
  it('become rules, alike ones the same rule, as the policy allows no attributes [BX-16]', () => {
    const { html, rules } = styleByRules(
      '<i style="width:1px">a</i><i style="--x:&quot;y&gt;&quot;">b</i><i style="width:1px">c</i>',
    );
    expect(html).toBe('<i data-look="0">a</i><i data-look="1">b</i><i data-look="0">c</i>');
    expect(rules).toBe('[data-look="0"]{width:1px}[data-look="1"]{--x:"y>"}');
  });

  it('leave words about styles alone, whose quotes are always escaped [BX-16]', () => {
    const words = '<p>in great style=&quot;yes&quot;</p>';
    expect(styleByRules(words)).toEqual({ html: words, rules: '' });
  });
});

describe('the style that a page brings along [BX-16]', () => {
  const html =
    '<main class="card open"><input id="name" value="a" disabled=""><p data-look="0">Words of .gone and dark</p></main>';
  const inUse = async (sheet: string): Promise<string> => (await rulesInUse(sheet, html)).trim();

  it.each([
    '.card{color:red}',
    '.card>p:first-child{color:red}',
    '.card:hover,.card:not(.gone){color:red}',
    '#root .card:has(input:disabled)::before{content:""}',
    '[data-bs-theme=dark] .card{color:red}',
    '[data-variant=b] .open{display:none}',
    '@media (min-width:768px){.card{color:red}}',
    ':root{--line:red}',
  ])('has %s', async (rule) => {
    expect(await inUse(rule)).toBe(rule);
  });

  it.each(['.gone{color:red}', '.card .gone{color:red}', 'table{color:red}', '[aria-busy]{color:red}'])(
    'has no %s, which nothing on the page comes under',
    async (rule) => {
      expect(await inUse(rule)).toBe('');
    },
  );

  it('can lose its part of the sheets, and keeps its faces and what stood in attributes', () => {
    expect(ownStyle('.a{}@font-face{src:url(b)}.c{}', '[data-look="0"]{}')).toBe(
      '@media all{.a{}.c{}}@font-face{src:url(b)}[data-look="0"]{}',
    );
  });
});

describe('a page’s file', () => {
  const text = documentOf({
    locale: 'nl',
    page: 'terms nl',
    head: {
      title: 'Terms "A" & <B>',
      elements: [
        { name: 'meta', attributes: { name: 'description', content: '"Words" & <more>' } },
        { name: 'link', attributes: { rel: 'canonical', href: 'https://site.test/terms?lang=nl&x=1' } },
      ],
    },
    shared: '<meta charset="utf-8">',
    script: 'run()',
    styles: 'a{}',
    preloads: '',
    body: '<h1>Terms</h1>',
    entry: '/assets/index.js',
    later: '<link rel="modulepreload" href="/assets/index.js">',
  });

  it('says what it is in its head, and escapes what is said [BX-16]', () => {
    expect(text).toContain('<html lang="nl-NL">');
    expect(text).toContain('<title>Terms &quot;A&quot; &amp; &lt;B></title>');
    expect(text).toContain('<meta name="description" content="&quot;Words&quot; &amp; &lt;more>">');
    expect(text).toContain('<link rel="canonical" href="https://site.test/terms?lang=nl&amp;x=1">');
  });

  it('lets nothing be loaded before the first frame but what it names [BX-16]', () => {
    const [shown = '', later = ''] = text.split('<template');
    expect(shown).not.toMatch(/rel="(stylesheet|modulepreload)"|<script [^>]*src/);
    expect(later).toContain('rel="modulepreload"');
  });
});

it('an inline part is named by its hash [BX-16]', () => {
  expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

describe('for search engines', () => {
  it('the sitemap holds every page in every language [BX-16]', () => {
    const found = sitemap().match(/<loc>[^<]+<\/loc>/g) ?? [];
    expect(found).toHaveLength(new Set(found).size);
    // Twelve pages with one address and eight landers of seven niches, in seven languages.
    expect(found).toHaveLength((12 + 8 * 7) * 7);
  });

  it('every public page is in the sitemap, every lander too, and no other page of the product [BX-16] [RT-16]', () => {
    const routes = new Set(
      (sitemap().match(/(?<=<loc>)[^<]+/g) ?? []).map((address) =>
        routeNameOf(new URL(address.replaceAll('&amp;', '&')).pathname),
      ),
    );
    const isPrivate = (name: string): boolean => PRIVATE_ROUTES.some((known) => known === name);
    // A new route says here whether it may be found.
    expect([...routes].filter(isPrivate)).toEqual([]);
    expect([...routes, ...PRIVATE_ROUTES].toSorted()).toEqual(Object.keys(patterns).toSorted());
  });

  it('each page of the sitemap names the same seven languages and x-default, and is named by them [BX-16]', () => {
    const groups = new Map<string, string[]>();
    for (const [, entry = ''] of sitemap().matchAll(/<url>(.+?)<\/url>/g)) {
      const links = entry.slice(entry.indexOf('</loc>'));
      const own = /<loc>([^<]+)/.exec(entry)?.[1] ?? '';
      expect(links).toContain(`href="${own}"`);
      expect([...links.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual([
        ...LOCALES,
        'x-default',
      ]);
      groups.set(links, [...(groups.get(links) ?? []), own]);
    }
    for (const own of groups.values()) expect(new Set(own).size).toBe(LOCALES.length);
  });

  it('robots may read every page that may be found, and learn of every other that it may not [BX-16]', () => {
    const rules = [...readFileSync('public/robots.txt', 'utf8').matchAll(/^Disallow: (.+)$/gm)].map(
      ([, start = '']) => start,
    );
    const isBarred = (address: string): boolean => rules.some((start) => address.startsWith(start));
    const found = (sitemap().match(/(?<=<loc>)[^<]+/g) ?? []).map((address) => new URL(address).pathname);
    expect(found.filter(isBarred)).toEqual([]);
    const isUsedOnce = (name: string): boolean => /^(resetPasswordDo|activate|mailChange)/.test(name);
    for (const name of PRIVATE_ROUTES)
      expect([name, isBarred(patterns[name])]).toEqual([name, isUsedOnce(name)]);
    for (const answer of ['/api/user.php', '/cdn/elena.webp']) expect(isBarred(answer)).toBe(true);
  });

  it('the rules for robots name it [BX-16]', () => {
    expect(robots('User-agent: *\n')).toMatch(/^User-agent: \*\n\nSitemap: https:\/\/[^/]+\/sitemap\.xml\n$/);
  });
});
