// Credits run out in the middle of a conversation: to the packages, through a payment, and back to the same words.
import { expect, type Page } from '@playwright/test';
import { bubbles, isPhone } from './support/member.ts';
import { payOnTestPage, purseOf } from './support/pay.ts';
import { test } from './support/test.ts';

const WORDS = 'Saturday at the market, then?';
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

test('who runs out of credits buys some and comes back to the same draft, which then goes [ER-13] [BX-05] [BX-06]', async ({
  page,
  world,
}) => {
  test.slow();
  await world.persona('empty@example.test');

  await test.step('the words are kept, and the way to more credits stands beside them', async () => {
    await page.goto('/members/sofia/chat');
    await field(page).fill(WORDS);
    await expect(page.getByText('You do not have enough credits', { exact: false }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Top up' }).first().click();
    await expect(page).toHaveURL(/\/credits\?next=%2Fmembers%2Fsofia%2Fchat$/);
  });

  await test.step('a package is paid', async () => {
    const choose = isPhone(page)
      ? page.getByRole('link', { name: /^Pay .* once/ })
      : page.getByRole('link', { name: 'Choose Starter' });
    await choose.click();
    await page.getByRole('button', { name: /^Pay .* now$/ }).click();
    await payOnTestPage(page, 'pay');
    await world.clock(2_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the conversation' }).click();
  });

  await test.step('the same draft is there, goes, and costs one credit', async () => {
    await expect(field(page)).toHaveValue(WORDS);
    const { credits } = await purseOf(world);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(bubbles(page, WORDS)).toHaveCount(1);
    await expect(page.getByText(/Sent|Read/).last()).toBeAttached();
    await expect.poll(async () => (await purseOf(world)).credits).toBe(credits - 1);
    await expect(field(page)).toHaveValue('');
  });
});
