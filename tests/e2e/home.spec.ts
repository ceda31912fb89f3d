// The home page: members of the visitor's country, the actions, and the foot of every page.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterSite, isPhone } from './support/member.ts';
import { test } from './support/test.ts';

test(
  'the home page shows members of the country when they come near, and ends in the action [RT-01] [ST-20] [NV-09]',
  { tag: '@gate-phone' },
  async ({ page }) => {
    await page.goto('/');
    await enterSite(page);
    const members = page.getByRole('list', { name: 'Who you could say hello to' });
    await page.getByRole('heading', { name: 'Who you could say hello to' }).scrollIntoViewIfNeeded();
    await expect(members.getByRole('link').first()).toBeVisible();
    await expect(members.getByRole('listitem')).toHaveCount(8);
    await expectAccessible(page);
    const end = page.getByRole('region', { name: 'The first word is yours' });
    await end.getByRole('link', { name: 'Join free' }).click();
    const form = isPhone(page)
      ? page.getByRole('main')
      : page.getByRole('dialog', { name: 'Create your account' });
    await expect(form.getByLabel('First name or nickname')).toBeVisible();
  },
);

test('a closed search and closed sign-ups are said on the home page [ST-19] [ST-20] [ER-18]', async ({
  page,
  world,
}) => {
  await world.settings({
    signups: 'none',
    logged_out_search: 'none',
    logged_out_search_trafficsource: 'none',
  });
  await page.goto('/');
  await enterSite(page);
  await expect(page.getByText(/Only members can see profiles here/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join free' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'A welcome bonus with no catch' })).toHaveCount(0);
  await expect(page.getByText('You need an invitation to sign up right now.')).toHaveCount(1);
});

test('the footer names the company, opens the choice of cookies, and serves the United States [NV-07] [LY-01] [LY-05]', async ({
  page,
  world,
}) => {
  await world.settings({ geoip_country: 'US' });
  await page.goto('/');
  await enterSite(page);
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('Vesper Example BV');
  await expect(foot).toContainText('criminal background checks');
  await expect(
    foot.getByRole('link', { name: 'Do not sell or share my personal information' }),
  ).toHaveAttribute('href', '/privacy#us');
  await foot.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie choices' })).toBeVisible();
});
