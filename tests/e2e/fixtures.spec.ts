// The typed helper for end-to-end tests of other teams, used as docs/fixtures.md shows it.
import { expect } from '@playwright/test';
import { test } from '../fixtures-api/playwright.ts';
import { openScenario } from '../fixtures-api/scenarios.ts';

const HOUR_MS = 3_600_000;

test('a persona and a clock reach the page', async ({ page, mock }) => {
  await mock.persona('premium');
  await mock.clock.advance(5 * HOUR_MS);
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/likes/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mock.persona(null);
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/login/);
});

test('a fault strikes the page as often as it should, and the page asks again', async ({ page, mock }) => {
  await mock.persona('premium');
  await mock.faults.add({ match: 'GET likes.php', kind: 'status', status: 503, times: 1 });
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => await mock.state()).toMatchObject({ faults: [{ times: 0 }] });
});

test('a setting reaches the page', async ({ page, mock }) => {
  await mock.settings({ signups: 'none', enable_site_entry_popup: 'no' });
  await page.goto('/signup');
  await expect(page.getByText('You need an invitation to sign up right now.').first()).toBeVisible();
});

test('a scenario of the QA console opens by its name', async ({ page, mock }) => {
  await page.goto(await openScenario(mock, 'blocked-by'));
  await expect(page.getByText("You're blocked by Claire.").first()).toBeVisible();
});
