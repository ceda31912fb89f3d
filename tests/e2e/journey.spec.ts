// The whole journey of a newcomer, from the home page to the second log-in, at the width of a desktop and of a phone.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  bubbles,
  enterSite,
  finishSignup,
  isPhone,
  logIn,
  logOut,
  navLink,
  openSignup,
  payForPackage,
  send,
  signUp,
} from './support/member.ts';
import { test } from './support/test.ts';

const newcomer = { name: 'Marek', email: 'marek.new@example.test', password: 'long-walks-42' };
const MINUTE_MS = 60_000;

test(
  'a visitor becomes a member, matches, writes, pays and comes back [RT-01] [RT-02] [RT-05] [RT-07] [ST-03] [ST-05]',
  // At the width of a desktop it is part of the matrix.
  { tag: '@gate-phone' },
  async ({ page, world, problems }) => {
    test.setTimeout(180_000);
    problems.allow(/status of 402/, 'the message that the credits do not pay for is refused');
    problems.allow(/status of 401/, 'the first log-in has a wrong password');

    await test.step('meets the warning and the home page', async () => {
      await page.goto('/');
      await expect(page.getByRole('dialog', { name: 'Are you 18 or older?' })).toBeVisible();
      await expectAccessible(page);
      await enterSite(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Good company starts with');
      await expectAccessible(page);
    });

    await test.step('signs up', async () => {
      const form = await openSignup(page);
      await expectAccessible(page);
      await signUp(form, newcomer);
      await expect(page).toHaveURL(/\/complete-signup/);
      await finishSignup(page);
      await expect(page).toHaveURL(/\/members/);
      await expect(page.getByRole('heading', { level: 1, name: 'People near you' })).toBeVisible();
      await expect(page.getByText('Confirm your e-mail address', { exact: false })).toBeVisible();
    });

    await test.step('searches, pages on and filters', async () => {
      const results = page.getByRole('list', { name: 'Members found' });
      await expect(results.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText(/^24 of \d+ members$/)).toBeVisible();
      await expectAccessible(page);
      // By the keyboard: coming near the end loads more as well, and a pointer would run after the button.
      await page.getByRole('button', { name: 'Show more members' }).press('Enter');
      // Of a long list only what is near the window is drawn, so the words tell.
      await expect(page.getByText(/^24 of \d+ members$/)).toHaveCount(0);
      if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
      const filters = isPhone(page) ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
      await filters.getByLabel('Province').selectOption('East Flanders');
      await filters.getByRole('button', { name: /^Show (\d+ )?members?$/ }).click();
      await expect(page).toHaveURL(/countryregion=East/);
      await expect(page.getByRole('button', { name: 'Remove filter: East Flanders' })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('is noticed: badges and title count', async () => {
      await world.clock(2 * MINUTE_MS);
      await page.reload();
      await expect(navLink(page, /^Likes \d+ new$/)).toBeVisible();
      await expect(navLink(page, /^Messages \d+ unread$/)).toBeVisible();
      await expect(page).toHaveTitle(/^\(\d+\) /);
    });

    const partner = await test.step('likes somebody back and it is a match', async () => {
      await navLink(page, /^Likes/).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('list').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/members\/[\w-]+$/);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(/.+, \d+/);
      const name = (await heading.textContent())?.split(',')[0] ?? '';
      await expectAccessible(page);
      // Another member of that name may stand among the related ones: on phones the profile's own button comes last.
      const hearts = page.getByRole('button', { name: `Like ${name}`, exact: true });
      await (isPhone(page) ? hearts.last() : hearts.first()).click();
      const match = page.getByRole('dialog', { name: 'It’s a match!' });
      await expect(match).toBeVisible();
      await expectAccessible(page);
      await match.getByRole('link', { name: `Write to ${name}` }).click();
      return name;
    });

    await test.step('writes, sees typing, and gets an answer', async () => {
      await send(page, 'Your profile made me smile.');
      await expect(bubbles(page, 'Your profile made me smile.')).toHaveCount(1);
      await expect(page).toHaveURL(/\/chats\/[\w-]+$/);
      await expect(page.getByText('Typing…').filter({ visible: true }).first()).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByRole('log').getByText(`${partner}:`).first()).toBeAttached({ timeout: 20_000 });
      await expectAccessible(page);
    });

    await test.step('runs out of free messages', async () => {
      await send(page, 'What does a good Friday look like?');
      await expect(bubbles(page, 'What does a good Friday look like?')).toHaveCount(1);
      await send(page, 'I bring the wine.');
      await expect(page.getByText(/(?<!\d)0 left/)).toBeVisible();
      await send(page, 'And a second question.');
      await expect(
        page.getByText('You do not have enough credits to send this message').first(),
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('And a second question.');
      await expectAccessible(page);
    });

    await test.step('buys a package', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Get Premium' }).last().click();
      await expect(page).toHaveURL(/\/premium/);
      await expect(page.getByRole('heading', { level: 1, name: /46%/ })).toBeVisible();
      await expectAccessible(page);
      await payForPackage(page);
      // The payment may be through before the page is there.
      await expect(
        page.getByRole('heading', { level: 1, name: /Processing your payment|Thank you/ }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible({
        timeout: 20_000,
      });
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to the conversation' }).click();
    });

    await test.step('sends what was waiting', async () => {
      await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('And a second question.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(bubbles(page, 'And a second question.')).toHaveCount(1);
      // The phone's page has the popular package chosen already; one credit of it is spent.
      await expect(page.getByText(isPhone(page) ? /(?<!\d)149 left/ : /(?<!\d)19 left/)).toBeVisible();
      await page.goto('/members');
      await expect(page.getByRole('banner').getByRole('link', { name: /^Credits/ })).toBeVisible();
    });

    await test.step('logs out and in again, with a mistake', async () => {
      await logOut(page);
      await page.getByRole('link', { name: 'Log in' }).click();
      await expectAccessible(page);
      await logIn(page, newcomer.email, 'wrong-password');
      await expect(page.getByText('Login failed, please try again')).toBeVisible();
      await logIn(page, newcomer.email, newcomer.password);
      await expect(page).toHaveURL(/\/members/);
    });
  },
);
