// Likes in a real browser: the lists, taking back, members put aside, a match by keyboard alone, the moment of a new like.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { expect, test } from './support/test.ts';

const PREMIUM = 'premium@example.test';

const headline = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });
const list = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true });
const tab = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Kinds of likes' }).getByRole('link', { name });

/** The name that a card's heart says. */
async function nameOn(card: Locator): Promise<string> {
  const label = await card.getByRole('button', { name: /^Like / }).getAttribute('aria-label');
  return (label ?? '').replace('Like ', '');
}

test(
  'received ones come new first, a like is taken back and given again in its place [RT-06] [SC-06] [ST-05]',
  { tag: '@gate-phone' },
  async ({ page, world }) => {
    await world.persona(PREMIUM);
    await page.goto('/likes');
    await expect(headline(page, '14 people like you')).toBeVisible();
    await expect(page.getByText('5 new since you last looked')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/^New/, 'Earlier']);
    await expect(list(page, 'New').getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);

    await tab(page, /^Given/).click();
    await expect(page).toHaveURL(/\/likes\/given$/);
    await expect(headline(page, 'You like 9 people')).toBeVisible();
    const card = list(page, 'Given').getByRole('listitem').nth(1);
    const name = await nameOn(card);
    await card.getByRole('button', { name: `Like ${name}` }).press('Enter');
    await expect(headline(page, 'You like 8 people')).toBeVisible();
    const undo = card.getByRole('button', { name: `Undo: like ${name} again` });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await undo.press('Enter');
    await expect(headline(page, 'You like 9 people')).toBeVisible();
    await expect(card.getByRole('link', { name: new RegExp(`^${name}`) })).toBeFocused();

    // Another visit says the same. A heart takes no press until its like was answered.
    const heart = card.getByRole('button', { name: `Like ${name}` });
    await expect(heart).not.toHaveAttribute('aria-busy');
    const told = page.waitForResponse(
      (answer) => answer.url().includes('/like.php') && answer.request().method() === 'DELETE',
    );
    await heart.press('Enter');
    await expect(undo).toBeFocused();
    await expect(card.getByRole('link')).toHaveCount(0);
    await told;
    await page.goto('/likes/matches');
    await expect(tab(page, /^Given/)).toHaveText(/8$/);
  },
);

test('each match has a page, another kind of likes has none [RT-06]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  await page.goto('/likes/matches');
  await expect(headline(page, '4 matches')).toBeVisible();
  const match = list(page, 'Matches').getByRole('link').first();
  const address = (await match.getAttribute('href')) ?? '';
  await page.goto(address.replace('/members/', '/likes/m/'));
  await expect(
    headline(page, /^(You and .+ like each other\.|A match with a fictional profile: .+)$/),
  ).toBeVisible();
  await page.goto('/likes/favourites');
  await expect(headline(page, 'This page could not be found')).toBeVisible();
});

test('members put aside say how and when, and are brought back [BX-18]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  // Nobody is aside: a phone has no room for a tab that leads to nothing, and wider windows keep it.
  await page.goto('/likes');
  await expect(tab(page, /^Matches \d/)).toBeVisible();
  await expect(tab(page, /^Passed/)).toBeVisible({ visible: !isPhone(page) });
  for (const [profile, kind] of [
    ['elena', 'passed'],
    ['amara', 'hidden'],
  ]) {
    const put = await page.request.post('/api/pass.php', {
      data: { profile, kind },
      headers: { 'X-Request-Type': 'client' },
    });
    expect(put.ok()).toBe(true);
  }
  await page.goto('/likes?list=passed');
  await expect(headline(page, '2 people you passed on or hid')).toBeVisible();
  const cards = list(page, 'Passed').getByRole('listitem');
  await expect(cards.nth(0)).toContainText(/You hid: \w+\s\d/);
  await expect(cards.nth(1)).toContainText(/You passed: \w+\s\d/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Bring back Elena' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: pass on Elena again' })).toBeFocused();
  await expect(headline(page, '1 person you passed on or hid')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'See blocked members' }).click();
  await expect(page).toHaveURL(/\/settings#blocked$/);
});

test('a match takes the first line to the conversation, by keyboard alone [ST-05] [BX-14]', async ({
  page,
  world,
}) => {
  await world.persona(PREMIUM);
  await page.goto('/likes');
  const card = list(page, 'New').getByRole('listitem').first();
  await expect(card).toBeVisible();
  const name = await nameOn(card);
  await card.getByRole('button', { name: `Like ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'It’s a match!' });
  await expect(
    dialog.getByText(
      new RegExp(`^(You and ${name} like each other\\.|A match with a fictional profile: ${name}$)`),
    ),
  ).toBeVisible();
  await expect(dialog.getByText(/A message costs 1 credit\. You have 120\./)).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Or start with one of these' })).toBeVisible();
  await expectAccessible(page);

  const field = dialog.getByRole('textbox', { name: `Say something to ${name}` });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('Which bridge has the best light?');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: `Write to ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(chats\/.+|members\/.+\/chat)$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  const composer = page.getByRole('main').getByRole('textbox').and(page.locator('textarea'));
  await expect(composer).toHaveValue('Which bridge has the best light?');
});

test('a link asks for the moment of a new like, once [ST-13] [SC-13] [AP-04]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  await page.goto('/likes?t=1');
  const dialog = page.getByRole('dialog', { name: 'New like!' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/likes$/);
  await expectAccessible(page);
  // Anywhere: here the words.
  await dialog.getByRole('heading', { name: 'New like!' }).click();
  await expect(dialog).toBeHidden();
  await expect(headline(page, '15 people like you')).toBeVisible();

  await page.goto('/members?t=0');
  await dialog.getByRole('button', { name: /^See .+’s profile$/ }).press('Enter');
  await expect(page).toHaveURL(/\/members\/[^/]+$/);
  await expect(dialog).toBeHidden();
});
