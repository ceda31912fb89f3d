// The log of a conversation: nothing jumps, whatever joins it; a long one costs what a short one does; search leads to its places.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { belowView, bubbleInSight, log, movedSince, scrollLog } from './support/log.ts';
import { watchWork } from './support/pageWork.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';
/** What the eye does not see: the browser puts a scroll position on a whole pixel. */
const PIXEL = 1;

test(
  'nothing jumps: history above, news below, a growing field; the line of the new stays [BX-13]',
  { tag: '@gate-desktop' },
  async ({ page, world }) => {
    test.setTimeout(120_000);
    await world.persona(MEMBER);
    for (let number = 1; number <= 20; number += 1)
      await world.event({ kind: 'message', from: 'elena', text: `New line ${number}` });
    await page.goto('/chats/c1');

    // It opens where the unread begins, with the line above it and the rest counted.
    const line = page.locator('[data-unread]');
    await expect(line).toBeInViewport();
    await expect(log(page).getByRole('article').filter({ has: line })).toContainText('New line 1');
    await expect(log(page).getByText('New line 20')).not.toBeInViewport();
    await expectAccessible(page);

    // The end is one press away, and everything has been seen there.
    const toNewest = page.getByRole('button', { name: /^\d+ new messages?$/ });
    await expect(toNewest).toBeVisible();
    await toNewest.press('Enter');
    await expect(log(page).getByText('New line 20')).toBeInViewport();
    await expect(toNewest).toBeHidden();

    // Pages of history join above while the reader goes up.
    const older = page.waitForResponse(/chat\.php.*before=/);
    const up = await scrollLog(page, 160, -60);
    await older;
    expect(up.jump).toBeLessThanOrEqual(PIXEL);
    expect(up.elements).toBeLessThanOrEqual(700);

    // A reader in the middle stays there when something comes, and when the writing field grows.
    const place = await bubbleInSight(page);
    await world.event({ kind: 'message', from: 'elena', text: 'While you were away' });
    const one = page.getByRole('button', { name: '1 new message' });
    await expect(one).toBeVisible();
    const field = page.getByRole('textbox', { name: /^Message to/ });
    await field.fill('One\ntwo\nthree');
    await expect.poll(() => movedSince(page, place)).toBeLessThanOrEqual(PIXEL);
    await field.fill('');
    await expect.poll(() => movedSince(page, place)).toBeLessThanOrEqual(PIXEL);

    // At the end again, the reader goes along with what comes.
    await one.press('Enter');
    await expect(log(page).getByText('While you were away')).toBeInViewport();
    await world.event({ kind: 'message', from: 'elena', text: 'And one more' });
    await expect(log(page).getByText('And one more')).toBeInViewport();
    await expect.poll(() => belowView(page)).toBeLessThanOrEqual(PIXEL);
  },
);

test('the day of what is read back stands above it, and nothing lies over the newest [BX-13]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/chats/c1');
  await expect.poll(() => belowView(page)).toBeLessThanOrEqual(PIXEL);
  const day = page.locator('.chats-day');
  await expect(day).toHaveCount(0);
  await scrollLog(page, 20, -60);
  // Where the day's own place is still at the top, it is no longer a little further on.
  await expect(async () => {
    await scrollLog(page, 1, -60);
    await expect(day).toHaveText(/\S/, { timeout: 1_000 });
  }).toPass();
  await page
    .getByRole('button', { name: /^(Jump to the newest message|Back to the newest)$/ })
    .press('Enter');
  await expect.poll(() => belowView(page)).toBeLessThanOrEqual(PIXEL);
  await expect(day).toHaveCount(0);
});

test('the End key goes to the newest message, past rows that were never drawn [BX-13] [BX-20]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/chats/c1');
  await expect.poll(() => belowView(page)).toBeLessThanOrEqual(PIXEL);
  await page.keyboard.press('Control+Shift+F');
  const field = page.getByRole('searchbox', { name: 'Words to find' });
  // Its last result lies hundreds of messages back.
  await field.fill('LÉMONS');
  await page.getByRole('list', { name: 'Messages found' }).getByRole('button').last().press('Enter');
  await expect(page.locator('.log-row-wanted')).toBeInViewport();
  await field.press('Escape');
  await expect(page.locator('.chats-latest')).toBeVisible();
  await log(page).press('End');
  await expect.poll(() => belowView(page)).toBeLessThanOrEqual(PIXEL);
  await expect(page.locator('.chats-latest')).toBeHidden();
});

