// What readers set for themselves (WCAG 2.2, 1.4.4, 1.4.10, 1.4.12; EN 301 549): every page in a window of 320 pixels, at twice
// the size, with more space in the text, in the system's own colours, and without movement. Nothing sticks out, no label is cut
// off, nothing moves. `npm run test:full -- needs -g "own colours"`.
import { expect, type Page } from '@playwright/test';
import { settled } from '../support/alive.ts';
import { test } from '../support/test.ts';
import { look, misfits } from './fits.ts';
import { MEMBER_PAGES, PUBLIC_PAGES, VISITOR_PAGES } from './walkPages.ts';

const WALK_MS = 900_000;

interface Need {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly options?: {
    readonly forcedColors?: 'active';
    readonly reducedMotion?: 'reduce';
  };
  /** Runs in each page before anything of its own. */
  readonly before?: () => void;
  /** Runs in each page that has settled. @returns what is wrong, one line each */
  readonly judge?: () => readonly string[];
}

/** The spaces of WCAG 1.4.12, which a reader's own style sheet sets. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
      'p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Whether that style sheet is in force: what the page does to its own must not have thrown it out. */
function spacing(): readonly string[] {
  return getComputedStyle(document.body).letterSpacing === 'normal' ? ['the text has no more space'] : [];
}

/** What changes its place or its size by itself. */
function movements(): readonly string[] {
  const MOVING = [
    'transform',
    'translate',
    'scale',
    'rotate',
    'top',
    'left',
    'width',
    'height',
    'offsetDistance',
  ];
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return [];
    const moved = MOVING.filter(
      (property) => new Set(effect.getKeyframes().map((frame) => String(frame[property]))).size > 1,
    );
    return moved.length === 0 ? [] : [`moves: ${effect.target?.className ?? ''} by ${moved.join(', ')}`];
  });
}

/** Controls without an edge: in the system's colours a ground of one's own is gone, and a button is what has a frame. */
function edgeless(): readonly string[] {
  return [
    ...document.querySelectorAll(
      '.btn:not(.btn-link, .btn-quiet), input:not([type="hidden"]), textarea, select',
    ),
  ]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => {
      const { borderTopStyle, outlineStyle, backgroundColor, opacity, clipPath } = getComputedStyle(control);
      const isUnseen = opacity === '0' || clipPath !== 'none';
      const canvas = getComputedStyle(document.body).backgroundColor;
      return !isUnseen && borderTopStyle === 'none' && outlineStyle === 'none' && backgroundColor === canvas;
    })
    .map((control) => `no edge: ${control.className}`);
}

const PHONE = { width: 390, height: 844 };
const NEEDS: readonly Need[] = [
  { name: 'in a window of 320 pixels', size: { width: 320, height: 568 } },
  { name: 'at twice the size', size: { width: 720, height: 450 } },
  { name: 'with more space in the text', size: PHONE, before: spaceOut, judge: spacing },
  {
    name: 'in the system’s own colours',
    size: { width: 1440, height: 900 },
    options: { forcedColors: 'active' },
    judge: edgeless,
  },
  { name: 'without movement', size: PHONE, options: { reducedMotion: 'reduce' }, judge: movements },
];

/** Visits all pages, and tells at the end what is wrong on which. */
async function visit(page: Page, addresses: readonly string[], need: Need): Promise<void> {
  const lines: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    const { keys, sticksOut } = await page.evaluate(look);
    // A label of two lines is none that is cut off.
    const labels = (await page.evaluate(misfits)).filter((line) => !/^\d+ lines/.test(line));
    const judged = need.judge === undefined ? [] : await page.evaluate(need.judge);
    if (sticksOut !== 0) lines.push(`${address}  sticks out by ${sticksOut}`);
    for (const line of [...keys, ...labels, ...new Set(judged)]) lines.push(`${address}  ${line}`);
  }
  expect(lines).toEqual([]);
}

for (const need of NEEDS)
  test.describe(need.name, () => {
    test.use({ viewport: need.size, ...need.options });
    test.beforeEach(async ({ page, world, problems }) => {
      test.setTimeout(WALK_MS);
      problems.allow(/status of 404 .*(?:chat|payment)\.php/, 'not everybody has these');
      problems.allow(/status of 404 .*token\.php/, 'nobody has sent that link');
      await world.settings({ enable_site_entry_popup: 'no' });
      if (need.before) await page.addInitScript(need.before);
    });

    test('a visitor’s pages', async ({ page }) => {
      await visit(page, VISITOR_PAGES, need);
    });

    test('a member’s pages', async ({ page, world }) => {
      await world.persona('premium@example.test');
      await visit(page, [...MEMBER_PAGES, ...PUBLIC_PAGES], need);
    });
  });
