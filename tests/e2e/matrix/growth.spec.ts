// What grows with what a member has: the page of conversations with 100 to 10,000 of them and up to 100,000 messages, on a
// phone's processor. `npm run test:full -- growth` prints the curves.
import { expect, type Locator, type Page } from '@playwright/test';
import { SlowPage } from '../support/growth.ts';
import { test } from '../support/test.ts';

const MEMBER = 'premium@example.test';
/** What most members have; everything is held against it. */
const FEW = { conversations: 100, messages: 100 };
const SIZES = [
  FEW,
  { conversations: 1_000, messages: 1_000 },
  { conversations: 10_000, messages: 1_000 },
  { conversations: 100, messages: 100_000 },
  { conversations: 10_000, messages: 100_000 },
];
/** The first of them is thrown away: whatever starts up does so there. */
const LOADS = 7;
const POLLS = 2;
const TEXT = 'The ferry leaves at nine, bring a coat. '.repeat(3);

interface Curve {
  readonly conversations: number;
  readonly messages: number;
  /** Milliseconds: the quickest of the loads, as whatever else the machine does only adds to it. */
  readonly firstRow: number;
  /** Of the message and of the search by name, milliseconds. */
  readonly keyMessage: number;
  readonly keySearch: number;
  /** Of the list and of the messages together. */
  readonly rows: number;
  /** Megabytes. */
  readonly memory: number;
  /** Milliseconds of long tasks while the list is asked for twice. */
  readonly polls: number;
  readonly intl: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const listAnswer = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/chats.php'), { timeout: 60_000 });

async function measure(page: Page, slow: SlowPage): Promise<Omit<Curve, 'conversations' | 'messages'>> {
  const loads: number[] = [];
  await slow.slow(true);
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto('/chats/c1');
    loads.push(await slow.firstRow());
  }
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
  const intl = await slow.intl();
  // The first rows, all of them, and the first poll: what is drawn for them does not count.
  for (let answer = 0; answer < 2; answer += 1) await listAnswer(page);
  const since = await slow.now();
  for (let poll = 0; poll < POLLS; poll += 1) await listAnswer(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const polls = await slow.longTasks(since);

  const typedInto = async (field: Locator): Promise<number> => {
    await field.focus();
    const taken = await slow.keyToPaint(TEXT);
    await field.fill('');
    return taken;
  };
  const keyMessage = await typedInto(page.getByRole('textbox', { name: /^Message to/ }));
  const keySearch = await typedInto(page.getByRole('searchbox').first());
  const rows = await page.locator('.conv-item, .log-row').count();
  await slow.slow(false);
  return {
    firstRow: Math.min(...loads.slice(1)),
    keyMessage,
    keySearch,
    rows,
    memory: await slow.memory(),
    polls,
    intl,
  };
}

const HEADINGS = [
  'conversations',
  'messages',
  'firstRow',
  'keyMessage',
  'keySearch',
  'rows',
  'memory',
  'polls',
  'intl',
] as const;

function table(curves: readonly Curve[]): string {
  const lines = curves.map((curve) =>
    HEADINGS.map((heading) => curve[heading].toFixed(heading === 'memory' ? 1 : 0)),
  );
  const width = Math.max(...HEADINGS.map(({ length }) => length)) + 2;
  return [HEADINGS, ...lines].map((line) => line.map((cell) => cell.padStart(width)).join('')).join('\n');
}

test('conversations cost what a hundred of them do [BX-13]', async ({ page, world }) => {
  test.setTimeout(1_800_000);
  const slow = await SlowPage.open(page, '.conv-item');
  const curves: Curve[] = [];
  for (const size of SIZES) {
    await page.goto('about:blank');
    await world.reset(size);
    await world.persona(MEMBER);
    curves.push({ ...size, ...(await measure(page, slow)) });
    console.log(table(curves));
  }
  const [few, ...more] = curves;
  for (const curve of curves) {
    const { conversations, messages } = curve;
    const size = `${conversations} conversations, ${messages} messages`;
    expect.soft(curve.rows, `rows: ${size}`).toBeLessThanOrEqual(60);
    expect.soft(curve.keyMessage, `key of a message to paint: ${size}`).toBeLessThanOrEqual(64);
    expect.soft(curve.keySearch, `key of the search to paint: ${size}`).toBeLessThanOrEqual(64);
    expect.soft(curve.intl, `Intl objects: ${size}`).toBeLessThanOrEqual(40);
  }
  for (const curve of more) {
    const { conversations, messages } = curve;
    const size = `${conversations} conversations, ${messages} messages`;
    expect.soft(curve.firstRow / (few?.firstRow ?? 0), `first row: ${size}`).toBeLessThanOrEqual(1.15);
    expect.soft(curve.memory - (few?.memory ?? 0), `memory: ${size}`).toBeLessThanOrEqual(15);
    expect.soft(curve.polls - (few?.polls ?? 0), `long tasks in two polls: ${size}`).toBeLessThanOrEqual(100);
  }
});

test('the search is there without holding up the page [RT-02]', async ({ page, world }) => {
  await world.persona(MEMBER);
  const slow = await SlowPage.open(page, '.mcard');
  await slow.slow(true);
  const blocked: number[] = [];
  const made: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto('/members');
    await slow.firstRow();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    blocked.push(await slow.blocked());
    made.push(await slow.intl());
  }
  console.log(`/members: blocked ${blocked.map(Math.round).join(', ')} ms; Intl objects ${made.join(', ')}`);
  expect.soft(median(blocked.slice(1)), 'total blocking time, milliseconds').toBeLessThanOrEqual(200);
  expect.soft(Math.max(...made), 'Intl objects').toBeLessThanOrEqual(40);
});
