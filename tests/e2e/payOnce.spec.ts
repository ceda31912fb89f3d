// One wish is one order and one charge, whatever happens between the press and the money.
import { expect, type Page } from '@playwright/test';
import { payOnTestPage, purseOf } from './support/pay.ts';
import { test } from './support/test.ts';

const MEMBER = 'free@example.test';
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay €37.49 now' });

test(
  'double press, Back, another tab, a reload and late news are one order and one charge [ST-03]',
  { tag: '@gate' },
  async ({ page, context, world }) => {
    await world.persona(MEMBER);
    await page.goto('/credits/p2/bancontact');
    await payButton(page).dblclick();
    await page.waitForURL(/\/__mock\/pay\//);
    const provider = page.url();

    await page.goBack();
    await expect(page.getByText('You started an order: 150 credits for €37.49.')).toBeVisible();
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(provider);

    const other = await context.newPage();
    await other.goto('/premium');
    await other.getByRole('button', { name: 'Continue and pay €37.49' }).click();
    await other.waitForURL(provider);

    await payOnTestPage(page, 'Stay pending');
    await expect(page.getByRole('heading', { name: 'Processing your payment' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Processing your payment' })).toBeVisible();
    // The other tab still shows the buttons of an open order.
    await payOnTestPage(other, 'pay');
    await expect(other.getByRole('heading', { name: 'Processing your payment' })).toBeVisible();

    await world.payment('completed');
    await world.payment('completed');
    await expect(page.getByText('150 credits added.')).toBeVisible({ timeout: 15_000 });
    await expect(other.getByText('150 credits added.')).toBeVisible({ timeout: 15_000 });
    const { credits, payments } = await purseOf(world);
    expect(credits).toBe(150);
    expect(payments.map(({ status }) => status)).toEqual(['completed']);
  },
);

test('a lost answer and a reload find the order, and another way to pay drops it [ST-03] [ER-11]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/credits/p2/bancontact');
  // The order is made, its answer never comes, and the member loses patience.
  const made = Promise.withResolvers<void>();
  await page.route(
    '**/api/payment.php',
    async (route) => {
      await route.fetch();
      made.resolve();
    },
    { times: 1 },
  );
  await payButton(page).click();
  await made.promise;
  await page.reload();
  await payButton(page).click();
  await page.waitForURL(/\/__mock\/pay\//);

  await page.goto('/credits/p2/paypal');
  await expect(page.getByRole('button', { name: 'Cancel this order' })).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/\/__mock\/pay\//);
  const { payments } = await purseOf(world);
  expect(payments.map(({ method, status }) => `${method} ${status}`)).toEqual([
    'bancontact cancelled',
    'paypal open',
  ]);

  await page.goto('/credits');
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByText('Order cancelled. You haven’t been charged.')).toBeVisible();
  expect((await purseOf(world)).payments.at(-1)?.status).toBe('cancelled');
});
