// Every scenario of the QA console is opened and shows the screen it promises: `npm run test:full -- scenarios -g er-02`.
import { expect, type Locator, type Page } from '@playwright/test';
import { readRequests } from '../../../src/features/qaConsole/mockState.ts';
import { playScenario } from '../../../src/features/qaConsole/play.ts';
import {
  PLACES,
  type Place,
  type Press,
  type Scenario,
} from '../../../src/features/qaConsole/scenarios/scenario.ts';
import { scenarios } from '../../../src/features/qaConsole/scenarios/scenarios.ts';
import { alive, started } from '../support/alive.ts';
import { playByHand } from '../support/byHand.ts';
import { log } from '../support/log.ts';
import { test } from '../support/test.ts';
import type { World } from '../support/world.ts';

/** What a page takes to show something that does not come later by itself. */
const PATIENCE_MS = 20_000;

/** Names by how they begin: some go on with a price or a name. */
const beginning = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

/** Words on the page: in an element of that kind, or in any. */
function seen(page: Page, words: string, place?: Place): Locator {
  const found =
    place === undefined ? page.getByText(words) : page.locator(PLACES[place]).filter({ hasText: words });
  return found.filter({ visible: true }).first();
}

/** Goes back in the conversation until there is no more of it: older pages come when their place is seen. */
async function scrollUntilGone(page: Page, name: RegExp): Promise<void> {
  const more = log(page).getByRole('button', { name });
  await expect(more).toHaveCount(1);
  await expect(async () => {
    // Whoever is at the start already would not scroll.
    await log(page).evaluate((box) => box.scrollTo(0, box.scrollTop === 0 ? 1 : 0));
    expect(await more.count()).toBe(0);
  }).toPass({ timeout: PATIENCE_MS });
}

/** What the tester does then. */
async function doPress(page: Page, press: Press): Promise<void> {
  if ('fill' in press) await page.getByLabel(beginning(press.fill)).first().fill(press.with);
  else if ('choose' in press)
    await page.getByLabel(beginning(press.choose)).first().selectOption(press.option);
  else if ('untilGone' in press) await scrollUntilGone(page, beginning(press.untilGone));
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

/** The kinds of the faults that have struck so far. */
const struck = async (world: World): Promise<readonly string[]> =>
  (await readRequests((request) => world.ask(request))).flatMap(({ fault }) => fault ?? []);

/** Opens a scenario and does what its tester does: what it promises is not there before. */
async function open(page: Page, world: World, scenario: Scenario): Promise<void> {
  const { byHand, presses = [], shows, place, hides } = scenario;
  if (byHand) await playByHand(page.context(), byHand);
  await page.goto(await playScenario(scenario, (request) => world.ask(request)));
  await alive(page);
  if (byHand) await started(page);
  if (presses.length > 0 && hides === undefined) await expect(seen(page, shows, place)).toHaveCount(0);
  for (const press of presses) await doPress(page, press);
}

async function expectPromise(page: Page, world: World, scenario: Scenario): Promise<void> {
  const { shows, place, also = [], after_ms = 0, hides, quiet, steps } = scenario;
  await expect(seen(page, shows, place)).toBeVisible({ timeout: PATIENCE_MS + after_ms });
  for (const words of also) await expect(seen(page, words)).toBeVisible();
  if (hides !== undefined) await expect(seen(page, hides)).toHaveCount(0);
  const faults = steps.flatMap((step) => (step.do === 'fault' ? [step.kind] : []));
  await expect.poll(() => struck(world)).toEqual(expect.arrayContaining(faults));
  // At the end: an alarm would come with the fault.
  if (quiet) await expect(page.locator(PLACES.alert).filter({ hasText: /\S/ })).toHaveCount(0);
}

function proveEach(chosen: readonly Scenario[]): void {
  for (const scenario of chosen) {
    test(`${scenario.id}: ${scenario.title} [BX-03]`, async ({ page, world, problems }) => {
      problems.allow(/status of [45]\d\d/, 'scenarios are about what is refused');
      problems.allow(/dynamically imported module/, 'and about what does not come');
      await open(page, world, scenario);
      await expectPromise(page, world, scenario);
    });
  }
}

/** A worker would ask for the missing part by itself. */
const hasWorker = ({ byHand }: Scenario): boolean => byHand !== undefined && byHand !== 'log-in-missing';

proveEach(scenarios.filter((scenario) => !hasWorker(scenario)));

test.describe('by hand', () => {
  // Push needs a worker.
  test.use({ worker: true });
  proveEach(scenarios.filter(hasWorker));
});
