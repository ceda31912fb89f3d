// Help in a real browser: from support to an answer, a search without a mouse, and a notice with its receipt.
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/test.ts';

const counts = v.object({ counts: v.object({ complaints: v.number() }) });

test(
  'from support to the answer, and through all answers by search [RT-17] [SC-14] [CO-03] [CO-08]',
  { tag: '@gate-phone' },
  async ({ page, world }) => {
    test.setTimeout(150_000);
    await world.settings({ enable_site_entry_popup: 'no', refund_days: 9 });
    await page.goto('/service');
    await expect(page.getByRole('link', { name: '+31 10-000 00 00' }).first()).toHaveAttribute(
      'href',
      'tel:+31100000000',
    );
    await expectAccessible(page);

    await page.getByRole('link', { name: 'I want my money back' }).click();
    await expect(page).toHaveURL(/\/faq#refund$/);
    await expect(page.getByText(/Within 9 days of a purchase/)).toBeInViewport();
    await expect(page.locator('#refund > summary')).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('searchbox').fill('ÚNUSED credits');
    await expect(page.getByText(/^\d+ answers? found$/)).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('ÚNUSED credits');
    await page.getByRole('searchbox').fill('zebra');
    await expect(page.getByRole('heading', { name: /Nothing found/ })).toBeVisible();
    await expectAccessible(page);
  },
);

test('something illegal is reported without an account, once, with a receipt [RT-13] [SC-14]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/complaint\.php/, 'the answer is lost on purpose');
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/complaints?category=illegal_content');
  // The field stands there as soon as the page has read its address.
  await expect(page.getByLabel('Exact address of the page')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Exact address of the page')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Exact address of the page').fill('https://vesper.example/members/elena');
  await page.getByLabel(/What is illegal/).fill('These photos are stolen.');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail address for our answer').fill('ada@example.test');
  await page.reload();
  await expect(page.getByLabel(/What is illegal/)).toHaveValue('These photos are stolen.');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await world.fault({ match: 'POST /api/complaint.php', kind: 'drop_after_commit', times: 1 });
  await page.getByRole('button', { name: 'Send' }).click();

  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
  await expect(page.getByText(/^C-\d{6}$/)).toBeVisible();
  await expect(page.getByText('These photos are stolen.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^C-\d{6}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write another one' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page);
  expect(v.parse(counts, await world.state()).counts.complaints).toBe(1);
  expect(JSON.stringify(await world.outbox())).toContain('We have your message C-');
});

test('house rules and refunds can be read in full [RT-17] [CO-08]', async ({ page, world }) => {
  await world.settings({ enable_site_entry_popup: 'no', refund_days: 9 });
  await page.goto('/ban');
  await expect(page.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We give you our reasons' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/return-policy');
  await expect(page.getByText('Ask for it within 9 days of the purchase')).toBeVisible();
  await expectAccessible(page);
});
