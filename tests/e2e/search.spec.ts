// The search: wide filters, help where hardly anybody fits, late answers, no network, and visitors.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { holdRequests } from './support/network.ts';
import { test } from './support/test.ts';

const MEMBER = 'free@example.test';
const PAGE_SIZE = 24;

const results = (page: Page): Locator => page.getByRole('list', { name: 'Members found' });
const cards = (page: Page): Locator =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
/** The form of the filters: a panel on desktops, a sheet on phones. */
async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}
const chip = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Remove filter: ${name}`, exact: true });
const sortBy = (page: Page): Locator => page.getByRole('combobox', { name: 'Sort by' });
/** Name and place of a card in the order of the list. */
const firstCard = (page: Page): Promise<string | null> =>
  cards(page).first().getByRole('link').getAttribute('href');

test(
  'the wider filters narrow the search, stand in the address, and go one by one or together [RT-02] [BX-10] [AP-05] [CO-04]',
  { tag: '@gate-phone' },
  async ({ page, world }) => {
    await world.persona(MEMBER);
    const lookups: string[] = [];
    page.on('request', (request) => {
      if (/(?:interests|regions)\.php/.test(request.url())) lookups.push(new URL(request.url()).pathname);
    });
    await page.goto('/members');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);

    const form = await openFilters(page);
    await form.getByRole('combobox', { name: 'Country' }).focus();
    await form.getByRole('combobox', { name: 'Country' }).selectOption('Switzerland');
    await expect(form.getByRole('combobox', { name: 'Canton' })).toBeVisible();
    await form.getByRole('combobox', { name: 'Country' }).selectOption('Belgium');
    await expect(form.getByRole('combobox', { name: 'Province' })).toBeVisible();
    await form.getByRole('button', { name: 'More filters' }).click();
    await form.getByRole('switch', { name: 'Has a photo' }).check();
    await form.getByText('Food and drink').click();
    await form.getByRole('button', { name: 'Wine', exact: true }).click();
    await form.getByRole('button', { name: 'Tea', exact: true }).click();
    await expectAccessible(page);
    await form.getByRole('button', { name: /^Show/ }).click();

    await expect(page).toHaveURL(/interests=wine,tea&has_photo=true/);
    await expect(chip(page, 'Wine')).toBeVisible();
    await expect(chip(page, 'Has a photo')).toBeVisible();
    await sortBy(page).selectOption('Newest first');
    await expect(page).toHaveURL(/sort=newest/);
    await page.reload();
    await expect(chip(page, 'Tea')).toBeVisible();
    await expect(sortBy(page)).toHaveValue('newest');
    await expectAccessible(page);

    await chip(page, 'Wine').click();
    await expect(page).toHaveURL(/interests=tea&has_photo=true/);
    await expect(chip(page, 'Wine')).toHaveCount(0);
    const again = await openFilters(page);
    await again.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/interests|has_photo/);
    await expect(page).toHaveURL(/sort=newest/);
    // Once each before the reload, once each at most after it.
    expect(lookups.filter((path) => path.endsWith('interests.php')).length).toBeLessThanOrEqual(2);
    expect(lookups.filter((path) => path.endsWith('regions.php'))).toHaveLength(1);
  },
);

test('where hardly anybody fits, a wider search says what it gave up, and one filter less is a press away [BX-10]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/members?countryregion=Namur&min_age=18&max_age=19');
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
  const wider = page.getByRole('region', { name: 'A wider search' });
  await expect(wider.getByRole('link').first()).toBeVisible();
  await expect(wider.getByText(/Nobody/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Without “18–19”' }).click();
  await expect(page).not.toHaveURL(/max_age=19/);
  await expect(page).toHaveURL(/countryregion=Namur/);
});

test('a late answer changes nothing, and no network keeps what is there [BX-09] [BX-25]', async ({
  page,
  context,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/members');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  const recommended = await firstCard(page);

  const letGo = await holdRequests(page, /members\.php.*sort=newest/);
  await sortBy(page).selectOption('Newest first');
  await sortBy(page).selectOption('Nearest first');
  // What was found before stands until the answer is there.
  await expect.poll(() => firstCard(page)).not.toBe(recommended);
  const nearest = await firstCard(page);
  letGo();
  await expect(sortBy(page)).toHaveValue('nearest');
  await expect.poll(() => firstCard(page)).toBe(nearest);
  await page.unroute(/members\.php.*sort=newest/);

  await context.setOffline(true);
  await sortBy(page).selectOption('Recommended');
  await expect(page.getByText(/These are the members from your last search/)).toBeVisible();
  expect(await firstCard(page)).toBe(nearest);
  await context.setOffline(false);
  await expect(page.getByText(/These are the members from your last search/)).toHaveCount(0);
  await expect.poll(() => firstCard(page)).toBe(recommended);
});

test('the way back over another order, and a reload, come to the same place in the list [BX-09]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/members');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await page.getByRole('button', { name: 'Show more members' }).press('Enter');
  await expect(page.getByText(/^24 of/)).toHaveCount(0);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const top = 1_500;
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(place).toBe(top);
  // As from the panel beside the list: without going to the top for it.
  await sortBy(page).evaluate((select: HTMLSelectElement) => {
    select.value = 'newest';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL(/sort=newest/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(sortBy(page)).toHaveValue('recommended');
  await expect.poll(place).toBe(top);
  await page.reload();
  await expect(page.getByText(/^(?:48|72|96) of/)).toBeVisible();
  await expect.poll(place).toBe(top);
});

test('visitors search as far as the settings let them, and a way in leads back to the same search [ST-20]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/status of 403/, 'the server keeps the rest of the search for members');
  await world.settings({ enable_site_entry_popup: 'no', logged_out_search: 'all' });
  const address = '/members?gender=male&country=BE&min_age=30&max_age=60';
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  await expect(sortBy(page).getByRole('option', { name: 'Nearest first' })).toHaveCount(0);

  await world.settings({ logged_out_search: 'limited' });
  await page.goto('/members?gender=female&country=BE&min_age=18&max_age=99');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await loadMore(page);
  await expect(page.getByRole('heading', { name: 'Search is for members only' })).toBeVisible();
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await expectAccessible(page);

  await world.settings({ logged_out_search: 'none', logged_out_search_trafficsource: 'limited' });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Search is for members only' })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('E-mail').fill(MEMBER);
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(address);
  await expect(cards(page).first()).toBeVisible();
});

test('visitors whose source is known search where the second setting lets them [ST-20]', async ({
  page,
  world,
}) => {
  await world.settings({
    enable_site_entry_popup: 'no',
    logged_out_search: 'none',
    logged_out_search_trafficsource: 'all',
  });
  await page.goto('/members');
  await expect(page.getByRole('heading', { name: 'Search is for members only' })).toBeVisible();
  await page.goto('/members?network=acme&ref=spring');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await page.getByRole('button', { name: 'Show more members' }).press('Enter');
  await expect(page.getByText(/^24 of/)).toHaveCount(0);
});

async function loadMore(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
}
