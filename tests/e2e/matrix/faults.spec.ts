// The fault matrix in the browser: everything that can go wrong with an answer, on the page that lives from it. What somebody
// sees is said in words, nothing else breaks, and the page is whole as soon as the server is. `npm run test:full -- faults`.
import { expect, type Page, type Route } from '@playwright/test';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { FAULTS, RAW, type Fault } from '../../faults/faults.ts';
import type { Row } from '../../faults/row.ts';
import { alive } from '../support/alive.ts';
import { test } from '../support/test.ts';
import { look } from './fits.ts';
import { OVER, SCREENS, tryAgain, type Screen } from './faultScreens.ts';

const MATRIX_MS = 1_800_000;
/** One attempt takes up to 15 s, and there are three of them. */
const PATIENCE = { timeout: 90_000, intervals: [100] };
/** A step of the clock that is hurried on: in longer ones a call would be given up before its attempts have been made. */
const STEP_MS = 1_500;
/** A page may ask for the same three times: ahead of the app, for itself, and for the session. */
const ASKERS = 3;
/** What the server's own words would be known by. */
const RAW_START = RAW.slice(0, 8);
const TEXTS: Readonly<Record<string, unknown>> = errors;
/** Braces in the words of answers are not those of objects. */
const POISON = 'names that poison objects';

const rowOf = ({ word }: Screen): Row => ({
  kind: 'read',
  run: () => Promise.resolve(null),
  answer: {},
  ...(word !== undefined && { word }),
});

const fits = (name: string, fault: Fault, screen: Screen): boolean =>
  (fault.fits?.(rowOf(screen)) ?? true) && !(name === POISON && screen.call === 'getFaq');

/** Lets one call meet a fault until it is told to end. */
async function met(page: Page, { file }: Screen, fault: Fault, row: Row) {
  let requests = 0;
  let isOver = false;
  const meet = async (route: Route): Promise<void> => {
    if (isOver || route.request().method() !== 'GET') return route.continue();
    const before = requests;
    requests += 1;
    const response = await route.fetch();
    if (isOver) return route.fulfill({ response });
    const outcome = fault.meet(await response.text(), before, row);
    if (outcome === 'lost') return route.abort('connectionreset');
    // The browser gives up by itself, and the request with it.
    if (outcome === 'silence') return;
    const { status, body, headers = {} } = outcome;
    return route.fulfill({ status, body, headers: { 'content-type': 'application/json', ...headers } });
  };
  await page.route(new RegExp(`/api/${file}\\.php`), meet);
  // Taken away it would leave a request that it has in hand to nobody.
  const end = (): void => void (isOver = true);
  return { requests: () => requests, end };
}

/** What somebody must read, by the table and by what the page has words of its own for. */
function promised(name: string, fault: Fault, screen: Screen): RegExp | string {
  const own = screen.but?.[name];
  if (own) return own;
  if (fault.failure(rowOf(screen)) === null || screen.says === 'nothing') return screen.whole;
  return screen.says === 'why' ? String(TEXTS[fault.text]) : screen.says;
}

async function judge(page: Page, screen: Screen, name: string, fault: Fault): Promise<void> {
  const row = rowOf(screen);
  const requests = fault.requests(row);
  const trouble = await met(page, screen, fault, row);
  const began = Date.now();
  await page.goto(screen.page);
  await alive(page);
  await screen.reach?.(page);
  const seen = page.getByRole('main');
  const words = promised(name, fault, screen);
  // The pauses of the product's own, without waiting for them.
  const hurry = async (): Promise<void> => {
    if (requests > 1) await page.clock.fastForward(STEP_MS);
  };
  await expect.poll(() => hurry().then(trouble.requests), PATIENCE).toBeGreaterThanOrEqual(requests);
  await expect
    .poll(() => hurry().then(() => seen.textContent()), PATIENCE)
    .toEqual(typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words));
  await expect(seen.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('body')).not.toContainText(RAW_START);
  expect(await page.evaluate(look)).toEqual({ keys: [], sticksOut: 0 });
  const news = screen.looksEvery === undefined ? 0 : Math.ceil((Date.now() - began) / screen.looksEvery);
  // Where time was hurried, what looks for news by itself has asked, too; and whoever is nobody now sees another page.
  if (requests === 1 && name !== OVER) expect(trouble.requests()).toBeLessThanOrEqual(ASKERS + news);
  trouble.end();
  if (new URL(page.url()).pathname === '/login') return;
  await tryAgain(page, screen);
  await expect(seen).toContainText(screen.whole);
}

for (const screen of SCREENS)
  test(`${screen.call} on ${screen.page}`, async ({ page, world, problems }) => {
    test.setTimeout(MATRIX_MS);
    problems.allow(/status of/, 'that is the subject');
    await world.settings({ enable_site_entry_popup: 'no', ...screen.settings });
    await page.clock.install();
    if (screen.keepsNothing === true)
      await page.addInitScript(() => Object.defineProperty(window, 'caches', { value: undefined }));
    const wrong: string[] = [];
    for (const [name, fault] of Object.entries(FAULTS).filter(([key, value]) => fits(key, value, screen)))
      await test.step(name, async () => {
        // Who was led away is here again.
        await world.persona(screen.persona && `${screen.persona}@example.test`);
        try {
          await judge(page, screen, name, fault);
        } catch (error) {
          wrong.push(`${name}\n${error instanceof Error ? error.message : String(error)}`);
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    expect(wrong.join('\n\n')).toBe('');
  });
