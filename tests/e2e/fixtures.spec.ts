// The typed helper for end-to-end tests of other teams, used as docs/fixtures.md shows it.
import { expect } from '@playwright/test';
import { test } from '../fixtures-api/playwright.ts';

const HOUR_MS = 3_600_000;

test('a persona, a clock, a fault and a setting reach the page', async ({ page, mock }) => {
  await mock.persona('premium');
  await mock.clock.advance(5 * HOUR_MS);
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/likes/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mock.persona(null);
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/login/);
});
