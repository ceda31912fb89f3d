// Where a visitor came from: nothing is kept or told before the answer about cookies, and what follows from each answer.
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessible.ts';
import { alive, started } from './support/alive.ts';
import { answerConsent, consentBar, freeConsentBar } from './support/consent.ts';
import { isPhone, signUp } from './support/member.ts';
import { expect, test } from './support/test.ts';
import { WORLD_COOKIE, type World } from './support/world.ts';

// Its caches keep nothing either.
test.use({ worker: true });

const ADDRESS = '/landers/alonetonight/she-eng?network=lamp&sub1=a&lb&variant=b';
/** Where each page was scrolled to, so that Back leads there. */
const NECESSARY = new Set(['scroll']);
const newcomer = { name: 'Marek', email: 'marek.tracked@example.test', password: 'long-walks-42' };

const state = v.object({
  counts: v.object({ beacons: v.number() }),
  user: v.nullable(v.object({ tracking: v.unknown() })),
});
const worldState = async (world: World) => v.parse(state, await world.state());

/** Everything that this browser keeps for the site, by name; of caches the addresses of what is in them. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return {
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage),
      databases: databases.map(({ name }) => name),
      cached: cached.flat(),
    };
  });

/** The page is put aside, as by a switch to another app. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

test(
  'nothing is kept or told before the answer, and all of it after consent [BX-12] [BX-15] [EN-07] [ST-14] [AP-07]',
  { tag: '@gate-desktop' },
  async ({ page, context, world }) => {
    test.setTimeout(180_000);
    await page.goto(ADDRESS);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title.getByText('Nobody to talk to?')).toBeVisible();
    await started(page);
    await freeConsentBar(page);
    await expectAccessible(page);
    await leave(page);

    const before = await stored(page);
    expect(before.local).toEqual([]);
    expect(before.databases).toEqual([]);
    expect(before.session.filter((key) => !NECESSARY.has(key))).toEqual([]);
    expect(before.cached.filter((url) => /lamp|page-hidden|api\//.test(url))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual([WORLD_COOKIE]);
    expect((await worldState(world)).counts.beacons).toBe(0);

    await answerConsent(page, 'Accept');
    expect((await stored(page)).local).toEqual(['consent', 'tracking', 'variant']);
    await leave(page);
    await expect.poll(async () => (await worldState(world)).counts.beacons).toBe(1);

    // Another link on another day: the first one counts, and the wording stays.
    await page.goto('/landers/alonetonight/eng?network=other');
    await expect(title.getByText('Nobody to talk to?')).toBeVisible();
    await alive(page);
    await page.getByRole('main').getByText('Women', { exact: true }).first().click();
    const form = isPhone(page)
      ? page.getByRole('main')
      : page.getByRole('dialog', { name: 'Create your account' });
    await signUp(form, newcomer);
    await expect(page).toHaveURL(/\/complete-signup/, { timeout: 30_000 });
    expect((await worldState(world)).user?.tracking).toEqual({
      network: 'lamp',
      ref: null,
      sub1: 'a',
      sub2: null,
      sub3: null,
      lander: 'alonetonight/she-eng',
      variant: 'b',
    });
  },
);

test('who refuses is not measured, and who takes consent back leaves nothing behind [BX-12] [ST-14] [NV-07]', async ({
  page,
  world,
}) => {
  test.setTimeout(180_000);
  await page.goto(ADDRESS);
  await answerConsent(page, 'Refuse');
  await leave(page);
  expect((await stored(page)).local).toEqual(['consent']);

  const dialog = page.getByRole('dialog', { name: 'Cookie choices' });
  const choose = async (measured: boolean): Promise<void> => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
    const measurement = dialog.getByRole('switch', { name: 'Measurement' });
    await expect(measurement).toBeChecked({ checked: !measured });
    await measurement.setChecked(measured);
    await dialog.getByRole('button', { name: 'Save choice' }).click();
    await expect(dialog).toBeHidden();
  };
  await choose(true);
  expect((await stored(page)).local).toEqual(['consent', 'tracking', 'variant']);
  await choose(false);
  expect((await stored(page)).local).toEqual(['consent']);
  await leave(page);
  expect((await worldState(world)).counts.beacons).toBe(0);
});

test('a lander speaks the language of its address, and the menu leads to that of another [ST-18] [NV-10]', async ({
  page,
  context,
}) => {
  await page.goto('/landers/alonetonight/she-de?network=lamp');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', /^de/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('i18n_redirected');
  await page.getByRole('button', { name: /: Deutsch$/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(root).toHaveAttribute('lang', /^en/);
  await expect(page).toHaveURL('/landers/alonetonight/she-eng?network=lamp');

  await page.goto('/terms?lang=pl');
  await expect(root).toHaveAttribute('lang', /^pl/);
});

test('where the law does not ask first, it is kept at once, unless the browser objects [BX-12] [EN-07]', async ({
  page,
  world,
  openVisitor,
}) => {
  await world.settings({ geoip_country: 'US' });
  await page.goto(ADDRESS);
  await expect.poll(async () => (await stored(page)).local).toEqual(['tracking', 'variant']);
  const other = await openVisitor();
  await other.world.settings({ geoip_country: 'US' });
  await other.page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await other.page.goto(ADDRESS);
  await started(other.page);
  expect((await stored(other.page)).local).toEqual([]);
  await expect(consentBar(other.page)).toHaveCount(0);
});

test('a source that may not be kept opens the sign-up all the same, after a reload and in another tab [BX-12] [EN-07] [ST-19]', async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(120_000);
  await world.settings({ signups: 'with_trafficsource', enable_site_entry_popup: 'no' });
  const form = (tab: Page) => tab.getByRole('main').getByLabel('First name or nickname');

  await page.goto(ADDRESS);
  await started(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  // The document on screen says nothing of it any more; the browser's own list of the tab's addresses does.
  await page.getByRole('link', { name: 'Join free' }).first().click();
  await expect(page).toHaveURL('/signup');
  await expect(form(page)).toBeVisible();

  await started(page);
  const other = await context.newPage();
  await other.goto('/signup');
  await expect(form(other)).toBeVisible();
  const { local } = await stored(page);
  expect(local.filter((key) => key === 'tracking' || key === 'variant')).toEqual([]);

  // With the last tab the visit is over, and with it what nobody may keep.
  await page.close();
  await other.close();
  const alone = await context.newPage();
  await alone.goto('/signup');
  await expect(alone.getByRole('heading', { name: 'By invitation only' })).toBeVisible();
});
