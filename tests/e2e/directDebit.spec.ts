// Paying by direct debit: account and address, the mandate, the code, and where it is not possible.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { purseOf, smsCode } from './support/pay.ts';
import { test } from './support/test.ts';

/** From the order to the form of the direct debit. */
async function orderByDebit(page: Page, pkg: string): Promise<void> {
  await page.goto(`/credits/${pkg}/sdd`);
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await page.waitForURL(/\/directdebit\?payment=/);
}

test(
  'a mandate is read, kept, signed with a code and debited once [SC-11] [RT-08] [EN-04] [VA-08]',
  { tag: '@gate-desktop' },
  async ({ page, world, problems }) => {
    // Both states of the form are judged by axe, which takes its time on a busy machine.
    test.setTimeout(120_000);
    problems.allow(/status of 422/, 'the first code is wrong');
    await world.persona('free@example.test');
    await orderByDebit(page, 'p1');
    const mandate = page.getByRole('article', { name: 'SEPA Direct Debit Mandate' });
    const show = page.getByRole('button', { name: 'Show me the mandate' });

    await test.step('finds its mistakes', async () => {
      await page.getByLabel('IBAN').pressSequentially('nl92abna0417164300');
      await expect(page.getByLabel('IBAN')).toHaveValue('NL92 ABNA 0417 1643 00');
      await expect(page.getByText('There’s a mistake in this IBAN.', { exact: false })).toBeVisible();
      await show.click();
      await expect(page.getByLabel('Account holder')).toBeFocused();
      await expect(mandate).toBeHidden();
      await expectAccessible(page);
    });

    await test.step('keeps the address, and never the account, over a reload', async () => {
      await page.getByLabel('Account holder').fill('Noor de Vries');
      await page.getByLabel('Street').fill('Keizersgracht');
      await page.getByLabel('House number').fill('12 b');
      await page.getByLabel('Postcode').fill('1015cx');
      await page.getByLabel('City').fill('Amsterdam');
      await page.getByLabel('Mobile number').fill('+31 6 12345678');
      await page.reload();
      await expect(page.getByLabel('City')).toHaveValue('Amsterdam');
      await expect(page.getByLabel('IBAN')).toHaveValue('');
      await page.getByLabel('IBAN').fill('NL91ABNA0417164300');
      await expect(page.getByText('Country of the bank: Netherlands')).toBeVisible();
    });

    await test.step('reads the mandate and saves it', async () => {
      await show.click();
      await expect(page.getByRole('heading', { name: 'Read the mandate' })).toBeFocused();
      await expect(mandate).toContainText('claimed within 8 weeks');
      await expect(mandate).toContainText('Keizersgracht 12 b, 1015 CX Amsterdam');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      expect((await download).suggestedFilename()).toMatch(/^sepa-mandate-M-.*\.html$/);
    });

    await test.step('signs once, with the right code', async () => {
      await page.getByRole('button', { name: 'Send me the code' }).click();
      const code = page.getByLabel('Code from the text message');
      await expect(code).toBeFocused();
      await expectAccessible(page);
      const right = await smsCode(world);
      await code.fill(right === '000000' ? '111111' : '000000');
      const sign = page.getByRole('button', { name: 'Sign and pay €18.74' });
      await sign.click();
      await expect(page.getByText('Code invalid')).toBeVisible();
      await code.fill(right);
      await sign.dblclick();
      await page.waitForURL(/\/credits\/p1\/sdd\?payment=/);
      await world.clock(3_000);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      const { payments } = await purseOf(world);
      expect(payments).toHaveLength(1);
      expect(payments[0]).toMatchObject({ status: 'completed', method: 'sdd', amount: 1874 });
      expect(payments[0]?.mandate_reference).not.toBeNull();
    });

    await test.step('cannot be signed again', async () => {
      const id = new URL(page.url()).searchParams.get('payment') ?? '';
      await page.goto(`/directdebit?payment=${id}`);
      await page.waitForURL(/\/credits\/p1\/sdd\?payment=/);
    });
  },
);

test('who cannot pay by direct debit is told why, and how else [ER-08] [ER-09]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/status of 403/, 'the server refuses direct debits');
  await world.persona('blocked@example.test');
  await orderByDebit(page, 'p1');
  await expect(
    page.getByRole('heading', { name: 'Your account is blocked for direct debit payments.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await expect(page).toHaveURL(/\/credits\/p1$/);

  // A page that is still open asks after the order of the one who leaves.
  await page.goto('about:blank');
  await world.persona('free@example.test');
  await world.fault({
    match: 'GET /api/directdebit.php',
    kind: 'status',
    status: 403,
    body: { error: 'sdd_limit' },
  });
  await orderByDebit(page, 'p3');
  await expect(
    page.getByRole('heading', { name: /^Your limit for direct debit payments has been reached/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the packages' })).toBeVisible();
});
