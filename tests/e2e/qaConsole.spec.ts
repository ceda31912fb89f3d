// The QA console in the static build: by keyboard and by press, and a link that brings a fresh browser to the same screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterSite } from './support/member.ts';
import { test } from './support/test.ts';

// The worker is the mock.
test.use({ worker: true });

const badge = (page: Page): Locator => page.getByRole('button', { name: /^QA console: / });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'QA console' });

async function openConsole(page: Page): Promise<Locator> {
  await expect(badge(page)).toHaveAccessibleName('QA console: the mock is alive');
  await badge(page).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

test('a scenario is one press away, and its link brings a fresh browser to the same screen [BX-03]', async ({
  page,
  browser,
  baseURL,
  context,
  problems,
}) => {
  problems.allow(/status of 403/, 'the member has blocked this persona');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The page's own warning would come before the drawer or over it, whichever is loaded first.
  await page.goto('/');
  await enterSite(page);
  await page.goto('/?qa');
  await expect(drawer(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await drawer(page).getByText('Scenarios', { exact: true }).click();
  await drawer(page).getByRole('searchbox', { name: 'Find a scenario' }).fill('blocked by a member');
  await drawer(page).getByRole('button', { name: 'Open: Blocked by a member' }).click();
  const words = "You're blocked by Claire. You do not have access to this page.";
  await expect(page).toHaveURL(/\/members\/claire$/);
  await expect(page.getByText(words).first()).toBeVisible();

  await openConsole(page);
  await drawer(page).getByRole('button', { name: 'Copy link to this state' }).click();
  await expect(drawer(page).getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(
    `${new URL(page.url()).origin}/?qa=reset:vesper;show:blocked-by;lang:en;at:/members/claire`,
  );

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const fresh = await other.newPage();
  await fresh.goto(link);
  await expect(fresh).toHaveURL(/\/members\/claire$/);
  await expect(fresh.getByText(words).first()).toBeVisible();
  await other.close();
});

test('works by keyboard, is accessible in both looks, and does not widen a phone [BX-03] [BX-20]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/members');
  await enterSite(page);
  await expect(badge(page)).toHaveAccessibleName('QA console: the mock is alive');
  await badge(page).focus();
  await page.keyboard.press('Alt+KeyQ');
  await expect(drawer(page)).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectAccessible(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(badge(page)).toBeFocused();
});

test('moves the clock, and the rules that depend on time follow [BX-04] [ST-09]', async ({ page }) => {
  await page.goto('/?qa=as:free@example.test;at:/members');
  const bonus = page.getByText(/25% off your first package/).first();
  await expect(bonus).toBeVisible();
  await openConsole(page);
  await drawer(page).getByText('Clock', { exact: true }).click();
  await drawer(page).getByRole('button', { name: '+4 h' }).click();
  await expect(drawer(page).getByText('Done.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bonus).toBeHidden();
});
