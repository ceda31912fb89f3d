// The accessibility of the product's pages, one after the other: what the journeys pass by is judged here, on the pages as
// a member meets them. Every other page and state is judged in the matrix, by the walk and by the journeys themselves.
import { expect, type Page } from '@playwright/test';
import { judgeAccessibility } from './support/accessible.ts';
import { alive } from './support/alive.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';
const FREE = 'free@example.test';

/** What stands in for something that is still under way. */
const WAITING = '.skeleton, main[aria-busy="true"]';

/** Opens the pages and judges each as soon as it is there. */
async function judge(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await alive(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator(WAITING)).toHaveCount(0);
      await judgeAccessibility(page);
    });
  }
}

/** The page of each kind that changes most is judged in the gate, the others in the matrix. */
test('no barrier for a visitor', { tag: '@gate-phone' }, async ({ page, world }) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await judge(page, ['/', '/signup']);
});

test('no barrier on the way in', async ({ page, world }) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await judge(page, ['/landers/gallery/eng', '/login']);
});

test('no barrier where members find each other', { tag: '@gate-phone' }, async ({ page, world }) => {
  await world.persona(MEMBER);
  await judge(page, ['/members', '/members/elena']);
});

test('no barrier where members choose', async ({ page, world }) => {
  await world.persona(MEMBER);
  await judge(page, ['/likes/received', '/match-finder']);
});

test('no barrier in a conversation', async ({ page, world }) => {
  await world.persona(MEMBER);
  await judge(page, ['/chats/c1']);
});

test('no barrier in the list of conversations and in the account', async ({ page, world }) => {
  await world.persona(MEMBER);
  await judge(page, ['/chats', '/profile', '/settings']);
});

test('no barrier in the shop', async ({ page, world }) => {
  await world.persona(FREE);
  await judge(page, ['/premium']);
});

test('no barrier on the way to a payment', async ({ page, world }) => {
  await world.persona(FREE);
  await judge(page, ['/credits/p2', '/directdebit']);
});
