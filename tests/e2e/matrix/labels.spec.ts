// Every label on every button and tab, on the smallest phone, in all languages, in the real font: nothing is cut off, nothing
// sticks out of its frame, and what is drawn for one line stands on one. `npm run test:full -- labels -g de`.
import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../../src/config/locales.ts';
import { settled } from '../support/alive.ts';
import { test } from '../support/test.ts';
import { MEMBER_PAGES, VISITOR_PAGES } from './walkPages.ts';

const WALK_MS = 900_000;
const SMALLEST = { width: 360, height: 740 };

/** Runs in the page: what is wrong with the labels that are shown, one line each. */
function misfits(): readonly string[] {
  /** A layout ends at whole device pixels, a text at fractions of them. */
  const SLACK = 1;
  /** What only a screen reader says is cut off altogether. */
  const isForListeners = (element: Element) =>
    element.closest('.visually-hidden') !== null || getComputedStyle(element).clipPath === 'inset(50%)';
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    !isForListeners(element);
  const textsIn = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '') continue;
      if (currentNode.parentElement && isShown(currentNode.parentElement)) found.push(currentNode);
    }
    return found;
  };
  const boxOf = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range;
  };
  /** In how many lines it stands. */
  const linesOf = (text: Text) =>
    new Set([...boxOf(text).getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  /** Whether the text goes on where it is not seen any more. */
  const isCut = (text: Text, end: Element) => {
    for (let holder = text.parentElement; holder; holder = holder === end ? null : holder.parentElement)
      if (
        getComputedStyle(holder).overflowX !== 'visible' &&
        boxOf(text).getBoundingClientRect().width > holder.clientWidth + SLACK
      )
        return true;
    return false;
  };
  /** What stands somewhere else than the control that it belongs to: the words under a picture that has a bar to press. */
  const isElsewhere = (text: Text, control: Element) => {
    for (let holder = text.parentElement; holder && holder !== control; holder = holder.parentElement)
      if (getComputedStyle(holder).position === 'absolute') return true;
    return false;
  };
  const sticksOut = (text: Text, holder: Element) => {
    const { left, right } = boxOf(text).getBoundingClientRect();
    const frame = holder.getBoundingClientRect();
    return left < frame.left - SLACK || right > frame.right + SLACK;
  };
  const found: string[] = [];
  const controls = document.querySelectorAll('button, .btn, [role="tab"], nav a, label.btn, summary');
  for (const control of controls) {
    if (!isShown(control)) continue;
    for (const text of textsIn(control)) {
      const words = text.data.trim();
      if (isCut(text, control)) found.push(`cut: ${words}`);
      else if (sticksOut(text, control) && !isElsewhere(text, control)) found.push(`sticks out: ${words}`);
      // Cards that can be pressed, questions that open: their texts are sentences, and made for several lines.
      // So are rows of links, and the button that pays, where the law makes the words long.
      const isOfOneLine =
        control.matches('.btn, [role="tab"], nav a') &&
        !control.matches('.btn-lines') &&
        control.closest('footer, .shop-links') === null;
      if (isOfOneLine && linesOf(text) > 1) found.push(`${linesOf(text)} lines: ${words}`);
    }
  }
  return [...new Set(found)];
}

/** Visits all pages, and tells at the end which labels do not fit. */
async function read(page: Page, addresses: readonly string[]): Promise<void> {
  const lines: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    for (const line of await page.evaluate(misfits)) lines.push(`${address}  ${line}`);
  }
  expect(lines).toEqual([]);
}

for (const language of LOCALES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: SMALLEST, isMobile: true, hasTouch: true });
    test.beforeEach(async ({ context, world, baseURL, problems }) => {
      test.setTimeout(WALK_MS);
      problems.allow(/status of 404 .*(?:chat|payment)\.php/, 'not everybody has these');
      problems.allow(/status of 404 .*token\.php/, 'nobody has sent that link');
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: baseURL ?? '' }]);
      await world.settings({ enable_site_entry_popup: 'no' });
    });

    test('a visitor’s labels fit', async ({ page }) => {
      await read(page, VISITOR_PAGES);
    });

    for (const persona of ['premium', 'free'])
      test(`the labels of ${persona} fit`, async ({ page, world }) => {
        await world.persona(`${persona}@example.test`);
        await read(page, MEMBER_PAGES);
      });
  });
