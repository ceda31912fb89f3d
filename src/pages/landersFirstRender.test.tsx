// @vitest-environment node
/** The landers of pictures and words as text: whole in their first render, where there is no window. */
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPage, startTexts } from '@/app/prerender';
import alonetonight from '../../locales/en/alonetonight.json';
import collagelanding from '../../locales/en/collagelanding.json';
import common from '../../locales/en/common.json';
import errors from '../../locales/en/errors.json';
import gallery from '../../locales/en/gallery.json';
import landers from '../../locales/en/landers.json';
import pages from '../../locales/en/pages.json';

beforeAll(() =>
  startTexts({ en: { common, errors, pages, landers, alonetonight, collagelanding, gallery } }),
);

const LANDERS = [
  ['alonetonight', alonetonight.title],
  ['collagelanding', collagelanding.title],
  ['gallery', gallery.title],
] as const;

describe.each(LANDERS)('%s', (route, title) => {
  it('has both wordings, its niche, its pictures and the way in [BX-15, BX-16, RT-16]', async () => {
    const text = await renderPage(route, `/landers/${route}/gilf-eng`, 'en');
    for (const words of [title.a, title.b, landers.niches.gilf.label, landers.niches.gilf.line])
      expect(text).toContain(words);
    expect(text.replaceAll(/<[^>]+>/g, ''), 'apart without styles').toContain(`${title.a} ${title.b}`);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
    expect(text).toContain('href="/signup"');
    expect(text, 'a strict policy allows no styles of single elements').not.toContain(' style="');
  });
});
