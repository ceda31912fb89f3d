// From the page's file to the app: what is on screen stays, and what was done early is not lost.
import { expect, type Page } from '@playwright/test';
import { DEFAULT_LOCALE, LOCALES } from '../../src/config/locales.ts';
import { alive } from './support/alive.ts';
import { holdRequests } from './support/network.ts';
import { test } from './support/test.ts';

const PAGES = [
  '/',
  '/landers/alonetonight/she-eng',
  '/landers/collagelanding/eng',
  '/landers/gallery/eng',
  '/landers/iconslanding/eng',
  '/landers/maplanding/eng',
  '/landers/socialnetwork/eng',
  '/landers/transitionsvideolanding/eng',
  '/landers/video/eng',
  '/landers/tinderswipe',
  '/terms',
  '/faq',
  '/pricing',
];

const holdApp = (page: Page) => holdRequests(page, /\/assets\/index-.*\.js$/);

const PLACES = [
  ...PAGES.map((path) => ({ path, locale: 'en' })),
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({ path: '/', locale })),
];

/** How far things have moved so far (CLS), and which; once what is on its way to the screen is there. */
const shiftOf = (page: Page): Promise<{ shift: number; moved: string }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { shift = '0', moved = '' } = document.documentElement.dataset;
            resolve({ shift: Number(shift), moved });
          }),
        );
      }),
  );

for (const { path, locale } of PLACES) {
  test(`${path} in ${locale} stands there before its script and stays when it comes [BX-16] [RT-16]`, async ({
    page,
    context,
    baseURL,
    world,
  }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
    await world.settings({ enable_site_entry_popup: 'no' });
    await page.addInitScript(() => {
      let shift = 0;
      const moved: string[] = [];
      const nameOf = (source: unknown): string => {
        const node = typeof source === 'object' && source !== null && 'node' in source && source.node;
        return node instanceof Element ? `${node.nodeName}.${node.className}` : 'text';
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
          if ('sources' in entry && Array.isArray(entry.sources)) moved.push(...entry.sources.map(nameOf));
        }
        document.documentElement.dataset['shift'] = String(shift);
        document.documentElement.dataset['moved'] = moved.join(', ');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letGo = await holdApp(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await heading.evaluate((element) => element.setAttribute('data-seen', ''));
    // A typeface that comes behind the first paint may break a line elsewhere than what stands in for it: no doing of the app.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await shiftOf(page);
    letGo();
    await alive(page);
    await expect(page.locator('h1[data-seen]')).toBeVisible();
    const after = await shiftOf(page);
    expect(after.shift - before.shift, `moved: ${after.moved}`).toBeLessThan(0.02);
  });
}

test('the appearance is there with the first paint [BX-26] [BX-16]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await holdApp(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
});

test('scroll, focus and a button pressed early survive the change [BX-16] [BX-20]', async ({
  page,
  world,
}) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  const letGo = await holdApp(page);
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.focus();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(200);
  letGo();
  await alive(page);
  await expect(link).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(3);
});

test('a button pressed before the app runs is pressed again when it does [BX-16]', async ({
  page,
  world,
}) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  const letGo = await holdApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Language: English' }).click();
  letGo();
  await alive(page);
  await expect(page.getByRole('menuitemradio', { name: 'Nederlands' })).toBeVisible();
});

test(
  'what is typed before the app runs is in the form when it does [BX-16] [BX-20]',
  { tag: '@gate' },
  async ({ page, world }) => {
    await world.settings({ enable_site_entry_popup: 'no' });
    const letGo = await holdApp(page);
    await page.goto('/complaints?category=privacy');
    await page.getByLabel('What is it about?').selectOption({ label: 'Payment and credits' });
    await page.getByLabel('Your name').fill('Ada');
    const text = page.getByRole('textbox', { name: 'What happened?' });
    await text.fill('I paid twice.');
    letGo();
    await alive(page);
    await expect(page.getByText('13 / ')).toBeVisible();
    await expect(text).toHaveValue('I paid twice.');
    await expect(text).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await expect(page.getByLabel('What is it about?')).toHaveValue('payment');

    await page.reload();
    await expect(text).toHaveValue('I paid twice.');
  },
);

test('a search typed before the app runs is searched for [BX-16] [RT-17]', async ({ page, world }) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  const letGo = await holdApp(page);
  await page.goto('/faq');
  const field = page.getByRole('searchbox');
  await field.fill('photo');
  letGo();
  await alive(page);
  await expect(page.getByText(/\d+ answers? found/)).toBeVisible();
  await expect(field).toHaveValue('photo');
  await expect(field).toBeFocused();
});

test('a link pressed before the app runs takes the campaign along [ST-14] [BX-12]', async ({ page }) => {
  await holdApp(page);
  await page.goto('/?network=dove&ref=7');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(/\/pricing\?network=dove&ref=7$/);
});

test(
  'an empty page asks for the page behind it before the app runs, and once for who is here [BX-16] [RT-05] [AP-01]',
  { tag: '@gate' },
  async ({ page, world }) => {
    await world.persona('premium@example.test');
    const asked: string[] = [];
    const headers: (string | undefined)[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      asked.push(pathname);
      if (pathname === '/api/user.php') headers.push(request.headers()['x-request-type']);
    });
    const letGo = await holdApp(page);
    await page.goto('/chats/c1', { waitUntil: 'commit' });
    // Behind the name of a file stands a hash that changes with the release.
    const wanted = [
      ['/assets/ChatsPage-', '.js'],
      ['/assets/ChatsPage-', '.css'],
      ['/assets/ChatLayout-', '.js'],
      ['/assets/session-', '.js'],
      ['/assets/quietSession-', '.js'],
      ['/assets/en-chats-', '.js'],
      ['/api/user.php', ''],
      ['/api/settings.php', ''],
    ] as const;
    const isAskedFor = ([start, end]: (typeof wanted)[number]): boolean =>
      asked.some((one) => one.startsWith(start) && one.endsWith(end));
    await expect.poll(() => wanted.filter((one) => !isAskedFor(one))).toEqual([]);
    letGo();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // The app takes the answers that are here: it asks again when the session's minute is over.
    expect(headers).toEqual(['client']);
    expect(asked.filter((one) => one === '/api/settings.php')).toHaveLength(1);
  },
);
