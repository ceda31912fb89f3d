// Two tabs of one browser agree.
import { expect, type Page } from '@playwright/test';
import { alive, started } from './support/alive.ts';
import { enterSite, logIn, logOut } from './support/member.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';

/** Ready when the worker is: it is the last thing that a page starts, after the channel to the other tabs. */
async function settled(page: Page): Promise<void> {
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await started(page);
}

test(
  'logging out in one tab logs the other out, and leaves nothing of the member there [BX-28]',
  { tag: '@gate' },
  async ({ page, context, world }) => {
    await world.persona(MEMBER);
    await page.goto('/members');
    const other = await context.newPage();
    await other.goto('/likes');
    await settled(page);
    await settled(other);
    const name = (await page.getByRole('button', { name: /^Your account/ }).getAttribute('aria-label')) ?? '';

    await logOut(page);
    await expect(other.getByRole('button', { name })).toHaveCount(0);
    await expect(other).toHaveURL(/\/login/);
    await expect(other).toHaveTitle(/^Log in/);
    const kept = await other.evaluate(() =>
      Object.keys(localStorage).filter((key) => /draft|outbox/.test(key)),
    );
    expect(kept).toEqual([]);
  },
);

test('logging in in one tab logs the other in [BX-28]', async ({ page, context, world }) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/');
  await settled(page);
  await settled(other);
  await logIn(page, MEMBER, 'demo-password');
  await expect(page).toHaveURL(/\/members/);
  await expect(other.getByRole('button', { name: /^Your account/ })).toBeVisible();
});

test('what is dismissed in one tab is dismissed in the other [BX-28] [ST-06]', async ({
  page,
  context,
  world,
}) => {
  await world.persona('new@example.test');
  await page.goto('/members');
  const other = await context.newPage();
  await other.goto('/members');
  const alertOf = (tab: Page) => tab.getByText('Confirm your e-mail address with the link', { exact: false });
  await expect(alertOf(page)).toBeVisible();
  await expect(alertOf(other)).toBeVisible();
  await settled(page);
  await settled(other);
  await page
    .getByRole('region', { name: 'Notices' })
    .getByRole('button', { name: 'Dismiss' })
    .first()
    .click();
  await expect(alertOf(page)).toHaveCount(0);
  await expect(alertOf(other)).toHaveCount(0);
  await other.reload();
  await settled(other);
  await expect(alertOf(other)).toHaveCount(0);
});

test('the entry warning closed in one tab closes in the other [BX-28] [VA-11]', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await settled(page);
  await settled(other);
  await expect(other.getByRole('dialog', { name: 'Are you 18 or older?' })).toBeVisible();
  await page.bringToFront();
  await enterSite(page);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('a language chosen in one tab is the language of the other [BX-28] [ST-18]', async ({
  page,
  context,
  world,
}) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/terms');
  await settled(page);
  await settled(other);
  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(other.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Terms');
});
