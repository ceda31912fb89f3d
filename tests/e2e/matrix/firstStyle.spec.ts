// A page's file brings along what it needs of its sheets and no more: nothing looks different when the whole of them comes.
import { expect, type Page } from '@playwright/test';
import { PLAIN_PAGES } from '../../../src/domain/plainPages.ts';
import { SLUG_LANDERS } from '../../../src/domain/publicPages.ts';
import { patterns } from '../../../src/config/paths.ts';
import { holdRequests } from '../support/network.ts';
import { test } from '../support/test.ts';

const PAGES = [...SLUG_LANDERS, ...PLAIN_PAGES].map((name) => patterns[name].replace('/:slug?', '/eng'));
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Which element has what style: all properties of all of them and where they stand, and those of what they draw before and after themselves. */
const stylesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('html, body, #root *')].flatMap((element, index) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const name = `${index} ${element.nodeName}.${element.getAttribute('class') ?? ''}${part ?? ''}`;
        if (part !== undefined && style.content === 'none') return name;
        const { x, y, width, height } = element.getBoundingClientRect();
        const values = [...style]
          // What is left over in a grid counts as a margin, or does not, from one layout to the next: where things stand says more.
          .filter((property) => !property.startsWith('margin'))
          .map((property) => `${property}:${style.getPropertyValue(property)}`);
        return `${name} ${[`at:${x} ${y} ${width} ${height}`, ...values].join(';')}`;
      }),
    );
  });

const sheetsAreHere = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.head.querySelector('link[rel=stylesheet]') !== null &&
      !(document.head.querySelector('style')?.sheet?.cssRules[0] instanceof CSSMediaRule),
  );

/** @returns the element, and what differs: before and after */
const changed = (before: string, after: string): string => {
  const old = before.split(';');
  const different = after
    .split(';')
    .flatMap((word, index) => (word === old[index] ? [] : `${old[index]} > ${word}`));
  return `${before.split(' ', 2).join(' ')} ${different.join(' ')}`;
};

for (const viewport of WINDOWS)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${viewport.width} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
      for (const address of PAGES)
        test(`${address} looks the same with its whole sheets [BX-16]`, async ({ page, world }) => {
          await world.settings({ enable_site_entry_popup: 'no' });
          await holdRequests(page, /\/assets\/index-.*\.js$/);
          const letSheetsGo = await holdRequests(page, /\/assets\/.*\.css$/);
          await page.goto(address, { waitUntil: 'commit' });
          await page.locator('#root[data-page] footer').waitFor();
          const before = await stylesOf(page);
          letSheetsGo();
          await sheetsAreHere(page);
          const after = await stylesOf(page);
          expect(before.length).toBeGreaterThan(100);
          expect(
            before.flatMap((line, index) => (line === after[index] ? [] : changed(line, after[index] ?? ''))),
          ).toEqual([]);
        });
    });
