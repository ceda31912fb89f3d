// What can be done with a message: answer, react, copy, take back, report; by finger, mouse and keyboard.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const PREMIUM = 'premium@example.test';
const QUESTION = 'That little place by the canal?';
const ANSWER = 'The one with the blue door?';

const log = (page: Page): Locator => page.getByRole('log');
const messages = (page: Page): Locator => log(page).getByRole('article');
const menu = (page: Page): Locator => page.getByRole('menu', { name: 'Options for this message' });
const entry = (page: Page, name: string | RegExp): Locator => menu(page).getByRole('menuitem', { name });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Elena' });

/** Rests a finger on a message until its menu is there. */
async function longPress(page: Page, message: Locator): Promise<void> {
  const box = await message.locator('.bubble').boundingBox();
  if (!box) throw new Error('The message is not on screen.');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(menu(page)).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** As a member opens it: with a finger on a phone, with the button beside the bubble elsewhere. */
async function openMenu(page: Page, message: Locator, byFinger: boolean): Promise<void> {
  if (byFinger) {
    await longPress(page, message);
  } else {
    await message.hover();
    await message.getByRole('button', { name: 'Options for this message' }).click();
  }
  await expect(menu(page)).toBeVisible();
}

/** A conversation in which the other one has just asked something. */
async function openQuestion(page: Page, world: World): Promise<Locator> {
  await world.persona(PREMIUM);
  await page.goto('/chats/c1');
  await expect(messages(page).last()).toBeVisible();
  await world.event({ kind: 'message', text: QUESTION });
  const question = messages(page).filter({ hasText: QUESTION }).first();
  await expect(question).toBeVisible();
  return question;
}

test('a message is reacted to and copied [BX-22]', async ({ page, world, hasTouch, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const question = await openQuestion(page, world);

  // A reaction is there at once and stays; another press takes it back.
  await openMenu(page, question, hasTouch);
  await expectAccessible(page);
  await menu(page).getByRole('menuitemradio', { name: 'Heart', exact: true }).click();
  await expect(menu(page)).toBeHidden();
  const heart = question.getByRole('button', { name: /from you\. Press to remove it$/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toBeVisible();
  await heart.click();
  await expect(heart).toBeHidden();

  await openMenu(page, question, hasTouch);
  await entry(page, 'Copy text').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(QUESTION);
});

test('a message is answered, and the answer taken back [BX-22]', async ({ page, world, hasTouch }) => {
  const question = await openQuestion(page, world);
  // The choice of a message to answer is kept like a draft.
  await openMenu(page, question, hasTouch);
  await entry(page, 'Reply').click();
  await expect(field(page)).toBeFocused();
  const bar = page.getByText('Reply to Elena', { exact: true });
  await expect(bar).toBeVisible();
  await field(page).press('Escape');
  await expect(bar).toBeHidden();
  await openMenu(page, question, hasTouch);
  await entry(page, 'Reply').click();
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await field(page).fill(ANSWER);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(bar).toBeHidden();
  const answer = messages(page).filter({ hasText: ANSWER }).first();
  await expect(answer.getByRole('button', { name: `Reply to Elena: ${QUESTION}` })).toBeVisible();

  // The other one likes it; what taking it back means is said before.
  await world.event({ kind: 'reaction', text: '❤️' });
  await expect(answer.getByRole('button', { name: /from the other person/ })).toBeVisible();
  await openMenu(page, answer, hasTouch);
  await entry(page, /^Delete message/).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  await expect(dialog).toContainText('You won’t get back the credits it cost.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(messages(page).filter({ hasText: 'You deleted this message' })).toHaveCount(1);
  await expect(messages(page).filter({ hasText: ANSWER })).toHaveCount(0);
});

test('a message is reported in two presses [BX-01]', async ({ page, world, hasTouch }) => {
  const question = await openQuestion(page, world);
  await openMenu(page, question, hasTouch);
  await entry(page, /^Report message/).click();
  await expect(page.getByRole('dialog', { name: 'Report a message from Elena' })).toBeVisible();
});

test('messages and shortcuts by keyboard alone [BX-22]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  await page.goto('/chats/c1');
  await expect(messages(page).last()).toBeVisible();
  await log(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(messages(page).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const message = messages(page).nth((await messages(page).count()) - 2);
  await expect(message).toBeFocused();

  await page.keyboard.press('Shift+F10');
  await expect(menu(page).getByRole('menuitemradio', { name: 'Heart', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu(page).getByRole('menuitemradio', { name: 'Heart eyes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Reply')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  // In the writing field a question mark is a question mark.
  await page.keyboard.press('?');
  await expect(field(page)).toHaveValue('?');

  await log(page).focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
});
