// Some hundred changes of page in one visit: what is in memory at the end is what was there after the first rounds.
// `npm run test:full -- rounds`.
import { expect, type CDPSession, type Page } from '@playwright/test';
import { median } from '../support/growth.ts';
import { heldByScripts } from '../support/heap.ts';
import { test } from '../support/test.ts';

/** Links of a member's bar on a desktop, in the order of a visit; the last page has no such bar, and Back leads on from it. */
const VISIT = [
  ['Search', /\/members$/],
  ['Likes', /\/likes$/],
  ['Credits', /\/credits$/],
  ['Messages', /\/chats/],
] as const;
/** Caches fill, code arrives. */
const WARM_UP = 20;
/** Rounds between two looks, and how many looks there are after the first. */
const STRETCH = 10;
const STRETCHES = 5;

interface Held {
  /** Kilobytes of all that scripts still need. */
  readonly memory: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function held(session: CDPSession): Promise<Held> {
  // What the first collection lets go of may be all that held something else.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { memory: (await heldByScripts(session)) / 1024, nodes, listeners: jsEventListeners };
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

test('hundreds of changes of page leave nothing behind [BX-28]', async ({ page, world }) => {
  test.setTimeout(1_200_000);
  await world.persona('premium@example.test');
  await world.settings({ enable_site_entry_popup: 'no' });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await page.goto('/members');
  const taken: Held[] = [];
  for (let number = 1; number <= WARM_UP + STRETCH * STRETCHES; number += 1) {
    await round(page);
    if (number < WARM_UP || (number - WARM_UP) % STRETCH !== 0) continue;
    const now = await held(session);
    taken.push(now);
    console.log(
      `round ${number}: ${now.memory.toFixed(0)} kB, ${now.nodes} nodes, ${now.listeners} listeners`,
    );
  }
  // What a page leaves behind it leaves in every stretch; a message that comes, or a cache that fills or empties, is in one of them.
  const growth = (of: keyof Held): number =>
    median(taken.slice(1).map((now, at) => (now[of] - (taken[at]?.[of] ?? 0)) / STRETCH));
  expect(taken).toHaveLength(STRETCHES + 1);
  expect.soft(growth('memory'), 'kilobytes a round').toBeLessThanOrEqual(5);
  expect.soft(growth('nodes'), 'nodes a round').toBeLessThan(1);
  expect.soft(growth('listeners'), 'listeners a round').toBeLessThan(1);
});
