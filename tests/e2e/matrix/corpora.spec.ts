// Text from people is text: hostile strings in everything that others have written, and through every field, create no element
// and break no layout. `npm run test:full -- corpora`.
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../support/alive.ts';
import { bubbles, send } from '../support/member.ts';
import { test } from '../support/test.ts';
import { HOSTILE, SENT, TRACE } from './hostile.ts';

const MEMBER = 'premium@example.test';
const CORPUS_MS = 1_200_000;
/** So many people and lines that all strings of a group stand on a page. */
const GROUP = 24;
/** High enough that a windowed list draws all of them. */
const HEIGHT = 6_000;
/** Fields of answers that hold what people have written. */
const WRITTEN = new Set(['name', 'city', 'about', 'text']);
/** Share of the strings that a page shows to the letter; what is only spaces may go. */
const MOST = 0.9;
const PAGES = ['/members', '/members/elena', '/chats', '/chats/c1', '/likes/received', '/profile'];

const GROUPS = Array.from({ length: Math.ceil(HOSTILE.length / GROUP) }, (_, index) =>
  HOSTILE.slice(index * GROUP, (index + 1) * GROUP),
);

/** Puts the strings of a group, in turn, where people have written something. */
function rewritten(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => rewritten(item, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      WRITTEN.has(key) && typeof field === 'string' && field !== '' ? next() : rewritten(field, next),
    ]),
  );
}

/** Rewrites all answers of the API. @param current the strings to use */
async function infect(page: Page, current: () => readonly string[]): Promise<void> {
  let used = 0;
  const next = (): string => current()[used++ % current().length] ?? '';
  await page.route(/\/api\/[\w-]+\.php/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (!isJson) return route.fulfill({ response });
    const answer: unknown = await response.json();
    return route.fulfill({ response, json: rewritten(answer, next) });
  });
}

/** Runs in the page: what text must never become. */
function look(trace: string) {
  const foreign =
    'iframe, object, embed, marquee, base, math, body form[action], main style, main link, main script, [http-equiv="refresh"]';
  const elements = [...document.querySelectorAll('*')];
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    ran: trace in globalThis,
    foreign: [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    handlers: elements.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
      .length,
    links: [...document.links]
      .map(({ protocol }) => protocol)
      .filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol)),
    sticksOut: scrollWidth - clientWidth,
  };
}
const CLEAN = { ran: false, foreign: [], handlers: 0, links: [], sticksOut: 0 };

/** Nothing of the page is asked for from elsewhere, and no dialog opens. */
function watch(page: Page, address: string): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(address))
      found.push(request.url());
  });
  page.on('dialog', (dialog) => {
    found.push(dialog.message());
    void dialog.dismiss();
  });
  return found;
}

for (const width of [360, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: HEIGHT } });

    test('what others have written is shown as it is, and does nothing', async ({ page, world, baseURL }) => {
      test.setTimeout(CORPUS_MS);
      await world.persona(MEMBER);
      const found = watch(page, baseURL ?? '');
      let group: readonly string[] = [];
      await infect(page, () => group);
      const faults: string[] = [];
      const shown = new Set<string>();
      for (const [index, strings] of GROUPS.entries()) {
        group = strings;
        for (const address of PAGES) {
          await page.goto(address);
          await settled(page);
          const words = (await page.locator('body').textContent()) ?? '';
          for (const text of group.filter((one) => words.includes(one))) shown.add(text);
          const seen = await page.evaluate(look, TRACE);
          if (JSON.stringify(seen) !== JSON.stringify(CLEAN) || new URL(page.url()).pathname !== address)
            faults.push(`${address}, group ${index}: ${JSON.stringify(seen)} at ${page.url()}`);
        }
      }
      expect(faults).toEqual([]);
      expect(found).toEqual([]);
      // The pages did show them, and no error in their place.
      expect(shown.size / HOSTILE.length).toBeGreaterThan(MOST);
    });
  });

test('what is sent arrives letter by letter', async ({ page, world, problems, baseURL }) => {
  problems.allow(/status of 429 POST .*chat\.php/, 'the server asks so fast a writer to wait');
  test.setTimeout(CORPUS_MS);
  await world.persona(MEMBER);
  const found = watch(page, baseURL ?? '');
  await page.goto('/chats/c1');
  const log = page.getByRole('log');
  for (const text of SENT) {
    await send(page, text);
    // What looks like a way to be reached outside is asked about.
    if (text.includes('@')) await page.getByRole('button', { name: 'Send anyway' }).click();
    await expect(bubbles(page, text).last(), text).toBeVisible();
  }
  await expect(log.getByText(/Sending|Not sent/)).toHaveCount(0, { timeout: 60_000 });
  await page.reload();
  await expect(bubbles(page, SENT.at(-1) ?? '').last()).toBeVisible();
  expect(await page.evaluate(look, TRACE)).toEqual(CLEAN);
  expect(found).toEqual([]);
});

/** Every field of a page, of the ones that take words. */
const fields = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator(
      'input:not([type=checkbox],[type=radio],[type=file],[type=range],[type=date],[type=number]), textarea',
    )
    .filter({ visible: true });

test('every field takes them as words', async ({ page, world, problems, baseURL }) => {
  test.setTimeout(CORPUS_MS);
  problems.allow(/status of 4\d\d/, 'the server may refuse such words');
  await world.persona(MEMBER);
  const found = watch(page, baseURL ?? '');
  for (const address of [
    '/members',
    '/chats',
    '/chats/c1',
    '/profile?part=about',
    '/profile?part=interests',
    '/settings',
    '/settings/location',
    '/complaints',
    '/service',
    '/directdebit',
  ]) {
    await page.goto(address);
    await settled(page);
    for (const [index, field] of (await fields(page).all()).entries()) {
      for (const text of SENT.filter((_, turn) => turn % 6 === index % 6)) {
        await field.fill(text);
        expect(await page.evaluate(look, TRACE), `${address}: ${text}`).toEqual(CLEAN);
      }
      await field.press('Enter');
      expect(await page.evaluate(look, TRACE), address).toEqual(CLEAN);
      await page.goto(address);
      await settled(page);
    }
  }
  expect(found).toEqual([]);
});
