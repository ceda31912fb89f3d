// The landers of icons, map and people: what a visitor can do on them, and the way into the sign-up.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { alive } from './support/alive.ts';
import { isPhone } from './support/member.ts';
import { test } from './support/test.ts';

/** The smallest screen that is promised. */
const SMALL = { width: 360, height: 640 };
const DESKTOP = { width: 1440, height: 900 };
const FIRST = {
  iconslanding: 'I’m in the mood for',
  maplanding: 'I’d like to meet',
  socialnetwork: 'I’d like to meet',
} as const;

const form = (page: Page) =>
  isPhone(page) ? page.getByRole('main') : page.getByRole('dialog', { name: 'Create your account' });
const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const [route, choice] of Object.entries(FIRST)) {
  test(`${route} has its choice in the first screen of the smallest phone [RT-16] [LY-03] [NV-10]`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    await page.goto(`/landers/${route}/auto?variant=a`);
    await expect(page).toHaveURL(`/landers/${route}/eng?variant=a`);
    await expect(page.getByRole('list', { name: choice }).first()).toBeInViewport({ ratio: 1 });
    expect(await sticksOut(page), 'nothing sticks out sideways').toBe(false);
    await expectAccessible(page);
  });
}

for (const [route, choice] of Object.entries(FIRST)) {
  test(`${route} has its choice in the first screen of a desktop, too [RT-16] [NV-10]`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`/landers/${route}/eng?variant=a`);
    await expect(page.getByRole('list', { name: choice }).first()).toBeInViewport({ ratio: 1 });
    await alive(page);
    await expect(page.getByRole('list', { name: choice }).first()).toBeInViewport({ ratio: 1 });
    expect(await sticksOut(page), 'nothing sticks out sideways').toBe(false);
  });
}

test('three taps on iconslanding begin the form [RT-16] [NV-09]', async ({ page }) => {
  await page.goto('/landers/iconslanding/eng');
  await alive(page);
  await page.getByRole('link', { name: 'A good conversation' }).click();
  await page.getByRole('button', { name: 'Men', exact: true }).click();
  await page.getByRole('button', { name: 'A woman' }).click();
  await expect(page.getByRole('heading', { name: 'That’s a good start.' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join free' }).click();
  await expect(form(page).getByRole('radio', { name: 'Men', exact: true })).toBeChecked();
});

test('a face on maplanding leads to a hello [RT-16] [ST-20]', async ({ page }) => {
  await page.goto('/landers/maplanding/eng');
  await page
    .getByRole('list', { name: /^On the map: / })
    .getByRole('button')
    .first()
    .click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Say hello to / }).click();
  await expect(form(page).getByRole('radio', { name: 'Men', exact: true })).toBeVisible();
});

test('the map shows the part of the country that is chosen, on the smallest phone, too [RT-16] [ST-20]', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await page.goto('/landers/maplanding/eng');
  const choice = page.getByRole('combobox', { name: 'Which part of the country?' });
  await expect(choice).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('list', { name: 'I’d like to meet' }).first()).toBeInViewport({ ratio: 1 });
  const region = (await choice.getByRole('option').nth(1).textContent()) ?? '';
  await choice.selectOption(region);
  await expect(page.getByRole('status').filter({ hasText: region })).toBeVisible();
  expect(await sticksOut(page), 'nothing sticks out sideways').toBe(false);
  await expectAccessible(page);
});

test('socialnetwork shows who is online, and what they say [RT-16] [ST-20] [BX-14]', async ({ page }) => {
  // Most people there write in Dutch, and are quoted on a Dutch page.
  await page.goto('/landers/socialnetwork/nl');
  await expect(page.getByRole('heading', { name: 'Nu online' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In hun eigen woorden' })).toBeVisible();
  await expectAccessible(page);
});

test('the choice on socialnetwork leads to the sign-up and is kept [RT-16] [NV-09]', async ({ page }) => {
  await page.goto('/landers/socialnetwork/eng');
  await alive(page);
  const choice = page.getByRole('list', { name: FIRST.socialnetwork }).first();
  await choice.getByRole('link', { name: 'Men', exact: true }).click();
  await expect(form(page).getByRole('radio', { name: 'Men', exact: true })).toBeChecked();
});
