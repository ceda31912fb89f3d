// Two hundred changes of page in one visit: what is in memory at the end is what was there after the first rounds.
// `npm run test:full -- rounds`.
import { expect, type CDPSession, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

/** Links of a member's bar on a desktop, in the order of a visit; the last page has no such bar, and Back leads on from it. */
const VISIT = [
  ['Search', /\/members$/],
  ['Likes', /\/likes$/],
  ['Credits', /\/credits$/],
  ['Messages', /\/chats/],
] as const;
const ROUNDS = 40;
/** Caches fill, code arrives and is compiled. */
const WARM_UP = 20;

interface Held {
  /** Kilobytes of script objects that are still needed. */
  readonly memory: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function held(session: CDPSession): Promise<Held> {
  // What the first collection lets go of may be all that held something else.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { memory: bytes / 1024, nodes, listeners: jsEventListeners };
}

async function round(page: Page): Promise<void> {
  for (const [name, address] of VISIT) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/credits$/);
}

test('two hundred changes of page leave nothing behind [BX-28]', async ({ page, world }) => {
  test.setTimeout(1_200_000);
  await world.persona('premium@example.test');
  await world.settings({ enable_site_entry_popup: 'no' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/members');
  const taken: Held[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    await round(page);
    if (number < WARM_UP || number % 10 !== 0) continue;
    const now = await held(session);
    taken.push(now);
    console.log(
      `round ${number}: ${now.memory.toFixed(0)} kB, ${now.nodes} nodes, ${now.listeners} listeners`,
    );
  }
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured');
  const rounds = ROUNDS - WARM_UP;
  expect.soft((last.memory - first.memory) / rounds, 'kilobytes a round').toBeLessThanOrEqual(20);
  // A node or two come and go with what is on screen; what stays behind would do so in every round.
  expect.soft((last.nodes - first.nodes) / rounds, 'nodes a round').toBeLessThan(1);
  expect.soft((last.listeners - first.listeners) / rounds, 'listeners a round').toBeLessThan(1);
});
