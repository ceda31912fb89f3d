// The steps of a purchase that lie outside the product, and what the mock backend holds of purchases.
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { World } from './world.ts';

const card = v.object({ brand: v.string(), last4: v.string() });
const payment = v.object({
  payment_id: v.string(),
  status: v.string(),
  amount: v.number(),
  currency: v.string(),
  credits: v.number(),
  method: v.string(),
  code: v.nullable(v.string()),
  card: v.nullable(card),
  start_now: v.boolean(),
  mandate_reference: v.nullable(v.string()),
  withdrawn: v.nullable(v.string()),
});
const purse = v.object({
  credits: v.number(),
  paid_user: v.boolean(),
  /** Orders of this world, the oldest first. */
  payments: v.array(payment),
  /** Purchases from before it began. */
  past_payments: v.array(payment),
  cards: v.array(v.object({ id: v.string(), ...card.entries, expires: v.string() })),
  /** The ten newest movements of credits, the newest first. */
  ledger: v.array(
    v.object({
      kind: v.string(),
      credits: v.number(),
      balance: v.number(),
      profile: v.nullable(v.string()),
      payment_id: v.nullable(v.string()),
    }),
  ),
});
export type Purse = v.InferOutput<typeof purse>;

/** Credits, orders, cards and movements of the member who is logged in. */
export async function purseOf(world: World): Promise<Purse> {
  return v.parse(v.object({ user: purse }), await world.state()).user;
}

const outbox = v.object({
  outbox: v.array(v.object({ kind: v.string(), text: v.string() })),
});

/** The one-time code of the newest text message. */
export async function smsCode(world: World): Promise<string> {
  const { outbox: sent } = v.parse(outbox, await world.outbox());
  const [code = ''] = /^\d{6}/.exec(sent.findLast(({ kind }) => kind === 'sms')?.text ?? '') ?? [];
  expect(code, 'a text message with a code').not.toBe('');
  return code;
}

/**
 * Presses a button of the test payment page, which then goes back to the product.
 * @param outcome `pay` is the button that names the sum
 * @param options.remember ticks that the card is kept, where a card pays
 */
export async function payOnTestPage(
  page: Page,
  outcome: 'pay' | 'Stay pending' | 'Fail' | 'Cancel',
  options: { readonly remember?: boolean } = {},
): Promise<void> {
  await expect(page.getByText('Test payment page, no real money.')).toBeVisible();
  if (options.remember) await page.getByLabel('Remember this card for next time').check();
  await page.getByRole('button', { name: outcome === 'pay' ? /^Pay / : outcome }).click();
  await page.waitForURL(/[?&]payment=/);
}
