// The chat is alive: two people talk, one tab asks for all, and nobody is asked for or told what nobody sees.
import type { Page, Request } from '@playwright/test';
import { CONVERSATION_POLL_MS } from '../../src/config/limits.ts';
import { expectAccessible } from './support/accessible.ts';
import { bubbles, send } from './support/member.ts';
import { expect, test } from './support/test.ts';

const MEMBER = 'premium@example.test';
const OTHER = 'low@example.test';

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const top = (page: Page) => page.getByRole('main').getByRole('banner').or(page.locator('.chat-head')).first();

/** Counts questions to one call of the API. */
function counting(page: Page, file: string) {
  const at: number[] = [];
  const isIt = (request: Request) =>
    request.method() === 'GET' && new URL(request.url()).pathname === `/api/${file}`;
  page.on('request', (request) => isIt(request) && at.push(performance.now()));
  return at;
}

/** The page goes out of sight or comes back, as far as it can tell. */
async function show(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test(
  'two members talk: each sees the other write, the message, and that it was read [SC-03] [ST-11] [ST-15]',
  // At the width of a phone it is part of the matrix.
  { tag: '@gate-desktop' },
  async ({ page, world, openMember }) => {
    await world.persona(MEMBER);
    const { page: other } = await openMember(OTHER);
    await page.goto('/members/low/chat');
    await field(page).fill('Are you there?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/chats\/[^/]+$/);

    await other.goto('/chats');
    await expect(other).toHaveTitle(/^\(\d+\) Messages/);
    await other
      .getByRole('link', { name: /Are you there\?/ })
      .first()
      .click();
    await expect(bubbles(other, 'Are you there?')).toBeVisible();
    await expect(page.getByRole('log').getByText('Read', { exact: true })).toBeAttached();

    await field(other).pressSequentially('Ye');
    await expect(top(page).getByText('Typing…')).toBeVisible();
    await expect(page.getByRole('log').locator('.typing')).toBeVisible();
    // Who stops writing is shown to have stopped.
    await expect(top(page).getByText('Typing…')).toBeHidden({ timeout: 15_000 });
    await send(other, 'Yes, I am');
    await expect(bubbles(page, 'Yes, I am')).toBeVisible();
  },
);

test('one tab asks for all that are open [BX-28]', async ({ page, context, world }) => {
  await world.persona(MEMBER);
  await page.goto('/chats');
  await page.getByRole('link', { name: /Elena/ }).first().click();
  await expect(field(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(field(second)).toBeVisible();

  const [one, two] = [counting(page, 'chat.php'), counting(second, 'chat.php')];
  const asked = () => [...one, ...two].toSorted((a, b) => a - b);
  await expect.poll(() => asked().length, { timeout: 50_000 }).toBeGreaterThanOrEqual(12);
  // Two tabs ask no more often than one would; the first questions may still be of their opening.
  const [first = 0, ...later] = asked();
  const spent = (later.at(-1) ?? first) - first;
  expect(later.length).toBeLessThanOrEqual(spent / CONVERSATION_POLL_MS + 3);

  await world.event({ kind: 'message', from: 'elena', text: 'News for both tabs' });
  await expect(bubbles(page, 'News for both tabs')).toBeVisible();
  await expect(bubbles(second, 'News for both tabs')).toBeVisible();
});

test('nothing is asked for out of sight, a waking page asks once, and its title tells the number [ST-15] [ST-21]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.clock.install();
  await page.goto('/chats');
  await page.getByRole('link', { name: /Elena/ }).first().click();
  await expect(field(page)).toBeVisible();
  await expect(page).toHaveTitle(/Messages|Conversation/);
  const before = await page.title();

  // What had begun before the page went out of sight may still be under way.
  await show(page, 'hidden');
  const [list, open] = [counting(page, 'chats.php'), counting(page, 'chat.php')];
  await page.clock.runFor(30_000);
  expect([list.length, open.length]).toEqual([0, 0]);
  await world.event({ kind: 'message', from: 'elena', text: 'Where are you?' });
  // Once a minute one page looks, for the number in its title.
  await page.clock.runFor(31_000);
  await expect.poll(() => page.title()).not.toBe(before);
  expect([list.length, open.length]).toEqual([1, 0]);

  await page.clock.fastForward('03:00:00');
  const slept = list.length;
  await show(page, 'visible');
  await expect(bubbles(page, 'Where are you?')).toBeVisible();
  await expect(page).toHaveTitle(before);
  expect(open.length).toBe(1);
  expect(list.length - slept).toBeLessThanOrEqual(1);
});

test('the sound is turned off for this browser, and stays so [ST-15]', async ({ page, world }) => {
  await world.persona(MEMBER);
  await page.goto('/settings#sounds');
  const sound = page.getByRole('switch', { name: 'A quiet sound' });
  await expect(sound).toBeChecked();
  await expect(page.getByRole('heading', { name: 'When a message arrives' })).toBeFocused();
  await page.getByRole('button', { name: 'Hear it' }).click();
  await sound.click();
  await expect(sound).not.toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(sound).not.toBeChecked();
});
