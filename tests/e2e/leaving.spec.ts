// The end of an account and the way back, the copy of its data, and the place of its owner.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { START } from '../factories/start.ts';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/member.ts';
import { test } from './support/test.ts';

const PASSWORD = 'demo-password';
const MEMBER = 'premium@example.test';
const DAY_MS = 86_400_000;
const GHENT = { latitude: 51.054, longitude: 3.717 };
const ANTWERP = { latitude: 51.2199, longitude: 4.4034 };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Until when an account can come back, as people in this browser's language write it. */
const dayIn = (page: Page, days: number) =>
  page.evaluate(
    (at) => new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(at),
    Date.parse(START) + days * DAY_MS,
  );

async function openDeletion(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account' }).click();
}

async function confirmDeletion(page: Page, password: string): Promise<void> {
  const form = dialog(page, 'Delete your account?');
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Delete my account' }).click();
}

test('an account is deleted, waits, comes back by the mailed link, and is gone after 14 days [ST-01] [ER-17] [RT-13]', async ({
  page,
  context,
  world,
  problems,
}) => {
  test.slow();
  problems.allow(/status of (401|403|404|422)/, 'a refused password or log-in is a failed request');
  await world.settings({ enable_site_entry_popup: 'no' });
  await world.persona(MEMBER);
  const other = await context.newPage();
  await other.goto('/likes');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.bringToFront();
  await openDeletion(page);
  await expect(dialog(page, 'Before you go').getByText('costs 50% less')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to deletion' }).click();
  const until = await dayIn(page, 14);
  await expect(dialog(page, 'Delete your account?').getByText(`Until ${until}`)).toBeVisible();
  await expectAccessible(page);

  await confirmDeletion(page, 'something-else');
  await expect(page.getByText('That’s not the password for this account.')).toBeVisible();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await confirmDeletion(page, PASSWORD);
  await expect(page).toHaveURL(/\/account-deleted$/);
  await expect(title(page, 'Your account is closed')).toBeVisible();
  await expect(page.getByText(`It will be deleted on ${until}.`)).toBeVisible();
  await expectAccessible(page);

  await expect(other).toHaveURL(/\/login/);
  await other.close();
  await page.goto('/login');
  await logIn(page, MEMBER, PASSWORD);
  await expect(page.getByText(`This account will be deleted on ${until}.`)).toBeVisible();

  await page.goto(await world.linkOf('Your account will be deleted'));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, MEMBER, PASSWORD);
  await expect(page).toHaveURL(/\/members/);
  await page.goto('/chats');
  await expect(page.locator('a[href^="/chats/"]').first()).toBeVisible();

  // After a no the offer does not come again.
  await openDeletion(page);
  await confirmDeletion(page, PASSWORD);
  await expect(page).toHaveURL(/\/account-deleted$/);
  await world.clock(15 * DAY_MS);
  await page.goto('/login');
  await logIn(page, MEMBER, PASSWORD);
  await expect(page.getByText('Login failed, please try again')).toBeVisible();
});

