// The journey once more while the network is at its worst: every fifth call fails, half of them are slow, two answers are lost.
import { expect } from '@playwright/test';
import {
  bubbles,
  enterSite,
  finishSignup,
  openSignup,
  payForPackage,
  send,
  signUp,
} from './support/member.ts';
import { test } from './support/test.ts';

const newcomer = { name: 'Marek', email: 'marek.storm@example.test', password: 'long-walks-42' };
const SIGNUP_CREDITS = 3;

interface Account {
  readonly credits: number;
  readonly conversations: readonly { readonly profile: string; readonly sent: number }[];
  readonly payments: readonly { readonly status: string; readonly credits: number }[];
}

function isAccount(value: unknown): value is Account {
  return typeof value === 'object' && value !== null && 'payments' in value && 'conversations' in value;
}

test('one message and one charge, whatever the network does [AP-02] [BX-05]', async ({
  page,
  world,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.allow(/status of 50[0-9]/, 'failed calls are what this test is about');

  await page.goto('/');
  await world.fault({ match: '* /api/*', kind: 'status', status: 503, rate: 0.2 });
  await world.fault({ match: '* /api/*', kind: 'slow', ms: 400, rate: 0.5 });
  await world.fault({ match: 'POST /api/chat.php', kind: 'drop_after_commit', times: 1 });
  await world.fault({ match: 'POST /api/payment.php', kind: 'drop_after_commit', times: 1 });

  await test.step('signs up', async () => {
    await page.reload();
    await enterSite(page);
    await signUp(await openSignup(page), newcomer);
    await finishSignup(page);
    await expect(page).toHaveURL(/\/members/, { timeout: 40_000 });
  });

  await test.step('writes one message', async () => {
    await page.getByRole('list', { name: 'Members found' }).getByRole('link').first().click();
    await page.getByRole('link', { name: /^(Send a message|Message)$/ }).click();
    await send(page, 'Is the storm where you are, too?');
    await expect(bubbles(page, 'Is the storm where you are, too?')).toHaveCount(1);
    await expect(
      page
        .getByRole('log')
        .getByText(/^(Sent|Read)$/)
        .first(),
    ).toBeAttached({ timeout: 60_000 });
  });

  await test.step('pays once', async () => {
    await page.goto('/members');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Premium/ })
      .click();
    await payForPackage(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('ends where a calm day would have ended', async () => {
    await world.clearFaults();
    const state = await world.state();
    const account: unknown =
      typeof state === 'object' && state !== null && 'user' in state ? state.user : null;
    if (!isAccount(account)) throw new Error('The world does not know the newcomer.');
    expect(account.payments.map(({ status }) => status)).toEqual(['completed']);
    expect(account.conversations.map(({ sent }) => sent).filter((sent) => sent > 0)).toEqual([1]);
    const bought = account.payments.reduce((sum, { credits }) => sum + credits, 0);
    expect(account.credits).toBe(SIGNUP_CREDITS - 1 + bought);
  });
});
