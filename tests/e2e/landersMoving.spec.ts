// The landers that move: the swipe teaser and the two films. What starts by itself, what stops, and the way to the sign-up.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { alive } from './support/alive.ts';
import { isPhone } from './support/member.ts';
import { test } from './support/test.ts';

// Films are fetched and decoded, on top of everything else that a page does.
test.describe.configure({ timeout: 150_000 });

const FILMS = [
  { route: 'video', title: 'It starts with a look', poster: 'An illustrated woman in the evening light' },
  {
    route: 'transitionsvideolanding',
    title: 'An evening in four pictures',
    poster: 'An illustrated woman in blue',
  },
] as const;
const CARDS = 5;
/** The smallest screen that is promised. */
const SMALL = { width: 360, height: 640 };

const choice = (page: Page) => page.getByRole('list', { name: 'I’d like to meet' });
const card = (page: Page) => page.locator('article:not([inert])');
const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
/** Code and film come last, and a slow machine has to decode them as well. */
const FILM_PATIENCE_MS = 30_000;
const isPaused = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate((film) => film instanceof HTMLVideoElement && film.paused);
const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((film) => (film instanceof HTMLVideoElement ? film.currentTime : -1));

/** Drags the card on top to the right, as soon as it follows the hand: the code for that comes after the page. */
async function dragRight(page: Page): Promise<void> {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('The card is not on screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 4 });
    expect((await card(page).boundingBox())?.x).toBeGreaterThan(box.x + 5);
  }).toPass({ timeout: FILM_PATIENCE_MS });
  await page.mouse.move(x + 180, y, { steps: 12 });
  await page.mouse.up();
}

/** Answers the question of the lander, and finds the answer in the form. */
async function expectSignupWithMen(page: Page): Promise<void> {
  await choice(page)
    .filter({ visible: true })
    .first()
    .getByRole('link', { name: 'Men', exact: true })
    .click();
  const form = isPhone(page)
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: 'Create your account' });
  await expect(form.getByRole('radio', { name: 'Men', exact: true })).toBeChecked();
}

test(
  'the teaser is played by hand, by button and by key, and sends nothing [RT-16] [BX-08] [NV-09]',
  { tag: '@gate-phone' },
  async ({ page }) => {
    const calls: string[] = [];
    await page.goto('/landers/tinderswipe?network=lamp&variant=a');
    await expect(page.getByRole('heading', { level: 1, name: 'Left, right, hello' })).toBeVisible();
    await expect(choice(page).first()).toBeInViewport({ ratio: 1 });
    await expect(card(page)).toContainText('Illustrated example');
    await alive(page);
    await expectAccessible(page);
    expect(await sticksOut(page), 'nothing sticks out sideways').toBe(false);
    page.on('request', (request) => {
      if (request.url().includes('/api/') && request.method() !== 'GET') calls.push(request.url());
    });

    await test.step('a drag to the right is a like', async () => {
      await dragRight(page);
      await expect(page.getByText('Liked. A real member would be told. 4 cards left.')).toBeVisible();
    });
    await test.step('a key passes, another takes it back', async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByText('Passed. A real member wouldn’t be told. 3 cards left.')).toBeVisible();
      await page.keyboard.press('Backspace');
      await expect(page.getByText('4 cards left.')).toBeVisible();
    });
    await test.step('the buttons play the rest', async () => {
      for (let left = CARDS - 1; left > 0; left -= 1)
        await page.getByRole('button', { name: 'Not for me' }).click();
      await expect(page.getByRole('heading', { name: 'That’s how it works' })).toBeVisible();
      await expect(
        page.getByRole('paragraph').filter({ hasText: 'You liked one illustration.' }),
      ).toBeVisible();
      for (const news of [
        'That’s how it works. You liked one illustration.',
        'Undo brings the last card back.',
      ])
        await expect(page.getByRole('status').filter({ hasText: news })).toHaveCount(1);
      await expectAccessible(page);
    });
    expect(calls).toEqual([]);
    await expectSignupWithMen(page);
  },
);

for (const { route, title, poster } of FILMS) {
  test(`${route} shows its poster, then moves, and can be stopped [RT-16] [SC-12] [NV-10]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`/landers/${route}/auto?network=lamp&variant=a`);
    await expect(page).toHaveURL(`/landers/${route}/eng?network=lamp&variant=a`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: poster })).toBeVisible();
    await expect(choice(page).first()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => secondOf(page), { timeout: FILM_PATIENCE_MS }).toBeGreaterThan(0.2);
    await page.getByRole('button', { name: 'Pause the film' }).click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Describe the film' }).click();
    const cues = await page
      .locator('video')
      .evaluate((film) =>
        film instanceof HTMLVideoElement
          ? [...(film.textTracks[0]?.cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : ''))
          : [],
      );
    expect(cues.length).toBeGreaterThan(2);
    expect(cues[0], 'says first that nobody is filmed').toMatch(/illustrated/);
    // The film stopped wherever it was.
    const described = page.locator('figcaption output');
    await expect(described).not.toBeEmpty();
    expect(cues).toContain(await described.textContent());
    expect(await sticksOut(page), 'nothing sticks out sideways').toBe(false);
    await expectAccessible(page);
    await expectSignupWithMen(page);
  });

  test(`${route} whose film does not come keeps its poster and its words [RT-16]`, async ({ page }) => {
    await page.route(/\.(webm|mp4)$/, (request) => request.abort());
    await page.goto(`/landers/${route}/eng?variant=a`);
    await alive(page);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(page.locator('figcaption output')).toHaveText(
      'The film won’t play. Here’s a picture instead.',
      { timeout: FILM_PATIENCE_MS },
    );
    await expect(page.getByRole('img', { name: poster })).toBeVisible();
    await expectAccessible(page);
    await expectSignupWithMen(page);
  });

  test(`${route} stands still for who wants less motion, until asked [RT-16]`, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(SMALL);
    await page.goto(`/landers/${route}/milf-eng`, { waitUntil: 'networkidle' });
    await expect(page.getByText('In her prime')).toBeVisible();
    await expect(choice(page).first()).toBeInViewport({ ratio: 1 });
    const play = page.getByRole('button', { name: 'Play the film' });
    await expect(play).toBeVisible();
    expect(films).toEqual([]);
    await play.click();
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
    await expect.poll(() => secondOf(page), { timeout: FILM_PATIENCE_MS }).toBeGreaterThan(0);
  });
}

test('each picture of the evening is a press away [RT-16]', async ({ page }) => {
  await page.goto('/landers/transitionsvideolanding/gay-eng');
  await alive(page);
  const third = page.getByRole('button', { name: /^Hello/ });
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'step');
  await expect.poll(() => secondOf(page), { timeout: FILM_PATIENCE_MS }).toBeGreaterThanOrEqual(7);
});
