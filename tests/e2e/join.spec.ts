// A sign-up from the first field to the confirmed address: what a reload keeps, what may be refused, and every answer on the way.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterSite, heading, logIn, signUp } from './support/member.ts';
import { test } from './support/test.ts';

const newcomer = { name: 'Marek', email: 'marek.joins@example.test', password: 'long-walks-42' };
const UNCONFIRMED = 'new@example.test';
const MEMBER = 'free@example.test';
const PASSWORD = 'demo-password';
const OVER_A_MINUTE_MS = 61_000;

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

test('a visitor joins in steps that survive a reload, refuses a consent, and is confirmed in another tab [ST-04] [RT-04] [RT-10] [NV-06] [EN-07] [ST-01]', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const form = page.getByRole('main');

  await test.step('meets the member whose page it is, and loses nothing by a reload', async () => {
    await page.goto('/');
    await enterSite(page);
    await page.goto('/members/sofia/signup');
    await expect(page.getByText('Say hello to Sofía').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await form.getByLabel('First name or nickname').fill('Marek');
    await form.getByLabel('E-mail').fill('marek@gmial.com');
    await form.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await expect(form.getByText('Did you mean')).toContainText('marek@gmail.com');
    await page.reload();
    await expect(form.getByLabel('First name or nickname')).toHaveValue('Marek');
    await expect(form.getByLabel('E-mail')).toHaveValue('marek@gmial.com');
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('makes the account and comes to the photo', async () => {
    await signUp(form, newcomer);
    await expect(page).toHaveURL('/complete-signup?step=photo&next=%2Fmembers%2Fsofia');
    await expect(heading(page, 'Add a photo')).toBeFocused();
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0);
    await expectAccessible(page);
    await press(page, 'Skip this');
  });

  await test.step('tells a little, over a reload, and says no to the consent', async () => {
    await expect(heading(page, 'A little about you')).toBeFocused();
    await form.getByLabel('Relationship status').selectOption('divorced');
    await page.reload();
    await expect(page).toHaveURL(/step=about-you/);
    await expect(form.getByLabel('Relationship status')).toHaveValue('divorced');
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await expectAccessible(page);
    await press(page, 'Not now');
    await press(page, 'Continue');
    await expect(heading(page, 'Looks and languages')).toBeFocused();
    await page.goBack();
    await expect(form.getByLabel('Relationship status')).toHaveValue('divorced');
    await page.goForward();
    await expectAccessible(page);
    await press(page, 'Skip this');
    await form.getByRole('textbox', { name: /about you/ }).fill('Long walks and short speeches.');
    await press(page, 'Continue');
  });

  await test.step('is asked to confirm, and the screen notices when it is done', async () => {
    const end = heading(page, 'Confirm your e-mail');
    const push = heading(page, 'Know when someone writes');
    await expect(end.or(push)).toBeVisible();
    if (await push.isVisible()) await press(page, 'Skip this');
    await expect(page.getByText(newcomer.email).first()).toBeVisible();
    await expect(page.getByText('others may stop replying to you', { exact: false })).toBeVisible();
    await expectAccessible(page);
    const mail = await page.context().newPage();
    await mail.goto(await world.linkOf('Confirm your e-mail'));
    await expect(mail).toHaveURL(/\/activate\/done/);
    await expect(heading(page, 'You’re all set')).toBeVisible();
    await mail.close();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/members/sofia');
  });
});

test('the mail comes again after a minute, until it is enough; another address is checked and used once its link is opened [ST-04] [VA-03] [VA-04]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/status of 4(22|29)/, 'addresses and mails are refused');
  await world.persona(UNCONFIRMED);
  await page.goto('/complete-signup?step=done');
  await expect(heading(page, 'Confirm your e-mail')).toBeVisible();
  const again = page.getByRole('button', { name: 'Send the e-mail again' });

  await test.step('another address', async () => {
    await press(page, 'Use another address');
    const field = page.getByLabel('New e-mail address');
    await field.fill('marek@');
    await press(page, 'Send the e-mail there');
    await expect(page.getByText('New email adress is invalid.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(MEMBER);
    await press(page, 'Send the e-mail there');
    await expect(page.getByText('This email address already owns an account on this website.')).toBeVisible();
    await expectAccessible(page);
    await field.fill('marek.later@example.test');
    await press(page, 'Send the e-mail there');
    await expect(page.getByText('An e-mail is on its way to marek.later@example.test.')).toBeVisible();
    await expect(page.getByText(`your address stays ${UNCONFIRMED}`, { exact: false })).toBeVisible();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(/another one in \d+ seconds/)).toBeVisible();
  });

  await test.step('the old address once more, and too often', async () => {
    await press(page, 'Use another address');
    await page.getByLabel('New e-mail address').fill(UNCONFIRMED);
    await press(page, 'Send the e-mail there');
    await expect(page.getByText(`An e-mail is on its way to ${UNCONFIRMED}.`)).toBeVisible();
    const limit = page.getByText('We can’t send any more e-mails for now.', { exact: false });
    for (let mails = 0; mails < 5 && !(await limit.isVisible()); mails += 1) {
      await world.clock(OVER_A_MINUTE_MS);
      await press(page, 'I’ve confirmed it');
      await expect(page.getByText('Your address isn’t confirmed yet.', { exact: false })).toBeVisible();
      await expect(again).not.toHaveAttribute('aria-disabled', 'true');
      await again.click();
      await expect(page.getByText(/An e-mail is on its way to|We can’t send any more e-mails/)).toBeVisible();
    }
    await expect(page.getByText(/another one in \d+ minutes/)).toBeVisible();
    await page.reload();
    await expect(limit).toBeVisible();
  });

  await test.step('the link of the new address', async () => {
    await page.goto(await world.linkOf('Confirm your new e-mail'));
    await expect(page.getByText('marek.later@example.test').first()).toBeVisible();
  });
});

test('an address that has an account leads to the log-in and back to the page that asked; a visitor comes back to a step [ER-16] [RO-05]', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/, 'the sign-up is refused');
  await page.goto('/');
  await enterSite(page);
  await page.goto('/signup?next=%2Fchats');
  const form = page.getByRole('main');
  await signUp(form, { ...newcomer, email: MEMBER });
  await expect(form.getByText('An account with this e-mail address already exists')).toBeVisible();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await form.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/login?next=%2Fchats');

  await page.goto('/complete-signup?step=looks');
  await expect(page).toHaveURL('/login?next=%2Fcomplete-signup%3Fstep%3Dlooks');
  await logIn(page, MEMBER, PASSWORD);
  await expect(page).toHaveURL('/complete-signup?step=looks');
  await expect(heading(page, 'Looks and languages')).toBeVisible();
});

test('what went wrong with a sign-up stands in front of the member, above the button that stays in view [ER-01]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/status of 409/, 'the sign-up is refused');
  // As much of a small phone as its browser's bars leave.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  await enterSite(page);
  await page.goto('/signup');
  await world.fault({
    match: 'POST signup.php',
    kind: 'status',
    status: 409,
    body: { error: 'busy' },
    times: 2,
  });
  const form = page.getByRole('main');
  await signUp(form, newcomer);
  const news = form.getByRole('alert').locator('.alert');
  await expect(news).toBeVisible();
  // Once more from the top of the form, where the button stands in front of its end.
  const name = form.getByLabel('First name or nickname');
  await name.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await name.press('Enter');
  await expect(news).toHaveCount(0);
  await expect(news).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const [told, button] = [
      await news.boundingBox(),
      await form.getByRole('button', { name: 'Join free' }).boundingBox(),
    ];
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }).toPass();
});
