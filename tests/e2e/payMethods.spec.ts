// An order is paid in each way there is: every family of payment methods has its own words, page and time.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { payOnTestPage, purseOf } from './support/pay.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';
/** A payment arrives two seconds after its buyer has paid; a transfer after a day. */
const ARRIVES_MS = 2_000;
const DAY_MS = 86_400_000;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The member lives in another country from now on, which has other ways to pay. */
async function moveTo(context: BrowserContext, country: string): Promise<void> {
  const headers = { 'X-Request-Type': 'client' };
  const answer = await context.request.put('/api/profile.php', { data: { country }, headers });
  expect(answer.ok()).toBe(true);
}

/** Orders the smallest package and pays on the provider's page. */
async function buyWith(page: Page, method: string, words: RegExp): Promise<void> {
  await page.goto(`/credits/p0/${method}`);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(method);
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await payOnTestPage(page, 'pay');
}

test('a word on a plate is large enough to be read [SC-09]', async ({ page, context, world }) => {
  await world.persona(MEMBER);
  await moveTo(context, 'BE');
  await page.goto('/credits/p0/bancontact');
  const words = page.locator('.method-mark > text').filter({ visible: true });
  await expect(words.first()).toBeVisible();
  const heights = await words.evaluateAll((all) =>
    all.map((word) => {
      const plate = word.closest('svg')?.getBoundingClientRect().width ?? 0;
      return (Number.parseFloat(getComputedStyle(word).fontSize) * plate) / 40;
    }),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
});

test('every family of payment methods leads to its page, back, and to the credits [RT-07] [EN-04] [ST-03]', async ({
  page,
  context,
  world,
}) => {
  test.slow();
  await world.persona(MEMBER);
  const { credits } = await purseOf(world);
  const families = [
    ['creditcard', /card details on the payment provider’s page, never here/],
    ['paypal', /You confirm in PayPal/],
    ['ideal', /You confirm in your bank’s app/],
    ['paysafecard', /your voucher code/],
  ] as const;
  for (const [method, words] of families) {
    await test.step(method, async () => {
      // Vouchers are sold elsewhere.
      if (method === 'paysafecard') await moveTo(context, 'NL');
      await buyWith(page, method, words);
      await world.clock(ARRIVES_MS);
      await expect(title(page, 'Thank you')).toBeVisible();
      await expect(page.getByRole('link', { name: 'See your receipt' })).toHaveAttribute(
        'href',
        /^\/transactions\//,
      );
    });
  }

  await test.step('a transfer takes its day, and nobody has to wait for it', async () => {
    await moveTo(context, 'BE');
    await buyWith(page, 'sct', /We give you our bank details/);
    await expect(title(page, 'Processing your payment')).toBeVisible();
    await expect(page.getByText(/^We’re waiting for your bank transfer/)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Leave this page' })).toBeVisible();
    await world.clock(DAY_MS);
    await page.reload();
    await expect(title(page, 'Thank you')).toBeVisible();
  });

  const purse = await purseOf(world);
  expect(purse.payments.map(({ method, status }) => [method, status])).toEqual([
    ...families.map(([method]) => [method, 'completed']),
    ['sct', 'completed'],
  ]);
  expect(purse.credits).toBe(credits + 5 * 20);
});