test('whoever takes the offer before a deletion finds the code in the order [CO-08]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await openDeletion(page);
  await page.getByRole('button', { name: 'Show my code' }).click();
  const code = (await dialog(page, 'Before you go').getByText(/^STAY/).textContent()) ?? '';
  await expect(page.getByText(/^50% off one package, until /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the packages' }).click();
  await expect(page).toHaveURL(new RegExp(`/credits\\?code=${code}$`));
  await page.locator('a[href*="/credits/"][href*="code="]').filter({ visible: true }).first().click();
  await expect(page.getByText(`Code ${code} gives you 50% off.`)).toBeVisible();

  // Nothing is deleted, and the code stays in reach while it lasts.
  await openDeletion(page);
  await expect(dialog(page, 'Before you go').getByText(/^Your code still works/)).toBeVisible();
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect(dialog(page, 'Before you go').getByText(code)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to deletion' }).click();
  await expect(dialog(page, 'Delete your account?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page after a deletion can be opened by its address [RT-13]', async ({ page, world }) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/account-deleted');
  await expect(page.getByText('It will be deleted 14 days after you asked for it.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '+31 10-000 00 00' })).toHaveAttribute(
    'href',
    'tel:+31100000000',
  );
});

interface Copy {
  readonly schema_version: number;
  readonly conversations: readonly { readonly messages: readonly unknown[] }[];
}
const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' && value !== null && 'schema_version' in value && 'conversations' in value;

test('the copy of the own data holds every message, also after the network failed on the way [BX-23]', async ({
  page,
  world,
  problems,
}) => {
  test.slow();
  problems.allow(/status of/, 'the network fails while the copy is made');
  await world.persona(MEMBER);
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: 'Your data' });
  await expect(panel).toBeVisible();
  await world.fault({ match: 'GET /api/cards.php', kind: 'status', status: 404 });
  await panel.getByRole('button', { name: 'Download my data' }).click();
  await expect(panel.getByRole('alert')).toContainText('What’s been collected so far is kept.');
  await world.clearFaults();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText(/of 60 conversations/)).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const copy: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  if (!isCopy(copy)) throw new Error('No copy');
  expect(copy.schema_version).toBe(1);
  expect(copy.conversations).toHaveLength(60);
  expect(Math.max(...copy.conversations.map(({ messages }) => messages.length))).toBe(5000);
  await expect(panel.getByRole('link', { name: 'Save the file' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('the place [SC-10] [EN-06]', () => {
  test('is found where the browser may tell it, and saved only on yes [AP-10]', async ({
    page,
    context,
    world,
  }) => {
    await world.persona(MEMBER);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(ANTWERP);
    await page.goto('/settings/location');
    await expect(page.getByText('Your browser can share your location.')).toBeVisible();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Is this right? Antwerp')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel('City')).toHaveValue('Ghent');
    await page.getByRole('button', { name: 'Save this place' }).click();
    await expect(page.getByText('Location saved: Antwerp')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Antwerp');
  });

  test('stays unknown where the browser refuses, and can be chosen by hand [CO-04]', async ({
    page,
    context,
    world,
  }) => {
    await world.persona(MEMBER);
    await context.grantPermissions([]);
    await page.goto('/settings/location');
    await page.getByRole('button', { name: /Use my location|Try again/ }).click();
    await expect(page.getByText('Your browser didn’t share your location.')).toBeVisible();
    await page.getByText('How to allow it again').click();
    await expect(page.getByText(/^On a computer/)).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Country').selectOption({ label: 'Switzerland' });
    await expect(page.getByLabel('Canton')).toBeVisible();
    await page.getByLabel('Country').selectOption({ label: 'Poland' });
    await expect(page.getByLabel('Voivodeship')).toBeVisible();
    await page.getByLabel('Country').selectOption({ label: 'Netherlands' });
    await page.getByLabel('Province').selectOption({ label: 'Utrecht' });
    await page.getByLabel('City').fill('Utrecht');
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Current location: Utrecht')).toBeVisible();
  });

  test('is said not to be found when the server knows none [ER-21]', async ({
    page,
    context,
    world,
    problems,
  }) => {
    problems.allow(/status of 404/, 'the place is not found');
    await world.persona(MEMBER);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(GHENT);
    await world.fault({ match: 'GET /api/geocode.php', kind: 'status', status: 404, times: 1 });
    await page.goto('/settings/location');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('We couldn’t find a place for your location.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Is this right? Ghent, East Flanders')).toBeVisible();
  });
});

test('a visitor finds the languages of a country and chooses one, with the keyboard [CO-05] [ST-18]', async ({
  page,
  world,
}) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/lang-config');
  await page.getByLabel('Country').selectOption({ label: 'Switzerland' });
  // Each with its hello, which is for the eyes alone.
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveText([
    /^Deutsch/,
    /^Italiano/,
    /^Français/,
    /^English/,
  ]);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expectAccessible(page);
  await page.getByLabel('Country').press('Tab');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
});
