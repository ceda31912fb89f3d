// The landings of a member, where advertisements lead: what a visitor sees, and the way from there to the conversation.
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAllAccessible } from './support/accessible.ts';
import { finishSignup, isPhone, logIn, signUp } from './support/member.ts';
import { test } from './support/test.ts';

const newcomer = { name: 'Marek', email: 'marek.lands@example.test', password: 'long-walks-42' };
const LANDINGS = [
  { kind: 'landing', heading: 'Meet Elena.' },
  { kind: 'landing2', heading: 'Three questions, then hello.' },
  { kind: 'landing3', heading: 'Elena, 32' },
] as const;
/** More than this is felt as jumping. */
const MOST_SHIFT = 0.05;
const MISSING = /status of 404/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The sum of the moves that nobody asked for since the page was opened. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(sum(list.getEntries()));
        });
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0);
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a single move the observer never calls.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum(observer.takeRecords()))));
      }),
  );

for (const { kind, heading: name } of LANDINGS) {
  test(`${kind} shows the member, moves nothing and leads to the sign-up [RT-04] [LY-03] [NV-09]`, async ({
    page,
  }) => {
    await page.goto(`/members/elena/${kind}?network=lamp&sub1=a`);
    await expect(heading(page, name)).toBeVisible();
    const photo = page.getByRole('img', { name: 'Photo of Elena' });
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
    expect(await shifts(page), 'layout shift').toBeLessThan(MOST_SHIFT);
    await expectAccessible(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, 'nothing sticks out sideways').toBe(false);
  });
}

test('a visitor joins from the bubbles and ends at the conversation with that member [RT-04] [NV-09] [NV-10]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/members/sofia/landing3/auto?network=lamp');
  await expect(page).toHaveURL('/members/sofia/landing3/eng?network=lamp');
  await page.getByRole('button', { name: 'Write to Sofía' }).click();
  const form = isPhone(page)
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: 'Create your account' });
  await expect(form.getByText('Say hello to Sofía').filter({ visible: true })).toBeVisible();
  if (isPhone(page)) await expect(page).toHaveURL(/\/members\/sofia\/signup\?next=/);
  // The bar of the button stays in view, wherever the page has been scrolled to.
  await expectAllAccessible(page);
  await signUp(form, newcomer);
  await expect(page).toHaveURL(/\/complete-signup\?step=photo&next=%2Fmembers%2Fsofia%2Fchat$/);
  await finishSignup(page);
  await expect(page).toHaveURL('/members/sofia/chat');
  await expect(page.getByRole('textbox', { name: 'Message to Sofía' })).toBeVisible();
});

test('the answers of the questions are in the form of the sign-up [RT-04]', async ({ page }) => {
  await page.goto('/members/elena/landing2');
  for (const answer of ['Yes, I am', 'Women', 'A man']) {
    await page.getByRole('button', { name: answer, exact: true }).click();
  }
  const form = isPhone(page)
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: 'Create your account' });
  const choice = (group: string, option: string) =>
    form.getByRole('group', { name: group }).getByLabel(option, { exact: true });
  await expect(choice('I’m a', 'Man')).toBeChecked();
  await expect(choice('I’d like to meet', 'Women')).toBeChecked();
});

test('the questions are answered by the keyboard alone', async ({ page }) => {
  await page.goto('/members/elena/landing2');
  await page.getByRole('button', { name: 'Not yet' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Then it’s a little early.' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who would you like to meet?' })).toBeFocused();
});

test('a visitor with an account logs in and ends at the member [RO-05]', async ({ page }) => {
  await page.goto('/members/elena/landing');
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'premium@example.test', 'demo-password');
  await expect(page).toHaveURL('/members/elena');
  await page.goto('/members/elena/landing3');
  await page.getByRole('link', { name: 'Say hello to Elena' }).click();
  await expect(page).toHaveURL(/\/chats\/.+/);
});

test('a fictional profile says so in words, before the action [BX-14]', async ({ page }) => {
  for (const { kind } of LANDINGS) {
    await page.goto(`/members/helga/${kind}`);
    await expect(page.getByText(/^Helga is a fictional profile/)).toBeVisible();
  }
  await expectAccessible(page);
});

test('without the member the invitation stands, and a failed look-up is tried again [RT-04]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(MISSING, 'the member of the advertisement is gone');
  problems.allow(/status of 500/, 'the look-up fails');
  for (const { kind } of LANDINGS) {
    await page.goto(`/members/nobody/${kind}`);
    await expect(heading(page, 'Say hello to someone new.')).toBeVisible();
    await expect(page.getByText('The profile behind this link isn’t available right now.')).toBeVisible();
  }
  await expectAccessible(page);
  await world.fault({ match: 'GET /api/member.php', kind: 'status', status: 500 });
  await page.goto('/members/elena/landing');
  await expect(page.getByText('An error occured, please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join free' })).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Meet Elena.')).toBeVisible();
});

test('sign-up by invitation opens to a known source alone [ST-19]', async ({ page, world }) => {
  await world.settings({ signups: 'with_trafficsource' });
  await page.goto('/members/elena/landing');
  await expect(page.getByText('You need an invitation to sign up right now.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Say hello/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/members/elena/landing?network=lamp');
  await expect(page.getByRole('button', { name: 'Say hello to Elena' })).toBeVisible();
  // Kept for another visit only with consent: the choice is in reach from the foot of every page.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
  await page.getByRole('switch', { name: 'Measurement' }).check();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await page.goto('/members/elena/landing3');
  await expect(page.getByRole('button', { name: 'Write to Elena' })).toBeVisible();
});

test('the bubbles come one after another and then rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/members/elena/landing3');
  const last = page.getByText('What would you write to Elena?');
  await expect.poll(() => last.evaluate((line) => getComputedStyle(line).opacity)).toBe('0');
  await expect.poll(() => last.evaluate((line) => getComputedStyle(line).opacity)).toBe('1');
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0);
});
