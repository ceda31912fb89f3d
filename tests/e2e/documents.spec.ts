// The legal pages in a real browser: each readable, with contents that lead to their sections; and terms accepted again.
import { expect, type Locator } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible, expectAllAccessible } from './support/accessible.ts';
import { alive } from './support/alive.ts';
import { test } from './support/test.ts';

const DOCUMENTS = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'accessibility'];
/** The brightest of a part's words that are seen: 0 is black, 1 is white. */
const brightest = (part: Locator): Promise<number> =>
  part.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('*')]
        .filter((shown) => shown.checkVisibility())
        .map((shown) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(shown).color.match(/[\d.]+/g) ?? []).map(
            Number,
          );
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
        }),
    ),
  );
const account = v.object({ user: v.object({ terms_accepted: v.string() }) });

test('every document has its version, its company and a way to the others [RT-17] [CO-03]', async ({
  page,
  world,
}) => {
  test.setTimeout(180_000);
  await world.settings({ enable_site_entry_popup: 'no' });
  for (const name of DOCUMENTS) {
    await page.goto(`/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Version dated December 1, 2023')).toBeVisible();
    await expect(page.locator('.company a[href^="tel:"]')).toHaveAttribute('href', 'tel:+31100000000');
    await expect(page.getByText(/A lawyer must check it/)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('{{');
    await expectAccessible(page);
  }
  await page.goto('/privacy#us');
  await expect(page.getByRole('heading', { name: 'If you live in the United States' })).toBeInViewport();
});

test('paper has dark ink on white, no bars and every answer, from a dark screen, too [RT-17] [RT-08]', async ({
  page,
  world,
}) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const bars = page.locator('.top-bar, .bottom-bar, .footer, .consent-bar').filter({ visible: true });
  const isOnPaper = async (part: Locator): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await expect(bars).not.toHaveCount(0);
    expect(await brightest(part)).toBeGreaterThan(0.5);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(bars).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(await brightest(part)).toBeLessThan(0.5);
  };

  await page.goto('/terms');
  await alive(page);
  await isOnPaper(page.getByRole('main'));

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.goto('/pricing');
  await alive(page);
  const questions = page.locator('.pricing-questions');
  const answers = questions.locator('details > :not(summary)');
  await expect(questions.getByText('Can I get my money back?')).toBeVisible();
  await expect(answers.filter({ visible: true })).toHaveCount(0);
  await isOnPaper(questions);
  // The picture of paper says nothing of a print that begins.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(answers.filter({ visible: true })).toHaveCount(await answers.count());
  expect(await brightest(questions)).toBeLessThan(0.5);
});

test('the choice about cookies is opened from their page [RT-17] [EN-07]', async ({ page, world }) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/cookies');
  await alive(page);
  await page.getByRole('button', { name: 'Change my choice' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie choices' })).toBeVisible();
  await expectAccessible(page);
});

test('terms that have changed are shown until they are accepted [CO-03]', async ({ page, world }) => {
  await world.persona('premium@example.test');
  await world.settings({ enable_site_entry_popup: 'no', added: '2030-01-02T12:00:00.000Z' });
  await page.goto('/settings');
  const news = page.getByText('Our terms changed on January 2, 2030.');
  await expect(news).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read them' }).click();
  await expect(page.getByText('Version dated January 2, 2030', { exact: true })).toBeVisible();
  await expect(page.getByText(/^January\s2, 2030: /)).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(news).toBeHidden();
  const { user } = v.parse(account, await world.state());
  expect(user.terms_accepted).toBe('2030-01-02T12:00:00.000Z');
  await page.reload();
  await expect(page.getByText('Version dated January 2, 2030', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await expect(news).toBeHidden();
});

test('whoever does not accept changed terms finds the ways out, and is left in peace [CO-03]', async ({
  page,
  world,
}) => {
  await world.persona('premium@example.test');
  await world.settings({ enable_site_entry_popup: 'no', added: '2030-01-02T12:00:00.000Z' });
  await page.goto('/settings');
  const news = page.getByText('Our terms changed on January 2, 2030.');
  await expect(news).toBeVisible();
  await page.getByRole('link', { name: 'I don’t agree' }).click();
  await expect(page).toHaveURL(/\/terms#disagree$/);
  await expect(page.getByRole('heading', { name: 'If you do not accept a change' })).toBeFocused();
  await expect(news).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My data and my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await expect(news).toBeHidden();
});

test('the company is one press away, also from a page without a footer of links [RT-17] [NV-07]', async ({
  page,
  world,
}) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Company details' }).click();
  await expect(page).toHaveURL(/\/service#company$/);
  await expect(page.getByRole('heading', { name: 'Who runs Vesper' })).toBeInViewport();
  await expectAllAccessible(page);
});

test('a visitor reads the law before the entry warning, and meets it on the way in [VA-11] [RT-17]', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.getByText(/Version dated/)).toBeVisible();
  const warning = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeAttached();
  await expect(warning).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Vesper' }).click();
  await expect(warning).toBeVisible();
});
