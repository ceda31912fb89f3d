// Every scenario of the QA console is opened and shows the screen it promises: `npm run test:full -- scenarios -g er-02`.
import { expect, type Locator, type Page } from '@playwright/test';
import { playScenario } from '../../../src/features/qaConsole/play.ts';
import type { Press } from '../../../src/features/qaConsole/scenarios/scenario.ts';
import { scenarios } from '../../../src/features/qaConsole/scenarios/scenarios.ts';
import { alive } from '../support/alive.ts';
import { test } from '../support/test.ts';

/** What a page takes to show something that does not come later by itself. */
const PATIENCE_MS = 20_000;

/** Names by how they begin: some go on with a price or a name. */
const beginning = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

const seen = (page: Page, words: string): Locator => page.getByText(words).filter({ visible: true }).first();

/** What the tester does then. */
async function doPress(page: Page, press: Press): Promise<void> {
  if ('fill' in press) await page.getByLabel(beginning(press.fill)).first().fill(press.with);
  else if ('choose' in press)
    await page.getByLabel(beginning(press.choose)).first().selectOption(press.option);
  else if (press.as === 'radio')
    // The picture of a choice may lie over the choice itself.
    await page
      .getByRole('radio', { name: beginning(press.press) })
      .first()
      .check({ force: true });
  else
    await page
      .getByRole(press.as ?? 'button', { name: beginning(press.press) })
      .first()
      .click();
}

for (const scenario of scenarios) {
  test(`${scenario.id}: ${scenario.title} [BX-03]`, async ({ page, world, problems }) => {
    problems.allow(/status of [45]\d\d/, 'scenarios are about what is refused');
    await page.goto(await playScenario(scenario, (request) => world.ask(request)));
    await alive(page);
    for (const press of scenario.presses ?? []) await doPress(page, press);
    await expect(seen(page, scenario.shows)).toBeVisible({
      timeout: PATIENCE_MS + (scenario.after_ms ?? 0),
    });
    if (scenario.hides !== undefined) await expect(seen(page, scenario.hides)).toHaveCount(0);
  });
}
