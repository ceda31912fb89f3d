// The page to try the calls of the mock backend: by keyboard, under its own strict policy, readable for everybody.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/test.ts';

test('a call is found, changed, sent and answered by keyboard alone [BX-27]', async ({ page }) => {
  await page.goto('/__mock/api');
  await expect(page.getByRole('heading', { level: 1, name: 'Try the API' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Be', { exact: true }).selectOption('premium');
  await page.getByRole('button', { name: 'Switch' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('premium@example.test');
  const call = page.locator('#getMembers');
  await call.locator('summary').first().press('Enter');
  await call.getByLabel('page (optional)').fill('2');
  await call.getByLabel('page (optional)').press('Enter');
  await expect(page.getByRole('status')).toContainText('"pageNumber": 2');
  await expect(call.getByLabel('page (optional)')).toHaveValue('2');
  await expectAccessible(page);
  // Nothing is wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