test('a conversation is found again where it was left [BX-13]', async ({ page, world }) => {
  await world.persona(MEMBER);
  await page.goto('/chats/c1');
  await expect(log(page)).toBeVisible();
  await scrollLog(page, 20, -60);
  const place = await bubbleInSight(page);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).not.toHaveURL(/c1$/);
  await expect(log(page)).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page).toHaveURL(/c1$/);
  await expect.poll(() => movedSince(page, place)).toBeLessThanOrEqual(PIXEL);
});

test('search leads to a place far away, which grows both ways, and back [BX-22]', async ({ page, world }) => {
  await world.persona(MEMBER);
  await page.goto('/chats/c1');
  await expect(log(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+F');
  const field = page.getByRole('searchbox', { name: 'Words to find' });
  await expect(field).toBeFocused();
  await field.fill('LÉMONS');
  const results = page.getByRole('list', { name: 'Messages found' });
  await expect(results.getByRole('listitem').first().locator('mark')).toHaveText(/lemons/i);
  await expectAccessible(page);

  // The last result of the page lies hundreds of messages back.
  await results.getByRole('button').last().press('Enter');
  await expect(page.getByText(/^\d+ of \d+\+$/)).toBeVisible();
  await expect(page.locator('.log-row-wanted')).toBeInViewport();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.locator('.log-row-wanted')).toBeInViewport();

  expect((await scrollLog(page, 40, -60)).jump).toBeLessThanOrEqual(PIXEL);
  const newer = page.waitForResponse(/chat\.php.*after=/);
  expect((await scrollLog(page, 120, 60)).jump).toBeLessThanOrEqual(PIXEL);
  await newer;

  await page.getByRole('button', { name: 'Back to the newest' }).press('Enter');
  await expect.poll(() => belowView(page)).toBeLessThanOrEqual(PIXEL);
  await expect(page.getByRole('button', { name: 'Back to the newest' })).toBeHidden();
});

test('a hundred thousand messages scroll as a thousand do [BX-13]', async ({ page, world }, info) => {
  test.setTimeout(240_000);
  const metrics = await watchWork(page);
  const session = await page.context().newCDPSession(page);
  const measured: { work: number; heap: number; elements: number; jump: number }[] = [];
  for (const messages of [1_000, 100_000]) {
    // Nobody is on the page while its world begins anew.
    await page.goto('about:blank');
    await world.reset({ messages });
    await world.persona(MEMBER);
    await page.goto('/chats/c1');
    await expect(log(page).getByRole('article').first()).toBeVisible();
    const runs: { work: number; heap: number; elements: number; jump: number }[] = [];
    for (let run = 0; run < 3; run += 1) {
      const before = await metrics();
      const up = await scrollLog(page, 50, -80);
      const down = await scrollLog(page, 50, 80);
      const { work } = await metrics();
      // What nobody needs any more is no matter of the log.
      await session.send('HeapProfiler.collectGarbage');
      const { heap } = await metrics();
      const elements = Math.max(up.elements, down.elements);
      runs.push({ work: work - before.work, heap, elements, jump: Math.max(up.jump, down.jump) });
    }
    // The least work of three: what else the machine does shows in one of them, what the log does in all.
    const most = (of: 'heap' | 'elements' | 'jump') => Math.max(...runs.map((run) => run[of]));
    const work = Math.min(...runs.map((run) => run.work));
    measured.push({ work, heap: most('heap'), elements: most('elements'), jump: most('jump') });
  }
  const [few, many] = measured;
  info.annotations.push({ type: 'work', description: JSON.stringify({ few, many }) });
  expect(many?.jump).toBeLessThanOrEqual(PIXEL);
  expect(many?.elements).toBeLessThanOrEqual(700);
  expect(many?.heap).toBeLessThanOrEqual(40e6);
  expect(many?.work).toBeLessThanOrEqual((few?.work ?? 0) * 1.6);
});
