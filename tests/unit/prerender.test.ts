// What turns a drawn page into a file: styles without attributes, and a head that searches can read.
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../scripts/prerender/document.ts';
import { hashOf, styleByRules } from '../../scripts/prerender/inline.ts';
import { robots, sitemap } from '../../scripts/prerender/sitemap.ts';

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

describe('a page’s file', () => {
  const text = documentOf({
    locale: 'nl',
    page: 'terms nl',
    head: {
      title: 'Terms "A" & <B>',
      description: 'Words',
      canonical: 'https://site.test/terms?lang=nl',
      alternates: [{ language: 'en', address: 'https://site.test/terms' }],
      picture: 'https://site.test/social.jpg',
      site: 'Vesper',
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
    expect(text).toContain('<link rel="canonical" href="https://site.test/terms?lang=nl">');
    expect(text).toContain('hreflang="en" href="https://site.test/terms"');
    expect(text).toContain('<meta property="og:locale" content="nl_NL">');
    expect(text.match(/og:locale:alternate/g)).toHaveLength(6);
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

  it('the rules for robots name it [BX-16]', () => {
    expect(robots('User-agent: *\n')).toMatch(/^User-agent: \*\n\nSitemap: https:\/\/[^/]+\/sitemap\.xml\n$/);
  });
});
