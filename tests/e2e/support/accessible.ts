// Accessibility of the page as it stands: axe with every rule of WCAG 2.2 AA and its best practices, target size switched on.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isGate } from './scope.ts';

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
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } })
    // Judges frames of this site as well, and does without a second page for each verdict, which took longer than the verdict.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** In a window as long as the page, so that no bar that stays in view covers half a switch. */
export async function expectAllAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...size, height: 3600 });
  await expectAccessible(page);
  await page.setViewportSize(size);
}
