// The shop: the price list for visitors, and the packages of a member whose discount ends before the eyes.
import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterSite, isPhone } from './support/member.ts';
import { holdRequests } from './support/network.ts';
import { test } from './support/test.ts';

const NEWCOMER = 'free@example.test';
const THREE_HOURS_MS = 3 * 3_600_000;

test(
  'a visitor reads what everything costs before joining [RT-08] [SC-08] [CO-08] [RO-03]',
  { tag: '@gate-phone' },
  async ({ page }) => {
    await page.goto('/pricing');
    await enterSite(page);
    await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible();
    await expect(page.getByText('Yours: Belgium')).toBeVisible();
    const packages = isPhone(page)
      ? page.getByRole('list', { name: 'Packages' })
      : page.getByRole('region', { name: 'Packages' });
    await expect(packages.getByText('€49.99')).toBeVisible();
    await expect(packages.getByText('€0.33 per credit')).toBeVisible();
    await expect(packages.getByText('Best value')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Sending a message 1 credit 1 credit' })).toBeVisible();

    await page.getByText('Can I get my money back?').click();
    await expect(page.getByText(/^Ask within 14 days of your purchase/)).toBeVisible();
    await page.getByText('What does a message cost in other countries?').click();
    await expect(page.getByRole('row', { name: 'Switzerland CHF 0.25' })).toBeVisible();
    await expectAccessible(page);

    // It stands below the packages, and at the end of the page once more.
    const join = page.getByRole('main').getByRole('button', { name: 'Join free' }).filter({ visible: true });
    await expect(join).toHaveCount(2);
    await join.first().click();
    if (isPhone(page)) await expect(page).toHaveURL(/\/signup$/);
    else await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  },
);

test('a newcomer is told why the price is lower, and sees it rise when the time is up [SC-08] [SC-15] [BX-14] [ST-10]', async ({
  page,
  world,
}) => {
  await world.persona(NEWCOMER);
  await page.clock.install();
  await page.goto('/premium');
  await expect(page.getByRole('heading', { level: 1, name: 'A 46% higher chance to match' })).toBeVisible();
  await expect(page.getByText(/compared with members without Premium/)).toBeVisible();
  await expect(page.getByText(/^You pay 25% less because you joined in the last few hours/)).toBeVisible();
  const struck = page.locator('s').filter({ visible: true });
  await expect(struck).toHaveText(['€9.99', '€24.99', '€49.99', '€99.99']);
  if (isPhone(page)) await page.getByRole('radio', { name: /^20/ }).check();
  const choose = (price: string) =>
    isPhone(page)
      ? page.getByRole('link', { name: `Pay ${price} once` })
      : page.getByRole('article', { name: 'Starter' }).filter({ hasText: price }).getByRole('link');
  await expect(choose('€7.49')).toBeVisible();
  await expectAccessible(page);

  await world.clock(THREE_HOURS_MS);
  await page.clock.fastForward(THREE_HOURS_MS);
  await expect(page.getByText('Your discount has just ended.', { exact: false })).toBeVisible();
  await expect(struck).toHaveCount(0);
  await choose('€9.99').click();
  await expect(page.getByRole('button', { name: 'Pay €9.99 now' })).toBeVisible();
});

for (const { path, of, back } of [
  { path: '/credits/p2/creditcard', of: 'Credits', back: '/credits' },
  { path: '/credits/repeat-order', of: 'Credits', back: '/credits' },
  { path: '/directdebit?package=p2', of: 'Credits', back: '/credits' },
])
  test(`on a phone ${path} has the shop's bar with the way back [LY-01] [SC-08]`, async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await world.persona('premium@example.test');
    await page.goto(path);
    const bar = page.locator('.shop-bar');
    await expect(bar).toHaveText(of);
    await expect(page.getByRole('banner')).toBeHidden();
    await bar.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`${back}$`));
  });

test('what stands below the packages keeps to their edges, and apart on phones [SC-08]', async ({
  page,
  world,
}) => {
  await world.persona(NEWCOMER);
  await page.goto('/premium');
  const comparison = page.getByRole('region', { name: 'Free and Premium compared' });
  await expect(comparison).toBeVisible();
  await expect(page.getByText(/^One-off payment\./)).toBeVisible();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('It is not laid out.');
    return box;
  };
  const below = await boxOf(comparison);
  const title = page.getByRole('heading', { name: 'Good to know' });
  if (isPhone(page)) {
    expect((await boxOf(title)).y).toBeGreaterThan(below.y + below.height + 32);
    return;
  }
  const cards = page.getByRole('region', { name: 'Packages' }).getByRole('article');
  const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
  expect(below.x).toBeCloseTo(first.x, 0);
  expect(below.x + below.width).toBeCloseTo(second.x + second.width, 0);
  // What is good to know begins where the words of the card above it do, its marks in one column.
  const words = await boxOf(cards.nth(2).getByRole('heading'));
  for (const part of [
    title,
    page.getByText(/^One-off payment\./),
    page.getByText('A chance, not a promise.'),
  ])
    expect((await boxOf(part)).x).toBeCloseTo(words.x, 0);
});

test('the bar of visitors marks the page that is open [LY-01]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await enterSite(page);
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  await expect(pricing).not.toHaveAttribute('aria-current');
  await pricing.click();
  await expect(pricing).toHaveAttribute('aria-current', 'page');
});

for (const { path, persona } of [
  { path: '/pricing', persona: null },
  { path: '/premium', persona: NEWCOMER },
  { path: '/credits', persona: 'premium@example.test' },
])
  test(`nothing of ${path} moves when its packages come in the place of their shapes [SC-08]`, async ({
    page,
    world,
  }) => {
    if (persona !== null) await world.persona(persona);
    await world.settings({ enable_site_entry_popup: 'no' });
    const letGo = await holdRequests(page, '**/api/packages.php*');
    await page.goto(path);
    // Everything else is here: typefaces, settings, what they fill, and the banner of a bonus, which pushes the page down.
    if (persona === NEWCOMER) await expect(page.getByRole('region', { name: 'Welcome bonus' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('support@vesper.example')).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shop = page.locator('.shop');
    await expect(shop).toHaveAttribute('aria-busy', 'true');
    // Where each begins and ends.
    const edges = () =>
      page
        .locator('.shop, .shop-below')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).flatMap(({ top, bottom }) => [top, bottom]),
        );
    const before = await edges();
    letGo();
    await expect(shop).not.toHaveAttribute('aria-busy');
    const after = await edges();
    expect(after).toHaveLength(before.length);
    for (const [index, edge] of after.entries())
      expect(Math.abs(edge - (before[index] ?? 0)), `from ${before.join()} to ${after.join()}`).toBeLessThan(
        4,
      );
  });

test('the way to order again is as high where no card can pay any more [SC-08] [SC-09]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/status of 400/, 'the cards cannot be had');
  await world.persona('premium@example.test');
  await world.settings({ enable_site_entry_popup: 'no' });
  await world.fault({ match: 'GET cards.php', kind: 'status', status: 400 });
  const letGo = await holdRequests(page, '**/api/cards.php*');
  await page.goto('/credits');
  const again = page.getByRole('link', { name: 'Order again with a stored card' });
  const height = async () => (await again.boundingBox())?.height;
  await expect(again).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await height();
  letGo();
  // The line that held the place of card and price.
  await expect(again.locator('.caption')).toHaveCount(0);
  expect(await height()).toBe(before);
});
