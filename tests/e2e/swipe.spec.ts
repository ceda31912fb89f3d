// The swipe game in a real browser: by hand, by keyboard alone, to the day's limit and over midnight.
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { expect, test } from './support/test.ts';

const PREMIUM = 'premium@example.test';
const DAY_MS = 24 * 3_600_000;
/** The game takes no second act within this time. */
const GUARD_MS = 320;

const card = (page: Page): Locator => page.locator('article:not([inert])').getByRole('link');
const said = (page: Page): Locator => page.locator('output').filter({ hasText: /^You (like|passed) / });
const likesLeft = (page: Page, left: number): Locator =>
  page.getByText(isPhone(page) ? `${left} left today` : `${left} of 4 likes left today`);

async function openGame(page: Page): Promise<void> {
  await page.goto('/swipe-game');
  await expect(card(page)).toBeVisible();
  await expect(likesLeft(page, 4)).toBeVisible();
}

/** Who is on screen, by address. */
async function shown(page: Page): Promise<string> {
  return (await card(page).getAttribute('href')) ?? '';
}

/** Waits until the game takes the next act. */
async function ready(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() > until, since + GUARD_MS);
}

async function expectAnother(page: Page, before: string): Promise<void> {
  await expect(card(page)).not.toHaveAttribute('href', before);
}

interface Way {
  readonly x: number;
  readonly y: number;
}
const PER_LEG = 10;

/** Points on the way from place to place. */
function pointsOf(from: Way, legs: readonly Way[]): Way[] {
  return legs.flatMap((to, at) => {
    const start = legs[at - 1] ?? { x: 0, y: 0 };
    return Array.from({ length: PER_LEG }, (_, step) => ({
      x: from.x + start.x + ((to.x - start.x) * (step + 1)) / PER_LEG,
      y: from.y + start.y + ((to.y - start.y) * (step + 1)) / PER_LEG,
    }));
  });
}

/**
 * Drags the card by finger, or by mouse where there is one.
 * @param legs places on the way, in px from the card's middle
 * @param hold looks at the card before it is let go
 */
async function drag(page: Page, legs: readonly Way[], hold?: () => Promise<void>): Promise<void> {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('No card on screen');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const points = pointsOf(from, legs);
  if (!isPhone(page)) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of points) await page.mouse.move(x, y);
    await hold?.();
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Way[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const point of points) await touch('touchMove', [point]);
  await hold?.();
  await touch('touchEnd', []);
  await session.detach();
}

/** Likes the card on screen by its key, and closes the moment of a match that may come of it. */
async function likeByKey(page: Page): Promise<void> {
  await ready(page);
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/like.php') && response.request().method() === 'POST',
  );
  await page.keyboard.press('ArrowRight');
  const { match } = v.parse(v.object({ match: v.boolean() }), await (await answered).json());
  if (!match) return;
  const moment = page.getByRole('dialog', { name: /match/ });
  await expect(moment).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moment).toBeHidden();
}

async function likeFour(page: Page): Promise<void> {
  for (let left = 4; left > 0; left -= 1) await likeByKey(page);
  await expect(page.getByRole('heading', { name: 'You’ve used your four likes for today' })).toBeVisible();
}

test.beforeEach(async ({ world }) => {
  await world.persona(PREMIUM);
});

test.describe('by hand', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'a card follows, springs back, and leaves when it was dragged far [SC-14, BX-08, RT-14]',
    { tag: '@gate-phone' },
    async ({ page }) => {
      await openGame(page);
      const first = await shown(page);
      const stamp = page.locator('article:not([inert])').getByText('Like', { exact: true });

      await drag(page, [
        { x: 130, y: 4 },
        { x: 12, y: 4 },
      ]);
      await expect(card(page)).toHaveAttribute('href', first);
      await expect(page).toHaveURL(/\/swipe-game$/);

      await drag(page, [{ x: 170, y: 10 }], () => expect(stamp).toHaveCSS('opacity', '1'));
      await expect(said(page)).toContainText('3 likes left.');
      await expectAnother(page, first);
      await expect(likesLeft(page, 3)).toBeVisible();
      await expect(page).toHaveURL(/\/swipe-game$/);
    },
  );

  test('dragged to the left it is passed, and undone by the button [BX-08]', async ({ page }) => {
    await openGame(page);
    const first = await shown(page);
    await drag(page, [{ x: -170, y: 10 }]);
    await expect(said(page)).toHaveText(/^You passed /);
    await expectAnother(page, first);
    await ready(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page)).toHaveAttribute('href', first);
    await expect(likesLeft(page, 4)).toBeVisible();
  });

  test('up and down is no answer and opens nothing; on phones it scrolls [SC-14]', async ({ page }) => {
    await openGame(page);
    const first = await shown(page);
    await drag(page, [{ x: 14, y: -240 }]);
    if (isPhone(page)) await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    await expect(card(page)).toHaveAttribute('href', first);
    await expect(page).toHaveURL(/\/swipe-game$/);
    await expect(likesLeft(page, 4)).toBeAttached();
  });
});

test('four likes by keyboard alone, an undo at the limit, and four more after midnight [BX-08, CO-02]', async ({
  page,
  world,
}) => {
  await openGame(page);
  await likeFour(page);
  await expect(page.getByText(/^More likes in /).last()).toBeVisible();
  await expectAccessible(page);

  await ready(page);
  await page.keyboard.press('Backspace');
  await expect(page.getByText(/It still counts for today/).last()).toBeVisible();
  await expect(likesLeft(page, 0)).toBeVisible();
  await expect(card(page)).toBeVisible();
  await expectAccessible(page);

  await world.clock(DAY_MS);
  await ready(page);
  // The next answer of the server tells its time.
  await page.keyboard.press('ArrowLeft');
  await expect(likesLeft(page, 4)).toBeVisible();
  await likeByKey(page);
  await expect(likesLeft(page, 3)).toBeVisible();
});

test('a like whose answer gets lost is counted once [CO-02, ST-05]', async ({ page, world }) => {
  await openGame(page);
  await world.fault({ match: 'POST /api/like.php', kind: 'drop_after_commit', times: 1 });
  await likeByKey(page);
  await expect(likesLeft(page, 3)).toBeVisible();
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(likesLeft(page, 3)).toBeVisible();
});

test('a look at the profile comes back to the same card at once [SC-14]', async ({ page }) => {
  await openGame(page);
  await expectAccessible(page);
  const first = await shown(page);
  await page.keyboard.press('ArrowLeft');
  await expectAnother(page, first);
  const second = await shown(page);
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(card(page)).toHaveAttribute('href', second);
});

test('passing everybody ends in ways on, and the last can be had back [BX-08]', async ({ page }) => {
  await page.route('**/api/swipe.php', async (route) => {
    const answer = await route.fetch();
    const body: unknown = await answer.json();
    const { profiles, ...rest } = v.parse(v.looseObject({ profiles: v.array(v.unknown()) }), body);
    await route.fulfill({ response: answer, json: { ...rest, profiles: profiles.slice(0, 1) } });
  });
  // Asked twice, the server has nobody else.
  let asked = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/swipe.php')) asked += 1;
  });
  await openGame(page);
  const only = await shown(page);
  await expect.poll(() => asked).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'You’ve seen everyone for now' })).toBeVisible();
  await expectAccessible(page);
  await ready(page);
  await page.keyboard.press('Backspace');
  await expect(card(page)).toHaveAttribute('href', only);
});
