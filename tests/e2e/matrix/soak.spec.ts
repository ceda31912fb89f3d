// A hundred messages through the worst of networks: none lost, none doubled, all in their order, each charged once.
// `npm run test:full -- soak`.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import * as v from 'valibot';
import { send } from '../support/member.ts';
import { backOnline, reloadOffline } from '../support/network.ts';
import { test } from '../support/test.ts';

// Messages written without a network are kept over a reload by the page that the worker keeps.
test.use({ worker: true });

const MEMBER = 'premium@example.test';
const MESSAGES = 100;
const SOAK_MS = 1_800_000;
/** After every so many messages something happens to the page. */
const EVERY = 20;
const PATIENCE = { timeout: 300_000 };

const PageOfLog = v.object({ messages: v.array(v.object({ id: v.string(), text: v.string() })) });
const State = v.object({
  user: v.object({
    credits: v.number(),
    conversations: v.array(v.object({ id: v.string(), sent: v.number() })),
  }),
});

const words = (number: number): string => `Line ${String(number).padStart(3, '0')} of the long night`;
const ALL = Array.from({ length: MESSAGES }, (_, index) => words(index + 1));

/** The texts that the server keeps of the night, the oldest first. */
async function keptTexts(context: BrowserContext, address: string): Promise<string[]> {
  const texts: string[] = [];
  let before = '';
  while (texts.length < MESSAGES * 2) {
    const response = await context.request.get(`${address}/api/chat.php?conversation=c1${before}`);
    const { messages } = v.parse(PageOfLog, await response.json());
    texts.unshift(...messages.map(({ text }) => text));
    const [oldest] = messages;
    if (oldest === undefined || oldest.text < words(1)) break;
    before = `&before=${oldest.id}`;
  }
  return texts.filter((text) => ALL.includes(text));
}

async function happen(number: number, page: Page, context: BrowserContext): Promise<void> {
  if (number === 1) await page.reload();
  if (number === 2) await context.setOffline(true);
  if (number === 3) {
    await reloadOffline(page);
    await backOnline(page);
  }
  if (number === 4) {
    await page.goto('/members');
    await page.goto('/chats/c1');
  }
}

test('a hundred messages, each once, in order, and a hundred credits [BX-02] [BX-05] [AP-02]', async ({
  page,
  context,
  world,
  problems,
  baseURL,
}) => {
  test.setTimeout(SOAK_MS);
  problems.allow(
    /status of (?:50\d|429)/,
    'failed calls, and a server that asks to wait, are what this test is about',
  );
  await world.persona(MEMBER);
  const before = v.parse(State, await world.state()).user;
  await page.goto('/chats/c1');
  await world.fault({ match: '* /api/*', kind: 'status', status: 503, rate: 0.15 });
  await world.fault({ match: '* /api/*', kind: 'slow', ms: 300, rate: 0.3 });
  await world.fault({ match: 'POST /api/chat.php', kind: 'drop_after_commit', rate: 0.2 });

  for (const [index, text] of ALL.entries()) {
    await send(page, text);
    if ((index + 1) % EVERY === 0) await happen((index + 1) / EVERY, page, context);
  }
  await expect
    .poll(async () => v.parse(State, await world.state()).user.credits, PATIENCE)
    .toBe(before.credits - MESSAGES);
  await world.clearFaults();
  await expect(
    page.getByRole('log').getByText(/^(?:Sending|Waiting for a connection|Not confirmed)/),
  ).toHaveCount(0, PATIENCE);

  const after = v.parse(State, await world.state()).user;
  const sent = (state: typeof after) => state.conversations.find(({ id }) => id === 'c1')?.sent ?? 0;
  expect(sent(after) - sent(before)).toBe(MESSAGES);
  expect(after.credits).toBe(before.credits - MESSAGES);
  expect(await keptTexts(context, baseURL ?? '')).toEqual(ALL);
});
