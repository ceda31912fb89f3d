// From an advertisement to a purchase: where a visitor came from reaches the account and the payment, or does not where it was refused.
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { alive } from './support/alive.ts';
import { answerConsent } from './support/consent.ts';
import { finishSignup, isPhone, payForPackage, signUp } from './support/member.ts';
import { expect, test } from './support/test.ts';
import type { World } from './support/world.ts';

const ADDRESS = '/landers/alonetonight/she-eng?network=lamp&ref=r7&sub1=a&sub2=b&sub3=c&variant=b';
const WHOLE = {
  network: 'lamp',
  ref: 'r7',
  sub1: 'a',
  sub2: 'b',
  sub3: 'c',
  lander: 'alonetonight/she-eng',
  variant: 'b',
};
const SOURCE = {
  network: 'lamp',
  ref: 'r7',
  sub1: null,
  sub2: null,
  sub3: null,
};

const state = v.object({
  user: v.object({
    tracking: v.unknown(),
    payments: v.array(v.object({ status: v.string(), tracking: v.unknown() })),
  }),
});
const userOf = async (world: World) => v.parse(state, await world.state()).user;

/** Opens the lander and answers its question about cookies. */
async function answer(page: Page, name: 'Accept' | 'Refuse'): Promise<void> {
  await page.goto(ADDRESS);
  await alive(page);
  await answerConsent(page, name);
}

async function join(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByText('Women', { exact: true }).first().click();
  const form = isPhone(page)
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: 'Create your account' });
  await signUp(form, { name: 'Marek', email, password: 'long-walks-42' });
  await expect(page).toHaveURL(/\/complete-signup/);
  await finishSignup(page);
}

test('a purchase tells which advertisement led to it [BX-12] [BX-15] [ST-14]', async ({ page, world }) => {
  test.setTimeout(180_000);
  await answer(page, 'Accept');
  await join(page, 'marek.ad@example.test');
  expect((await userOf(world)).tracking).toEqual(WHOLE);

  // Another day, by another way: the first touch is what counts.
  await page.goto('/premium?network=other&variant=a');
  await payForPackage(page);
  await expect.poll(async () => (await userOf(world)).payments).toMatchObject([{ status: 'completed' }]);
  const { tracking, payments } = await userOf(world);
  expect(payments.map((payment) => payment.tracking)).toEqual([WHOLE]);
  expect(tracking).toEqual(WHOLE);
});

test('who refuses is told of by nothing, neither at the sign-up nor at a purchase [BX-12] [ST-14]', async ({
  page,
  world,
}) => {
  test.setTimeout(180_000);
  await answer(page, 'Refuse');
  await join(page, 'marek.quiet@example.test');
  expect((await userOf(world)).tracking).toBeNull();
  await page.goto('/premium');
  await payForPackage(page);
  await expect.poll(async () => (await userOf(world)).payments).toMatchObject([{ status: 'completed' }]);
  expect((await userOf(world)).payments[0]?.tracking).toBeNull();
});

test('where only known sources may join, who refuses is told of by that source alone [BX-12] [ST-19]', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await world.settings({ signups: 'with_trafficsource' });
  await answer(page, 'Refuse');
  await join(page, 'marek.source@example.test');
  expect((await userOf(world)).tracking).toEqual(SOURCE);
});
