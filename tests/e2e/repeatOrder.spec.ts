// Buying again with a stored card: refused, charged once, removed.
import { expectAccessible } from './support/accessible.ts';
import { purseOf } from './support/pay.ts';
import { expect, test } from './support/test.ts';

test('a stored card that is refused takes nothing, another one pays once, and one is removed [RT-07] [SC-09] [ER-12] [ST-03]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/status of 402/, 'the payment provider refuses the second card');
  await world.persona('premium@example.test');
  const before = await purseOf(world);
  const pay = page.getByRole('button', { name: 'Pay €49.99 now' });

  await test.step('begins with the last package and a card that works', async () => {
    await page.goto('/credits/repeat-order');
    await expect(page.getByRole('heading', { level: 1, name: 'Order again' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Maestro ending in 7731/ })).toBeDisabled();
  });

  await test.step('says that a card was refused, and what to do', async () => {
    await page.getByRole('radio', { name: /^Mastercard ending in 0002/ }).check();
    await pay.press('Enter');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Credit card payment failed');
    await expect(alert).toBeInViewport();
    await expect(alert.getByRole('link', { name: 'Pay with PayPal' })).toHaveAttribute(
      'href',
      '/credits/p2/paypal',
    );
    await expectAccessible(page);
  });

  await test.step('charges another card once', async () => {
    await page.getByRole('radio', { name: /^Visa ending in 4242/ }).check();
    await pay.dblclick();
    await expect(page).toHaveURL(/\/credits\/p2\/visa\?payment=/);
    await world.clock(5_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible({
      timeout: 20_000,
    });
    const { credits, payments } = await purseOf(world);
    expect(credits).toBe(before.credits + 150);
    const paid = payments.filter(({ status }) => status === 'completed');
    expect(paid).toMatchObject([{ amount: 4_999, card: { brand: 'visa', last4: '4242' } }]);
  });

  await test.step('removes a card after a question', async () => {
    await page.goto('/credits/repeat-order');
    await page.getByRole('button', { name: 'Remove Mastercard ending in 0002' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(page.getByText('Mastercard ending in 0002 was removed.')).toBeVisible();
    const { cards } = await purseOf(world);
    expect(cards.map(({ last4 }) => last4).toSorted()).toEqual(['4242', '7731']);
  });
});
