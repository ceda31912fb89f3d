// An order with a code: it fails, is cancelled, is left open and is paid, and says the truth each time.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { payOnTestPage, purseOf } from './support/pay.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';
/** A payment arrives two seconds after its buyer has paid. */
const ARRIVES_MS = 2_000;
const testPage = (page: Page) => page.getByText('Test payment page, no real money.');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a code counts by its conditions, and an order outlives a failure, a cancellation and a way back [ER-10] [ER-11] [VA-09] [RT-07] [ST-03]', async ({
  page,
  world,
}) => {
  test.slow();
  await world.persona(MEMBER);

  await test.step('the code is too big for the smallest package, and fits the next', async () => {
    await page.goto('/credits/p0?code=SUMMER10');
    await expect(page.getByText('This code works on orders of €20.00 or more.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay €9.99 now' })).toBeVisible();
    await page.goto('/credits/p1?code=SUMMER10');
    await expect(page.getByText('Code SUMMER10 gives you 10% off.')).toBeVisible();
  });

  await test.step('method and code outlive a reload; nothing asks for a card', async () => {
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await expect(page).toHaveURL(/\/credits\/p1\/paypal\?code=SUMMER10$/);
    await page.reload();
    await expect(page.getByText('Code SUMMER10 gives you 10% off.')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('paypal');
    await expect(page.locator('[autocomplete^="cc-"], [name*="card"], [name*="iban"]')).toHaveCount(0);
    await expect(
      page.getByRole('checkbox', { name: /^I’d like the service to start now/ }),
    ).not.toBeChecked();
    await expectAccessible(page);
  });

  if (isPhone(page))
    await test.step('on a phone held sideways the button ends the page and covers nothing', async () => {
      const upright = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: 740, height: 360 });
      const pay = page.getByRole('button', { name: 'Pay €22.49 now' });
      await expect(pay).not.toBeInViewport();
      await pay.scrollIntoViewIfNeeded();
      await expect(pay).toBeInViewport();
      await page.setViewportSize(upright);
    });

  await test.step('it fails: nothing was taken, and the order is still there', async () => {
    await page.getByRole('button', { name: 'Pay €22.49 now' }).click();
    await payOnTestPage(page, 'Fail');
    await expect(title(page, 'Payment failed or has been cancelled.')).toBeVisible();
    await expect(page.getByText(/^You haven’t been charged\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay €22.49 now' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('another way is cancelled', async () => {
    await page.getByRole('radio', { name: 'iDEAL' }).click();
    await page.getByRole('button', { name: 'Pay €22.49 now' }).click();
    await payOnTestPage(page, 'Cancel');
    await expect(title(page, 'Payment failed or has been cancelled.')).toBeVisible();
  });

  await test.step('left open, it can be gone on with, and is paid', async () => {
    await page.getByRole('button', { name: 'Pay €22.49 now' }).click();
    await expect(testPage(page)).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`/credits/p1/ideal?payment=${id}`);
    await expect(title(page, 'Your payment isn’t complete')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue and pay €22.49' }).click();
    await payOnTestPage(page, 'pay');
    await world.clock(ARRIVES_MS);
    await expect(title(page, 'Thank you')).toBeVisible();
    await expect(page.getByText('60 credits added.')).toBeVisible();
    await expectAccessible(page);
  });

  const { payments } = await purseOf(world);
  expect(payments.map(({ status, amount, code }) => [status, amount, code])).toEqual([
    ['failed', 2_249, 'SUMMER10'],
    ['cancelled', 2_249, 'SUMMER10'],
    ['completed', 2_249, 'SUMMER10'],
  ]);
});
