// Purchases in a real browser: the receipt on paper and as a file, the withdrawal, and what the credits were spent on.
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { purseOf } from './support/pay.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';

test(
  'a receipt is kept, and a purchase withdrawn from in two steps [RT-15] [BX-23] [CO-08]',
  { tag: '@gate-phone' },
  async ({ page, world }) => {
    await world.persona(MEMBER);
    await page.goto('/return-policy');
    // From any page: the right is never further than the footer.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from a contract' }).click();
    const purchases = page.getByRole('list', { name: 'Purchases' });
    await expect(purchases.getByRole('listitem')).toHaveCount(2);
    await expect(
      page.getByText(/You can ask for your money back within 14 days of a purchase/),
    ).toBeVisible();
    await expectAccessible(page);
    await purchases.getByRole('link', { name: /^150 credits/ }).click();

    const sheet = page.getByRole('region', { name: 'Receipt', exact: true });
    await expect(sheet).toContainText('Vesper Example BV');
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await file;
    expect(saved.suggestedFilename()).toBe('pay-premium-2.html');
    expect(await readFile(await saved.path(), 'utf8')).toContain('<dd>pay-premium-2</dd>');
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: null });

    await page.getByRole('link', { name: 'Withdraw from the contract here' }).click();
    await expect(page.getByRole('heading', { name: 'Withdraw from this purchase' })).toBeFocused();
    await page.getByLabel('Your name').fill('Marek Novak');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your withdrawal' })).toBeFocused();
    await page.reload();
    await expect(page.getByText(`Marek Novak, ${MEMBER}`)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();

    const receipt = page.getByRole('region', { name: 'Receipt of withdrawal' });
    await expect(receipt).toContainText(/ReferenceW-/);
    await expect(receipt).toContainText('You get back€49.99');
    await expectAccessible(page);
    const purse = await purseOf(world);
    expect([purse.credits, purse.paid_user]).toEqual([0, true]);
    expect(JSON.stringify(await world.outbox())).toContain('Your withdrawal W-');
    await page.reload();
    await expect(receipt).toContainText('Marek Novak');
    await expect(page.getByRole('link', { name: 'Withdraw from the contract here' })).toHaveCount(0);
  },
);

test('the credits are accounted for, line by line [BX-05]', async ({ page, world }) => {
  await world.persona(MEMBER);
  await page.goto('/transactions');
  await page
    .getByRole('navigation', { name: 'Purchases and credits' })
    .getByRole('link', { name: 'Credit history' })
    .click();
  await expect(page.getByText('You have 120 credits')).toBeVisible();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(30);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show earlier entries' }).click();
  await expect(lines).toHaveCount(60);
  await page.getByRole('link', { name: 'Credits bought' }).first().click();
  await expect(page).toHaveURL(/\/transactions\/pay-premium-2$/);
  await page.goBack();
  await page
    .getByRole('link', { name: /^Message to/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chats\//);
});
