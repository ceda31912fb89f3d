// The landers of pictures and words, where advertisements lead: what a visitor sees first, and the way into the sign-up.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { alive } from './support/alive.ts';
import { isPhone } from './support/member.ts';
import { test } from './support/test.ts';

const LANDERS = [
  { route: 'alonetonight', title: 'Alone tonight?' },
  { route: 'collagelanding', title: 'There’s still a place free.' },
  { route: 'gallery', title: 'Come in and look around.' },
] as const;
/** The smallest screen that is promised. */
const SMALL = { width: 360, height: 640 };

const choice = (page: Page) => page.getByRole('list', { name: 'I’d like to meet' }).first();
const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const { route, title } of LANDERS) {
  test(
    `${route} asks one question in the first screen and keeps the answer [RT-16] [LY-03] [NV-09] [NV-10]`,
    { tag: route === 'gallery' ? '@gate-phone' : [] },
    async ({ page }) => {
      await page.goto(`/landers/${route}/auto?network=lamp&variant=a`);
      await expect(page).toHaveURL(`/landers/${route}/eng?network=lamp&variant=a`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(choice(page).getByRole('link', { name: 'Men', exact: true })).toBeInViewport({ ratio: 1 });
      const main = page.locator('img.drawn[fetchpriority="high"]');
      await expect
        .poll(() => main.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
        .toBe(true);
      expect(await sticksOut(page), 'nothing sticks out sideways').toBe(false);
      await expectAccessible(page);

      await choice(page).getByRole('link', { name: 'Men', exact: true }).click();
      const form = isPhone(page)
        ? page.getByRole('main')
        : page.getByRole('dialog', { name: 'Create your account' });
      await expect(form.getByRole('radio', { name: 'Men', exact: true })).toBeChecked();
    },
  );

  test(`${route} has its choice in the first screen of the smallest phone [RT-16]`, async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(`/landers/${route}/milf-eng`);
    await expect(page.getByText('In her prime')).toBeVisible();
    await expect(choice(page)).toBeInViewport({ ratio: 1 });
    expect(await sticksOut(page), 'nothing sticks out sideways').toBe(false);
  });
}

for (const { route, said } of [
  { route: 'iconslanding', said: 'Some profiles are fictional and marked as such.' },
  { route: 'alonetonight', said: 'The portraits here are illustrations' },
])
  test(`the question about cookies never lies on what ${route} says about age [RT-16] [EN-07]`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    await page.goto(`/landers/${route}/eng`);
    const adults = page.locator('.lander-adults').first();
    const bar = page.getByRole('region', { name: 'Cookie choice' });
    await expect(bar).toBeAttached();
    await expect(page.locator('.lander-drawn').first()).toContainText(said);
    // Far from all that is to be pressed it shows itself.
    await page.getByRole('contentinfo').evaluate((foot) => foot.scrollIntoView({ behavior: 'instant' }));
    await expect(bar).toHaveCSS('opacity', '1');
    // The line alone lies under its upper edge: the choice stands above both.
    await adults.evaluate((line) => {
      const edge = document.querySelector('.consent-bar')?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: line.getBoundingClientRect().top - edge - 2, behavior: 'instant' });
    });
    await expect(bar).toHaveCSS('opacity', '0');
  });

test('the faces in the last row come once the page stands, and move no button [RT-16]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/FacesRow-[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/landers/alonetonight/eng');
  const last = page.getByRole('heading', { name: 'Before you say hello' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const faces = page.locator('.lander-faces img');
  await expect(faces).toHaveCount(6);
  expect(asked).toHaveLength(1);
  const asking = await page.getByRole('list', { name: 'I’d like to meet' }).last().boundingBox();
  const row = await faces.first().boundingBox();
  if (asking === null || row === null) throw new Error('no place');
  // Below it or beside it: what is pressed stays where it was before they came.
  if (isPhone(page)) expect(row.y).toBeGreaterThan(asking.y + asking.height);
  else expect(row.x).toBeGreaterThan(asking.x + asking.width);
});

test('the gallery says which of its frames is in front, by button and by key [RT-16]', async ({ page }) => {
  await page.goto('/landers/gallery/eng');
  const wall = page.getByRole('region', { name: 'The exhibition' });
  const front = wall.locator('[aria-current]');
  const place = page.getByText(/^\d of 9$/);
  await expect(place).toHaveText('1 of 9');
  // Before the app runs, a button that is pressed waits for it; a key is the browser's.
  await alive(page);
  await wall.focus();
  // A phone is swiped, and has no buttons for it.
  if (isPhone(page)) await page.keyboard.press('ArrowRight');
  else await page.getByRole('button', { name: 'Next portrait' }).click();
  await expect(place).toHaveText('2 of 9');
  await expect(front).toHaveCount(1);
  await wall.focus();
  await page.keyboard.press('End');
  await expect(place).toHaveText('9 of 9');
  await expect(front).toHaveCount(1);
  await expect(wall.getByRole('listitem').last()).toHaveAttribute('aria-current', 'true');
});
