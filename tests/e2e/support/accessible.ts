// Accessibility of the page as it stands: axe with every rule of WCAG 2.2 AA and its best practices, target size switched on.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isGate } from './scope.ts';

const TARGET_SIZE = 'target-size';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Frames without movement after which the page counts as still: a fade begins a frame or two after its element. */
const STILL_FRAMES = 6;

/** A page that does not come to rest in this time is judged as it is: rest makes the verdict steady, it is not what is judged. */
const REST_MS = 10_000;

/** Waits until nothing fades or slides any more; what goes on for ever (typing dots) is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    ([wanted, limit]) =>
      new Promise<void>((resolve) => {
        let still = 0;
        const end = performance.now() + limit;
        const look = (): void => {
          const moves = document
            .getAnimations()
            .some(
              (animation) =>
                animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity,
            );
          const appears = document.querySelector('.fade:not(.show)') !== null;
          still = moves || appears ? 0 : still + 1;
          if (still >= wanted || performance.now() > end) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    [STILL_FRAMES, REST_MS] as const,
  );
}

/**
 * Expects no violation in the whole page, at a stop of a journey. Only in the matrix: in the gate every journey would stop for
 * seconds again and again; `stops.spec.ts` judges its pages, one after the other.
 * @param page in the state to be judged: nothing loading, nothing moving
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!isGate) await judgeAccessibility(page);
}

/**
 * Expects no violation in the whole page.
 * @param page in the state to be judged
 */
export async function judgeAccessibility(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: { [TARGET_SIZE]: { enabled: true } } })
    // Judges frames of this site as well, and does without a second page for each verdict, which took longer than the verdict.
    .setLegacyMode()
    .analyze();
  const found: { rule: string; where: string[] }[] = [];
  for (const { id, help, nodes } of violations) {
    const where: string[] = [];
    for (const { target, failureSummary = '' } of nodes)
      if (id !== TARGET_SIZE || !(await isCoveredOnly(page, target)))
        where.push(`${target.join(' ')} ${failureSummary}`);
    if (where.length > 0) found.push({ rule: `${id}: ${help}`, where });
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * A bar that stays in view half covers whatever lies behind its edge: in the middle of the view that is judged again.
 * @returns true for what is large enough there; the page is scrolled back
 */
async function isCoveredOnly(page: Page, [selector, ...inFrame]: readonly unknown[]): Promise<boolean> {
  if (typeof selector !== 'string' || inFrame.length > 0) return false;
  const before = await page.evaluate(() => window.scrollY);
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'rule', values: [TARGET_SIZE] } })
    .include(selector)
    .setLegacyMode()
    .analyze();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before);
  return violations.length === 0;
}

/** In a window as long as the page, so that no bar that stays in view covers half a switch. */
export async function expectAllAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...size, height: 3600 });
  await expectAccessible(page);
  await page.setViewportSize(size);
}
