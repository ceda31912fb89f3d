// Accessibility of the page as it stands: axe with every rule of WCAG 2.2 AA and its best practices, target size switched on.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing fades or slides any more; what goes on for ever (typing dots) is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { iterations } = animation.effect?.getTiming() ?? {};
      return iterations === Infinity || animation.playState === 'finished';
    }),
  );
}

/**
 * Expects no violation in the whole page.
 * @param page in the state to be judged: nothing loading, nothing moving
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
