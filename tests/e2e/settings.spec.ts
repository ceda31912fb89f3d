// The settings in a real browser: each part, its errors, other tabs, and what invisible and blocked mean to others.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { started } from './support/alive.ts';
import { logIn } from './support/member.ts';
import { test } from './support/test.ts';
import type { World } from './support/world.ts';

const MEMBER = 'premium@example.test';
const PASSWORD = 'demo-password';
const A_SECOND = { timeout: 1000 };
const FAILED = /status of/;

async function openSettings(page: Page, world: World, hash = ''): Promise<void> {
  await world.persona(MEMBER);
  await page.goto(`/settings${hash}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeAttached();
}
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('e-mail and password change, with every error at its field [VA-04] [VA-06] [ER-15] [VA-10]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(FAILED, 'taken addresses, wrong passwords and a broken server are refused');
  await openSettings(page, world);
  const email = page.getByLabel('New e-mail address');
  const change = page.getByRole('button', { name: 'Change address' });

  await change.click();
  await expect(email).toBeFocused();
  await change.click();
  await expect(email).toHaveAccessibleDescription('New email adress is invalid.');
  await email.fill('free@example.test');
  await change.click();
  await expect(email).toHaveAccessibleDescription(
    'This email address already owns an account on this website.',
  );
  await expect(email).toBeFocused();
  await email.fill('marek@gmial.com');
  await email.blur();
  await page.getByRole('button', { name: 'marek@gmail.com' }).click();
  await expect(email).toHaveValue('marek@gmail.com');
  await change.click();
  await expect(part(page, 'E-mail')).toContainText(
    'Confirm with the link we sent to marek@gmail.com. Until then premium@example.test stays your address.',
  );
  expect(JSON.stringify(await world.outbox())).toContain('marek@gmail.com');

  await expect(change).toBeFocused();
  await change.click();
  await email.fill('half@typed');
  await page.reload();
  await expect(email).toHaveValue('half@typed');
  await expect(part(page, 'E-mail')).toContainText('Confirm with the link we sent to marek@gmail.com.');

  const old = page.getByLabel('Old password');
  const fresh = page.getByLabel('New password', { exact: true });
  const save = page.getByRole('button', { name: 'Change password' });
  await save.click();
  await expect(old).toBeFocused();
  await save.click();
  await expect(old).toHaveAccessibleDescription('Enter your old password.');
  await expect(old).toBeFocused();
  await old.fill('something else');
  await fresh.fill('evening-lamp-72');
  await expect(part(page, 'Password')).toContainText('Strong');
  await save.click();
  await expect(old).toHaveAccessibleDescription('Please check your old password.');
  await expect(old).toBeFocused();
  await expect(fresh).toHaveValue('evening-lamp-72');
  await expectAccessible(page);
  await world.fault({ match: 'PUT /api/user.php', kind: 'malformed' });
  await old.fill(PASSWORD);
  await save.click();
  await expect(part(page, 'Password').getByRole('alert')).toHaveText(
    'An error occured, please try again later.',
  );
  await world.clearFaults();
  await save.click();
  await expect(part(page, 'Password')).toContainText(
    'Your password has been changed. Your other devices are logged out.',
  );
  await expect(old).toBeHidden();
  await expect(save).toBeFocused();
  await expectAccessible(page);
});

test('a changed password logs the other devices out, and only it logs in again [VA-06]', async ({
  page,
  world,
  openVisitor,
  problems,
}) => {
  problems.allow(FAILED, 'the old password is refused, and the other device has no session any more');
  await world.settings({ enable_site_entry_popup: 'no' });
  await openSettings(page, world, '#password');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused();
  const other = await openVisitor();
  await other.world.persona(MEMBER);
  await other.page.goto('/likes');
  await expect(other.page.getByRole('button', { name: /^Your account/ })).toBeVisible();

  await page.getByLabel('Old password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('evening-lamp-72');
  await page.getByLabel('New password', { exact: true }).press('Enter');
  await expect(part(page, 'Password')).toContainText('Your other devices are logged out.');
  await page.reload();
  await expect(page).toHaveURL(/\/settings/);
  await other.page.goto('/likes');
  await expect(other.page).toHaveURL(/\/login/);
  await logIn(other.page, MEMBER, PASSWORD);
  await expect(other.page.getByRole('alert')).toHaveText('Login failed, please try again');
  await logIn(other.page, MEMBER, 'evening-lamp-72');
  await expect(other.page).toHaveURL(/\/likes/);
});

test('language and appearance change at once, here and in the other tab, and last [BX-26] [BX-28] [AP-03] [CO-05]', async ({
  page,
  context,
  world,
}) => {
  await openSettings(page, world);
  const other = await context.newPage();
  await other.goto('/likes');
  await started(page);
  await started(other);
  await page.bringToFront();
  const theme = (tab: Page) => tab.locator('html');

  await part(page, 'Appearance').getByRole('radio', { name: 'Dark' }).check();
  await expect(theme(page)).toHaveAttribute('data-bs-theme', 'dark', A_SECOND);
  await expect(theme(other)).toHaveAttribute('data-bs-theme', 'dark', A_SECOND);
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark');
  await expectAccessible(page);

  await part(page, 'E-mail').getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('New e-mail address').fill('half@typed');
  const polish = part(page, 'Language').getByRole('button', { name: 'Polski' });
  await polish.click();
  await expect(theme(page)).toHaveAttribute('lang', 'pl-PL');
  await expect(theme(other)).toHaveAttribute('lang', 'pl-PL', A_SECOND);
  await expect(page.getByRole('button', { name: 'Polski', exact: true })).toBeFocused();
  await expect(page.locator('#email input')).toHaveValue('half@typed');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(theme(page)).toHaveAttribute('lang', 'en-US');
  await expect(part(page, 'Language')).toContainText('Saved to your account.');

  // The device is light: a page in light that turns dark would flash.
  await page.addInitScript(() => {
    const look = (): void => {
      const shown = document.documentElement.dataset['bsTheme'] ?? 'none';
      if (document.body && shown !== 'dark') sessionStorage.setItem('flash', shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('flash'))).toBeNull();
});

test('an invisible member is in no search, and comes back [ST-02]', async ({
  page,
  world,
  openVisitor,
  problems,
}) => {
  problems.allow(FAILED, 'a broken server, and the profile of somebody who is invisible');
  await world.settings({ enable_site_entry_popup: 'no' });
  await openSettings(page, world, '#privacy');
  const toggle = page.getByRole('switch', { name: 'Invisible' });
  const { page: visitor } = await openVisitor();
  const status = async () => (await visitor.request.get('/api/member.php?id=premium')).status();
  /** Whether a visitor's search for men of this age in this country finds the member, on whichever page. */
  const found = async () => {
    const query = '/api/members.php?gender=male&country=BE&min_age=36&max_age=36';
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (number) => (await visitor.request.get(`${query}&page=${number}`)).text()),
    );
    return pages.some((answer) => answer.includes('"id":"premium"'));
  };
  expect(await status()).toBe(200);
  expect(await found()).toBe(true);

  await world.fault({ match: 'PUT /api/user.php', kind: 'malformed' });
  await toggle.click();
  await expect(part(page, 'Privacy').getByRole('alert').first()).toHaveText(
    'Not saved. An error occured, please try again later.',
  );
  await expect(toggle).not.toBeChecked();
  await world.clearFaults();

  await toggle.click();
  await expect(page.getByText('You’re invisible now.')).toBeVisible();
  expect(await status()).toBe(404);
  expect(await found()).toBe(false);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Others can find you again.')).toBeVisible();
  await expect(toggle).toBeFocused();
  expect(await found()).toBe(true);
});

test('a consent is taken back after one question, and given with an explicit tick', async ({
  page,
  world,
}) => {
  await openSettings(page, world, '#privacy');
  const privacy = part(page, 'Privacy');
  await privacy.getByRole('button', { name: 'Withdraw my consent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw your consent?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete both' }).click();
  await expect(privacy).toContainText('Your sexuality and interests have been deleted.');
  await privacy.getByRole('button', { name: 'Read and decide' }).click();
  await expect(privacy.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await privacy.getByRole('checkbox').check();
  await privacy.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(privacy).toContainText('Thank you. You can now add both to your profile.');
});

test('blocked members are let back after a question, by keyboard alone [BX-18]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(FAILED, 'a broken server');
  await world.fault({ match: 'GET /api/block.php', kind: 'malformed' });
  await openSettings(page, world, '#blocked');
  const blocked = part(page, 'Blocked members');
  await expect(blocked).toContainText('The list couldn’t be loaded.');
  await world.clearFaults();
  await blocked.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  const rows = blocked.getByRole('button', { name: /^Unblock / });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();

  await page.getByRole('heading', { name: 'Blocked members' }).focus();
  await page.keyboard.press('Tab');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Unblock .*\?$/ });
  await expect(dialog).toContainText('Earlier messages and likes won’t come back.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Unblock' }).focus();
  await page.keyboard.press('Enter');
  await expect(blocked).toContainText('is no longer blocked.');
  await expect(rows).toHaveCount(before - 1);
  await expect(page.getByRole('heading', { name: 'Blocked members' })).toBeFocused();
  await expectAccessible(page);
});

test('logging out at the end of the page leads to the front [RO-05]', async ({ page, world }) => {
  await openSettings(page, world);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?next=/);
});
