// What every page stands on: addresses, titles, focus, scroll, language, the entry warning, the keyboard and the phone's bar.
import { expect, type Locator, type Page } from '@playwright/test';
import { alive, started } from './support/alive.ts';
import { enterSite, isPhone, navLink } from './support/member.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';

/** Addresses of the links that lie wholly in the window. */
const seen = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 100 && bottom < window.innerHeight - 100;
      })
      .map((link) => link.getAttribute('href') ?? ''),
  );

const bottomBar = (page: Page) => page.locator('.bottom-bar');

test('focus goes to the heading of the new page, and stays with the reader on the first [RT-20] [BX-20]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await navLink(page, /^Likes/).click();
  await expect(page.getByRole('heading', { level: 1, name: /like/i })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'People near you' })).toBeFocused();
});

test(
  'Back from a profile finds the results, the page and the place at once [BX-09]',
  { tag: '@gate-phone' },
  async ({ page, world }) => {
    await world.persona(MEMBER);
    await page.goto('/members');
    const results = page.getByRole('list', { name: 'Members found' });
    await expect(results.getByRole('listitem').first()).toBeVisible();
    // The end of the list comes near, and the next page by itself. Of a long list only a part is drawn; its cards say how long it is.
    await page.evaluate(() => window.scrollTo(0, 1600));
    const length = async () =>
      Number(await results.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
    await expect.poll(length).toBeGreaterThan(24);
    const [address = ''] = await seen(results.locator('a[href^="/members/"]'));
    await results.locator(`a[href="${address}"]`).first().focus();
    // Where the page stands when the member leaves it.
    await page.evaluate(() => {
      addEventListener('keydown', () => sessionStorage.setItem('left-at', String(scrollY)), {
        capture: true,
      });
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const top = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
    expect(top).toBeGreaterThan(500);

    // Whatever is shown now comes from what is known here: the server takes its time.
    await world.fault({ match: 'GET /api/members.php', kind: 'slow', ms: 30_000 });
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await expect(results.locator(`a[href="${address}"]`).first()).toBeInViewport();
  },
);

test('a language is chosen in the menu, and kept over a reload [ST-18]', async ({ page, context, world }) => {
  await world.persona(MEMBER);
  // The bar of a phone has no room for the menu: there the languages stand in the settings.
  await page.goto(isPhone(page) ? '/settings' : '/members');
  const heading = page.getByRole('heading', { level: 1 });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', /^en/);
  const english = (await heading.textContent()) ?? '';
  const switchTo = async (from: string, to: string): Promise<void> => {
    if (isPhone(page)) {
      await page.getByRole('main').getByRole('button', { name: to, exact: true }).click();
      return;
    }
    await page.getByRole('button', { name: new RegExp(`: ${from}$`) }).click();
    await page.getByRole('menuitemradio', { name: to }).click();
  };

  await switchTo('English', 'Deutsch');
  await expect(root).toHaveAttribute('lang', /^de/);
  await expect(heading).not.toHaveText(english);
  const german = (await heading.textContent()) ?? '';
  await switchTo('Deutsch', 'Polski');
  await expect(root).toHaveAttribute('lang', /^pl/);
  await expect(heading).not.toHaveText(german);
  const polish = (await heading.textContent()) ?? '';

  await page.reload();
  await expect(root).toHaveAttribute('lang', /^pl/);
  await expect(heading).toHaveText(polish);
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('pl');
  // The account knows it, too.
  await expect
    .poll(async () => (await page.request.get('/api/user.php')).text())
    .toContain('"language":"pl"');
});

test('the entry warning greets a visitor once [VA-11] [NV-08]', async ({ page }) => {
  await page.goto('/');
  await enterSite(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:dismissals')))
    .toContain('siteEntry');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the entry warning does not greet members, nor anybody where it is off [VA-11]', async ({
  page,
  world,
  openVisitor,
}) => {
  await world.persona(MEMBER);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  await started(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await world.settings({ enable_site_entry_popup: 'no' });
  const visitor = await openVisitor();
  await visitor.page.goto('/');
  // The worker is the last that comes, well after everything that decides about the warning.
  await started(visitor.page);
  await expect(visitor.page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the keyboard alone: skip link, menu, dialog and back [BX-20]',
  { tag: '@gate-desktop' },
  async ({ page, world }) => {
    await world.settings({ enable_site_entry_popup: 'no' });
    await page.goto('/');
    await alive(page);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focusIsInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(await focusIsInMain()).toBe(true);

    const language = page.getByRole('banner').getByRole('button', { name: 'Language: English' });
    await language.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitemradio');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(language).toBeFocused();

    const join = page.getByRole('main').getByRole('link', { name: 'Join free' }).first();
    await join.focus();
    await page.keyboard.press('Enter');
    if (isPhone(page)) {
      await expect(page).toHaveURL(/\/signup$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      return;
    }
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await expect(dialog).toBeVisible();
    const focusIsInDialog = () =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await expect.poll(focusIsInDialog).toBe(true);
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await focusIsInDialog(), `after ${key}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(join).toBeFocused();
  },
);

test(
  'phones have the bar at the bottom in the members area, not in a conversation nor at a payment [NV-01]',
  { tag: '@gate-phone' },
  async ({ page, world }) => {
    await world.persona(MEMBER);
    const shown = isPhone(page);
    for (const address of ['/members', '/chats', '/likes']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(bottomBar(page), address).toBeVisible({ visible: shown });
    }
    await page.goto('/chats');
    await page.locator('a[href^="/chats/"]').first().click();
    await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
    await expect(bottomBar(page)).toBeHidden();
    await page.goto('/premium');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bottomBar(page)).toBeHidden();
  },
);

test('a page that is no file of its own says in every language that it needs scripts, and nothing else [RT-20]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/members');
  const lines = page.locator('noscript p', { hasText: 'JavaScript' });
  await expect(lines).toHaveCount(7);
  for (const line of await lines.all()) await expect(line).toBeInViewport();
  // They stand in place of the words for a page whose app does not come, which come later.
  await expect(page.locator('.start').nth(1)).toHaveCSS('display', 'none');
  await context.close();
});
