// Ways through the list of conversations: keys, fingers, and ten thousand rows.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { list, names, row, rows } from './support/chatRows.ts';
import { watchWork } from './support/pageWork.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';
const ROW_PX = 78;

test('the keyboard leads through the list and from conversation to conversation [BX-22]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/chats/c1');
  await expect(row(page, 'Elena, 32').getByRole('link')).toHaveAttribute('aria-current', 'page');
  const order = await names(page, 8);
  const heading = page.getByRole('heading', { level: 1 });

  // One stop for Tab, the arrows for the rest; the far end of a long list is one key away.
  await page.getByRole('searchbox').press('ArrowDown');
  await expect(row(page, 'Elena, 32').getByRole('link')).toBeFocused();
  await page.keyboard.press('End');
  const focused = page.locator('.conv:focus').locator('..');
  await expect(focused).toHaveAttribute('aria-posinset', (await focused.getAttribute('aria-setsize')) ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Options for Elena' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page).locator(':focus')).toHaveCount(0);

  // Whoever is writing goes on writing in the next one.
  await page.getByRole('textbox', { name: 'Message to Elena' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading).toHaveText(order[1] ?? '');
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(heading).toHaveText('Elena, 32');
  // Behind the list Tab came to what stands at its end: its first rows are drawn again once they are in sight.
  await page.locator('.chat-scroll').evaluate((box) => box.scrollTo(0, 0));
  const unread = await rows(page)
    .filter({ hasText: 'unread message' })
    .first()
    .locator('.conv-name')
    .textContent();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(heading).toHaveText(unread ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger pulls a row, and holds it for its menu', async ({ page, world }) => {
    await world.persona(MEMBER);
    await page.goto('/chats');
    await expect(row(page, 'Claire, 41')).toBeVisible();
    // What fingers need comes after the list.
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type: type === 'end' ? 'touchEnd' : type === 'start' ? 'touchStart' : 'touchMove',
        touchPoints: type === 'end' ? [] : [{ x, y }],
      });
    /** @param by pixels, negative to the left */
    async function pull(name: string, by: number): Promise<void> {
      const box = await row(page, name).boundingBox();
      const y = (box?.y ?? 0) + ROW_PX / 2;
      const x = by < 0 ? 320 : 60;
      await touch('start', x, y);
      // A frame for each step, and a rest at the end: a flick would swallow the next tap.
      for (let step = 1; step <= 12; step += 1) {
        await touch('move', x + (by * Math.min(step, 8)) / 8, y);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await touch('end');
    }
    await expect(async () => {
      await pull('Claire, 41', -160);
      await expect(page.locator('.conv-under-archive')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.locator('.conv-under-archive').tap();
    await expect(row(page, 'Claire, 41')).toHaveCount(0);
    await pull('Inês, 27', 120);
    await expect.poll(() => names(page, 1)).toEqual(['Inês, 27']);

    const box = await row(page, 'Elena, 32').boundingBox();
    await touch('start', 150, (box?.y ?? 0) + ROW_PX / 2);
    await expect(page.getByRole('menu', { name: 'Options for Elena' })).toBeVisible();
    await touch('end');
    await expect(page).toHaveURL(/\/chats$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});

test('ten thousand conversations scroll as few do [EN-06] [SC-03]', async ({ page, world }, info) => {
  test.setTimeout(180_000);
  const worked = await watchWork(page);
  /** Scrolls 4,800 px, eighty a frame. @returns the most elements there were */
  const scroll = () =>
    page.locator('.chat-scroll').evaluate(
      (box) =>
        new Promise<number>((resolve) => {
          let frames = 0;
          let elements = 0;
          const step = (): void => {
            elements = Math.max(elements, document.querySelectorAll('*').length);
            box.scrollBy({ top: 80, behavior: 'instant' });
            frames += 1;
            if (frames < 60) requestAnimationFrame(step);
            else resolve(elements);
          };
          requestAnimationFrame(step);
        }),
    );
  const measured: { work: number; elements: number }[] = [];
  for (const conversations of [100, 10_000]) {
    // The world ends while nobody looks.
    await page.goto('about:blank');
    await world.reset({ conversations });
    await world.persona(MEMBER);
    await page.goto('/chats');
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(conversations));
    const runs: number[] = [];
    let elements = 0;
    for (let run = 0; run < 3; run += 1) {
      await page.locator('.chat-scroll').evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(list(page).locator('[aria-posinset="1"]')).toBeVisible();
      const before = (await worked()).work;
      elements = Math.max(elements, await scroll());
      runs.push((await worked()).work - before);
    }
    // The calmest of three: a look for news in between is no part of scrolling.
    measured.push({ work: Math.min(...runs), elements });
  }
  const [few, many] = measured;
  info.annotations.push({ type: 'work', description: JSON.stringify({ few, many }) });
  expect(many?.elements).toBeLessThanOrEqual(700);
  expect(many?.work).toBeLessThanOrEqual((few?.work ?? 0) * 1.6);

  // The last of them, by one key, and its neighbour in the row before.
  await rows(page).first().getByRole('link').focus();
  await page.keyboard.press('End');
  await expect(list(page).locator('[aria-posinset="10000"] .conv')).toBeFocused();
  await page.getByRole('searchbox').fill('zz');
  await expect(page.getByText('No conversation under that name.')).toBeVisible();
});
