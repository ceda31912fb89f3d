// Every address of the product opens: a heading, a title of its own, and nothing that keeps somebody out.
import { expect, type Page } from '@playwright/test';
import { patterns, type RouteName } from '../../src/config/paths.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/test.ts';
import type { World } from './support/world.ts';

const MEMBER = 'premium@example.test';
/** For visitors alone: a member is led on. */
const FOR_VISITORS: ReadonlySet<RouteName> = new Set(['login', 'signup', 'memberSignup', 'accountDeleted']);
/** One page of each layout that is still to be filled; the finished ones are judged on the journey. */
const JUDGED: ReadonlySet<RouteName> = new Set([
  'terms',
  'settings',
  'completeSignup',
  'video',
  'memberLanding',
  'notifications',
  'resetPassword',
]);

const isRouteName = (name: string): name is RouteName => name in patterns;
/** A one-time link is no page of its own: `links.spec.ts` opens one of each kind. */
const names = Object.keys(patterns)
  .filter(isRouteName)
  .filter((name) => name !== 'token');

interface Samples {
  readonly conversation: string;
  /** Somebody who likes the member. */
  readonly admirer: string;
}

/** Something that the member has bought. */
const PURCHASE = 'pay-premium-2';

/** The pattern with something in place of each parameter. */
function sample(name: RouteName, { conversation, admirer }: Samples): string {
  const ids: Partial<Record<RouteName, string>> = {
    chat: conversation,
    creditsPayment: 'p2',
    transactions: PURCHASE,
  };
  const values: Record<string, string> = {
    id: ids[name] ?? admirer,
    type: 'received',
    slug: 'eng',
    paymentmethod: 'ideal',
  };
  return patterns[name].replaceAll(/:(\w+)\??/g, (_, parameter: string) => values[parameter] ?? '');
}

async function firstId(page: Page, list: string, link: RegExp): Promise<string> {
  await page.goto(list);
  const first = page.getByRole('main').getByRole('list').locator('a');
  const addresses = async () =>
    (await first.evaluateAll((links) => links.map((item) => item.getAttribute('href') ?? ''))).filter(
      (address) => link.test(address),
    );
  await expect.poll(async () => (await addresses()).length).toBeGreaterThan(0);
  return (await addresses())[0]?.split('/').at(-1) ?? '';
}

/** Opens each page; the titles by route, without the count and the name of the site. */
async function visit(
  page: Page,
  routes: readonly RouteName[],
  samples: Samples,
): Promise<Map<RouteName, string>> {
  const titles = new Map<RouteName, string>();
  for (const name of routes) {
    const address = sample(name, samples);
    await test.step(`${name}: ${address}`, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('This page could not be found')).toHaveCount(0);
      await expect(page.getByText(/^Error \d/)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page).toHaveTitle(/.+ \| Vesper$/);
      titles.set(name, (await page.title()).replace(/^\(\d+\) /, ''));
      if (JUDGED.has(name)) await expectAccessible(page);
    });
  }
  return titles;
}

function expectAllDifferent(titles: ReadonlyMap<RouteName, string>): void {
  const byTitle = Map.groupBy(titles.keys(), (name) => titles.get(name));
  expect([...byTitle.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
}

test('every page opens for a member, with a heading and a title of its own [RT-01] [RT-02] [RT-03] [RT-04] [RT-05] [RT-06] [RT-07] [RT-08] [RT-09] [RT-11] [RT-12] [RT-13] [RT-14] [RT-15] [RT-16] [RT-17] [RT-18] [LY-07]', async ({
  page,
  world,
}) => {
  test.setTimeout(150_000);
  await world.persona(MEMBER);
  const conversation = await firstId(page, '/chats', /^\/chats\//);
  const admirer = await firstId(page, '/likes', /^\/(likes\/m|members)\//);
  const titles = await visit(
    page,
    names.filter((name) => !FOR_VISITORS.has(name)),
    { conversation, admirer },
  );
  expectAllDifferent(titles);
});

test('the entrances open for a visitor [RT-01] [RT-10] [RT-04]', async ({ page, world }) => {
  await withoutWarning(world);
  expectAllDifferent(await visit(page, ['index', ...FOR_VISITORS], { conversation: '', admirer: 'elena' }));
});

for (const address of ['/no/such/page', '/nothing-here', '/likes/none', '/landers/none']) {
  test(`${address} is a page that people can read, with the way home [RT-19] [ER-19]`, async ({
    page,
    problems,
    world,
  }) => {
    problems.allow(/status of 404/, 'the page is not there, and the browser says so');
    await withoutWarning(world);
    if (address.startsWith('/likes')) await world.persona(MEMBER);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByText('Error 404')).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

async function withoutWarning(world: World): Promise<void> {
  await world.settings({ enable_site_entry_popup: 'no' });
}
