// The own profile in a browser: every part of it, the consent, what a reload and a lost connection leave, the preview.
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { test } from './support/test.ts';

/** No photo, no consent on record. */
const NEW = 'new@example.test';
const MEMBER = 'premium@example.test';

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const save = (part: Locator): Promise<void> => part.getByRole('button', { name: 'Save' }).click();
const account = (page: Page): Locator => page.getByRole('navigation', { name: 'My profile and account' });

async function open(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The changes of the profile that leave the browser. */
function watchSaves(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/profile.php'))
      saves.push(request.postData() ?? '');
  });
  return saves;
}

test(
  'every part is changed, refused, kept over a reload and saved [RT-09] [EN-01] [VA-01] [VA-10]',
  { tag: '@gate-phone' },
  async ({ page, world, problems }) => {
    problems.allow(/status of (40[0-9]|422)/, 'refused and lost requests are printed by the browser');
    await world.persona(MEMBER);
    await open(page, '/profile?part=about', 'About you');
    await expectAccessible(page);

    const words = panel(page, 'In your own words');
    await words.getByRole('textbox').fill('x'.repeat(501));
    await save(words);
    await expect(words.getByRole('textbox')).toBeFocused();
    await expect(words.getByText('Use at most 500 characters.')).toBeVisible();
    await words.getByRole('textbox').fill('Long dinners, short trains.');

    const name = panel(page, 'Your name');
    await name.getByRole('textbox').fill('@marek');
    await save(name);
    await expect(name.getByText('A name can’t start with @.')).toBeVisible();
    await expect(name.getByText('Date of birth', { exact: true })).toBeVisible();
    await expectAccessible(page);

    // What was typed survives a reload and a look at another part.
    await page.reload();
    await expect(words.getByRole('textbox')).toHaveValue('Long dinners, short trains.');
    await expect(name.getByRole('textbox')).toHaveValue('@marek');
    await account(page).getByRole('link', { name: 'Interests' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your interests' })).toBeFocused();
    await page.goBack();
    await expect(words.getByRole('textbox')).toHaveValue('Long dinners, short trains.');

    await world.fault({ match: 'PUT /api/profile.php', kind: 'status', status: 400, times: 1 });
    await save(words);
    await expect(words.getByRole('alert')).toContainText('An error occured, please try again later.');
    await save(words);
    await expect(words.getByText('Saved.')).toBeVisible();
    await name.getByRole('button', { name: 'Discard' }).click();

    const looks = panel(page, 'Looks');
    await looks.getByLabel('Hair').selectOption('Red');
    await save(looks);
    await expect(looks.getByText('Saved.')).toBeVisible();
    const place = panel(page, 'Where you live');
    await place.getByLabel('Country').selectOption('Poland');
    await expect(place.getByLabel('Voivodeship')).toHaveValue('');
    await place.getByLabel('City or town').fill('Łódź');
    await save(place);
    await expect(place.getByText('Saved.')).toBeVisible();
    const languages = panel(page, 'Languages');
    await languages.getByRole('button', { name: 'Polish' }).click();
    await save(languages);
    await expect(languages.getByText('Saved.')).toBeVisible();

    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByText('This is how others see you.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Marek/ })).toBeVisible();
    await expect(page.getByText('Long dinners, short trains.')).toBeVisible();
    await expect(page.getByText('Red', { exact: true })).toBeVisible();
    await expect(page.getByText('Łódź', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to editing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
  },
);

test('sexuality and interests leave the browser only after an explicit yes, and refusing costs nothing', async ({
  page,
  world,
}) => {
  await world.persona(NEW);
  const saves = watchSaves(page);
  await open(page, '/profile?part=about', 'About you');
  const personal = panel(page, 'Relationship');
  await expect(personal.getByRole('checkbox')).not.toBeChecked();
  await personal.getByRole('button', { name: 'Not now' }).click();
  await expect(personal.getByText('Sexuality and interests stay empty.')).toBeVisible();
  await personal.getByLabel('Relationship status').selectOption('Divorced');
  await save(personal);
  await expect(personal.getByText('Saved.')).toBeVisible();
  expect(saves.filter((body) => /sexuality|interests/.test(body))).toEqual([]);

  await account(page).getByRole('link', { name: 'Interests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your interests' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByText('Tick the box to agree, or choose “Not now”.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  const search = page.getByRole('searchbox', { name: 'Search interests' });
  await expect(search).toBeFocused();
  await search.fill('WÍNE');
  await expect(page.getByText('1 interest found')).toBeVisible();
  await page.getByRole('button', { name: 'Wine' }).click();
  await expect(page.getByRole('heading', { name: '1 chosen' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(saves.at(-1)).toBe('{"interests":["wine"]}');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 chosen' })).toBeVisible();
});

test('without a connection what was typed stays, and nothing is pushed out of sight [SC-02]', async ({
  page,
  context,
  world,
}) => {
  await world.persona(MEMBER);
  await open(page, '/profile?part=about', 'About you');
  const words = panel(page, 'In your own words');
  await words.getByRole('textbox').fill('Typed on a train.');
  await context.setOffline(true);
  await save(words);
  await expect(words.getByRole('alert')).toContainText('Nothing you typed is lost.', { timeout: 20_000 });
  await expect(words.getByRole('textbox')).toHaveValue('Typed on a train.');
  await context.setOffline(false);
  await save(words);
  await expect(words.getByText('Saved.')).toBeVisible();

  // The row of links of a phone shows where one is; the page itself never scrolls sideways.
  await account(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  const current = account(page).getByRole('link', { name: 'Settings' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  if (isPhone(page)) await expect(current).toBeInViewport({ ratio: 1 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
});
