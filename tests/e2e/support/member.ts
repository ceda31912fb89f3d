// A person at the keyboard: the steps of a visit, as a member takes them.
import { expect, type Locator, type Page } from '@playwright/test';

/** Layout of the running project: phones have a bottom bar and pages where desktops have dialogs. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Closes the warning for adults that greets every visitor once. */
export async function enterSite(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Are you 18 or older?' })
    .getByRole('button', { name: 'I am 18 or older' })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The sign-up form: a dialog over the page on desktops, a page of its own on phones. */
export async function openSignup(page: Page): Promise<Locator> {
  const main = page.getByRole('main');
  // A link where the page is made ahead, a button elsewhere.
  await main
    .getByRole('link', { name: 'Join free' })
    .or(main.getByRole('button', { name: 'Join free' }))
    .first()
    .click();
  const form = isPhone(page)
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: 'Create your account' });
  await expect(form.getByLabel('First name or nickname')).toBeVisible();
  return form;
}

export async function signUp(form: Locator, newcomer: Newcomer): Promise<void> {
  await form.getByLabel('First name or nickname').fill(newcomer.name);
  await form.getByLabel('E-mail').fill(newcomer.email);
  await form.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await form.getByLabel('Day').selectOption('14');
  await form.getByLabel('Month').selectOption('March');
  await form.getByLabel('Year').selectOption('1990');
  await form.getByRole('group', { name: 'I’m a' }).getByLabel('Man', { exact: true }).check();
  await form.getByRole('group', { name: 'I’d like to meet' }).getByLabel('Women', { exact: true }).check();
  await form.getByRole('button', { name: 'Join free' }).click();
}

/** What a sign-up asks after the account; push is asked for only where the browser can and nobody has answered. */
const JOIN_STEPS = ['Add a photo', 'A little about you', 'Looks and languages', 'In your own words'];

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Walks past the steps after the account without telling anything, up to the mail that confirms the address. */
export async function skipSteps(page: Page): Promise<void> {
  for (const step of JOIN_STEPS) {
    await expect(heading(page, step)).toBeVisible({ timeout: 40_000 });
    await page.getByRole('button', { name: 'Skip this' }).click();
  }
  const end = heading(page, 'Confirm your e-mail');
  const push = heading(page, 'Know when someone writes');
  await expect(end.or(push)).toBeVisible();
  if (await push.isVisible()) await page.getByRole('button', { name: 'Skip this' }).click();
  await expect(end).toBeVisible();
}

/** Ends the sign-up with nothing told and the address unconfirmed. */
export async function finishSignup(page: Page): Promise<void> {
  await skipSteps(page);
  await page.getByRole('link', { name: 'Look around first' }).click();
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** A place of the navigation, in whichever bar this width has. */
export function navLink(page: Page, name: RegExp): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).filter({ visible: true });
}

/** Writes into the open conversation. On phones Enter breaks the line, so the button sends. */
export async function send(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
}

/** The bubbles of one message in the open conversation. */
export function bubbles(page: Page, text: string): Locator {
  return page.getByRole('log').getByText(text);
}

/** Chooses a package and pays on the test payment page. */
export async function payForPackage(page: Page): Promise<void> {
  const choose = isPhone(page)
    ? page.getByRole('link', { name: /^Pay .* once/ })
    : page.getByRole('link', { name: 'Choose Starter' });
  await choose.click();
  await expect(page).toHaveURL(/\/credits\/[^/]+/);
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(page.getByText('Test payment page, no real money.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay / }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
}
