// A tab of the static build that lies hidden for five minutes while the browser stops its worker: nothing of the visit is lost.
import { expect, type Page } from '@playwright/test';
import { bubbles } from './support/member.ts';
import { stopWorkers } from './support/stopWorkers.ts';
import { test } from './support/test.ts';

// The worker is the mock.
test.use({ worker: true });

const FIVE_MINUTES_MS = 300_000;
const WORDS = 'Are you still there?';

/** The page goes out of sight or comes back, as far as it can tell. */
const beSeen = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** A control call as a page makes it: it exists in this browser alone. */
const control = (page: Page, method: string, name: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([wanted, url, data]): Promise<unknown> => {
      const response = await fetch(url, { method: wanted, ...(data !== null && { body: data }) });
      return response.json();
    },
    [method, `/__mock/${name}`, body === undefined ? null : JSON.stringify(body)] as const,
  );

test('world, member and the open conversation survive five minutes out of sight and a worker that was stopped [BX-07]', async ({
  page,
  context,
}) => {
  await page.goto('/?qa=reset:hidden;as:premium@example.test;at:/chats/c1');
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill('Half a sentence');
  // Another tab of this browser, without the app.
  const tab = await context.newPage();
  await tab.goto('/robots.txt');

  await beSeen(page, 'hidden');
  await stopWorkers(context, page);
  await control(tab, 'POST', 'clock', { advance_ms: FIVE_MINUTES_MS });
  await control(tab, 'POST', 'event', { kind: 'message', from: 'elena', text: WORDS });
  await beSeen(page, 'visible');

  await expect(page.getByRole('log').getByText(WORDS).first()).toBeVisible();
  await expect(field).toHaveValue('Half a sentence');
  expect(await control(tab, 'GET', 'state')).toMatchObject({
    seed: 'hidden',
    persona: 'premium@example.test',
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(bubbles(page, 'Half a sentence')).toHaveCount(1);
});
