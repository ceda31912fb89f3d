// A visit without a pointer, from the home page to a paid package: every stop of the way is reached by key, and seen.
import { expect } from '@playwright/test';
import { choose, follow, goTo, pick, write } from './support/byKeys.ts';
import { bubbles, heading, navLink } from './support/member.ts';
import { test } from './support/test.ts';

const PERSON = { name: 'Noor', email: 'noor.keys@example.test', password: 'long-walks-42' };

test('a visitor joins by keyboard alone, and skips what can wait [BX-20] [RT-02]', async ({
  page,
  world,
}) => {
  test.setTimeout(180_000);
  await world.settings({ enable_site_entry_popup: 'yes' });
  await page.goto('/');
  const warning = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  await expect(warning).toBeVisible();
  await follow(page, warning.getByRole('button', { name: 'I am 18 or older' }));
  await expect(warning).toBeHidden();
  await follow(
    page,
    page.getByRole('region', { name: 'Cookie choice' }).getByRole('button', { name: 'Refuse' }),
  );

  await follow(page, page.getByRole('banner').getByRole('link', { name: 'Join free' }));
  const form = page.getByRole('dialog', { name: 'Create your account' });
  await write(page, form.getByLabel('First name or nickname'), PERSON.name);
  await write(page, form.getByLabel('E-mail'), PERSON.email);
  await write(page, form.getByLabel('Password', { exact: true }), PERSON.password);
  await choose(page, form.getByLabel('Day'), '14');
  await choose(page, form.getByLabel('Month'), 'March');
  await choose(page, form.getByLabel('Year'), '1990');
  const who = form.getByRole('group', { name: 'I’m a' });
  await pick(page, who, who.getByLabel('Man', { exact: true }));
  const whom = form.getByRole('group', { name: 'I’d like to meet' });
  await pick(page, whom, whom.getByLabel('Women', { exact: true }));
  await follow(page, form.getByRole('button', { name: 'Join free' }));
  for (const step of ['Add a photo', 'A little about you', 'Looks and languages', 'In your own words']) {
    await expect(heading(page, step)).toBeFocused({ timeout: 40_000 });
    await follow(page, page.getByRole('button', { name: 'Skip this' }));
  }
  const end = heading(page, 'Confirm your e-mail');
  const push = heading(page, 'Know when someone writes');
  await expect(end.or(push)).toBeFocused();
  if (await push.isVisible()) await follow(page, page.getByRole('button', { name: 'Skip this' }));
  await follow(page, page.getByRole('link', { name: 'Look around first' }));
  await expect(heading(page, 'People near you')).toBeFocused();
});

test('a member searches, likes, writes and pays by keyboard alone [BX-20] [RT-05] [RT-07]', async ({
  page,
  world,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allow(/status of 402/, 'the message that the credits do not pay for is refused');
  await world.persona('free@example.test');
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/members');
  await expect(heading(page, 'People near you')).toBeVisible();
  await follow(page, page.getByRole('link', { name: 'Skip to content' }));

  await test.step('narrows the search', async () => {
    const filters = page.getByRole('main');
    await choose(page, filters.getByLabel('Province'), 'East Flanders');
    await follow(page, filters.getByRole('button', { name: /^Show (\d+ )?members?$/ }));
    await expect(page).toHaveURL(/countryregion=East/);
  });

  await test.step('opens a profile and likes it', async () => {
    const first = page.getByRole('list', { name: 'Members found' }).getByRole('link').first();
    await follow(page, first);
    await expect(page).toHaveURL(/\/members\/[\w-]+$/);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/.+, \d+/);
    await expect(title).toBeFocused();
    const who = (await title.textContent())?.split(',')[0] ?? '';
    await follow(page, page.getByRole('button', { name: `Like ${who}`, exact: true }).first());
    await expect(page.getByRole('button', { name: `Unlike ${who}` }).first()).toBeVisible();
  });

  const field = page.getByRole('textbox', { name: /^Message to/ });
  await test.step('writes what the credits do not pay for', async () => {
    await goTo(page, navLink(page, /^Messages/), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/chats/);
    await follow(page, page.locator('.conv').first());
    await write(page, field, 'Written without a mouse.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You do not have enough credits to send this message').first()).toBeVisible();
  });

  await test.step('buys a package', async () => {
    await goTo(page, page.getByRole('main').getByRole('link', { name: 'Get Premium' }).last(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/premium/);
    await follow(page, page.getByRole('link', { name: 'Choose Starter' }));
    await expect(page).toHaveURL(/\/credits\/[^/]+/);
    await follow(page, page.getByRole('button', { name: /^Pay .* now$/ }));
    await expect(page.getByText('Test payment page, no real money.')).toBeVisible();
    await follow(page, page.getByRole('button', { name: /^Pay / }));
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused({ timeout: 20_000 });
  });

  await test.step('sends what was waiting', async () => {
    await follow(page, page.getByRole('link', { name: 'Back to the conversation' }));
    await goTo(page, field);
    await expect(field).toHaveValue('Written without a mouse.');
    await page.keyboard.press('Enter');
    await expect(bubbles(page, 'Written without a mouse.')).toHaveCount(1);
  });
});
