// The welcome bonus: a countdown by the server's clock on a device that is a day ahead, its popup, and its end.
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { expect, test } from './support/test.ts';

const HOUR_MS = 3_600_000;
const BONUS_MS = 4 * HOUR_MS;
const answer = v.object({ user: v.object({ signup_date: v.string() }) });

/** Seconds that are left by the server's word; its header names whole seconds. */
async function truth(page: Page): Promise<number> {
  const response = await page.request.get('/api/user.php');
  const { user } = v.parse(answer, await response.json());
  const now = Date.parse(response.headers()['date'] ?? '');
  return (Date.parse(user.signup_date) + BONUS_MS - now) / 1_000;
}

/** Seconds that the digits show. */
async function shown(page: Page): Promise<number> {
  const [hours = NaN, minutes = NaN, seconds = NaN] = (
    (await page.getByRole('timer', { includeHidden: true }).first().textContent()) ?? ''
  )
    .split(':')
    .map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}

/** The way of two requests and the second that a header leaves out may lie between the two. */
const expectTrue = (page: Page) =>
  expect.poll(async () => Math.abs((await shown(page)) - (await truth(page)))).toBeLessThanOrEqual(2);

test('the bonus counts down by the server, pops up once, survives a sleep and ends [ST-07] [ST-08] [ST-09] [ST-10] [EN-05] [AP-09]', async ({
  page,
  world,
}) => {
  /** Both clocks go on; only the device's is a day ahead. */
  const pass = async (ms: number) => {
    await world.clock(ms);
    await page.clock.fastForward(ms);
  };
  await world.persona('free@example.test');
  await page.clock.install({ time: Date.now() + 24 * HOUR_MS });
  await page.goto('/members');
  const banner = page.getByRole('region', { name: 'Welcome bonus', includeHidden: true });
  await expect(banner).toBeVisible();
  await expectTrue(page);

  await test.step('pops up 40 s into the members area, and not a second time', async () => {
    const popup = page.getByRole('dialog', { name: '25% off your first package' });
    await pass(30_000);
    await expect(popup).toHaveCount(0);
    await pass(15_000);
    await expect(popup).toBeVisible();
    await expectTrue(page);
    await expectAccessible(page);
    await popup.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(banner).toBeVisible();
    await expectTrue(page);
  });

  await test.step('is right after two hours of sleep', async () => {
    await pass(2 * HOUR_MS);
    await expectTrue(page);
  });

  await test.step('ends for good, and the welcome code does not go on with it', async () => {
    await page.goto('/premium');
    const choice = isPhone(page)
      ? page.getByRole('radio', { name: /€37\.49/ })
      : page.getByRole('article').filter({ hasText: '€37.49' });
    await expect(choice).toBeVisible();
    await pass(HOUR_MS);
    await expect(banner).toHaveCount(0);
    await expect(choice).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('€49.99').filter({ visible: true }).first()).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect(page.getByText(/You pay 25% less/)).toHaveCount(0);
  });
});
