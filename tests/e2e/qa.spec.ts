// The build with the mock backend in the browser, on a host that has nothing but files: no API answers behind it.
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { bubbles, enterSite, logIn, payForPackage, send } from './support/member.ts';
import { backOnline, reloadOffline } from './support/network.ts';
import { stopWorkers } from './support/stopWorkers.ts';
import { test } from './support/test.ts';

// The worker is the subject, or what it does.
test.use({ worker: true });

const HOUR_MS = 3_600_000;

const stateSchema = v.object({
  seed: v.string(),
  persona: v.nullable(v.string()),
  user: v.nullable(
    v.object({
      credits: v.number(),
      likes_given: v.array(v.string()),
      payments: v.array(v.object({ status: v.string() })),
    }),
  ),
});

/** A control call as the page makes it: it exists in the browser alone. */
async function control(page: Page, method: string, name: string, body?: unknown): Promise<unknown> {
  const answer: unknown = await page.evaluate(
    async ([wanted, url, data]) => {
      const response = await fetch(url, { method: wanted, ...(data !== null && { body: data }) });
      const text: unknown = await response.json();
      return text;
    },
    [method, `/__mock/${name}`, body === undefined ? null : JSON.stringify(body)] as const,
  );
  return answer;
}

const stateOf = async (page: Page) => v.parse(stateSchema, await control(page, 'GET', 'state'));

/** Files the workers keep, by cache. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(`${name} ${url}`);
    }
    return found;
  });

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function visitAsFree(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, 'free@example.test', 'demo-password');
  await expect(page).toHaveURL(/\/members/);
}

test(
  'the whole visit works with nothing behind it: like, pay, write, get an answer; it survives a reload and a second tab',
  { tag: '@gate' },
  async ({ page, context }) => {
    await test.step('first load and log-in', async () => {
      await page.goto('/');
      await enterSite(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Good company starts with');
      await visitAsFree(page);
      const results = page.getByRole('list', { name: 'Members found' });
      await expect(results.getByRole('listitem')).not.toHaveCount(0);
      // HttpOnly, as behind a server: no script of the page reads it.
      expect(await page.evaluate(() => document.cookie)).not.toContain('auth');
    });

    await test.step('like', async () => {
      await page.goto('/members/nora');
      await expect(page.getByRole('heading', { level: 1, name: /^Nora/ })).toBeVisible();
      // Five hours on, the bonus of the first hours is over and no dialog comes in between.
      await control(page, 'POST', 'clock', { advance_ms: 5 * HOUR_MS });
      await page.reload();
      await page.getByRole('button', { name: 'Like Nora', exact: true }).first().click();
      await expect.poll(async () => (await stateOf(page)).user?.likes_given).toContain('nora');
    });

    await test.step('buy a package on the payment page', async () => {
      await page.goto('/premium');
      await payForPackage(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible({
        timeout: 20_000,
      });
      expect((await stateOf(page)).user).toMatchObject({ credits: 20, payments: [{ status: 'completed' }] });
    });

    await test.step('write and get an answer', async () => {
      await page.goto('/members/nora/chat');
      await send(page, 'Which bakery do you queue for?');
      await expect(bubbles(page, 'Which bakery do you queue for?')).toHaveCount(1);
      await expect(page.getByRole('log').getByText('Nora:').first()).toBeAttached({ timeout: 20_000 });
    });

    await test.step('a reload keeps everything', async () => {
      const { user } = await stateOf(page);
      await page.reload();
      await expect(bubbles(page, 'Which bakery do you queue for?')).toHaveCount(1);
      expect((await stateOf(page)).user).toEqual(user);
    });

    await test.step('a second tab is in the same world', async () => {
      const tab = await context.newPage();
      await tab.goto(page.url());
      await expect(bubbles(tab, 'Which bakery do you queue for?')).toHaveCount(1);
      const { user } = await stateOf(page);
      expect((await stateOf(tab)).user).toEqual(user);
      await control(tab, 'PATCH', 'settings', { niche: 7 });
      await expect
        .poll(async () => await control(page, 'GET', 'state'))
        .toMatchObject({ settings: { niche: 7 } });
      await tab.close();
    });

    await test.step('a reset takes it all back, the session too', async () => {
      expect(await control(page, 'POST', 'reset', { seed: 'again' })).toEqual({ seed: 'again' });
      expect(await stateOf(page)).toMatchObject({ seed: 'again', persona: null, user: null });
      await page.goto('/likes');
      await expect(page).toHaveURL(/\/login/);
      expect(await stateOf(page)).toMatchObject({ seed: 'again', persona: null });
    });
  },
);

test('the worker of the app and that of the mock live in one: shell kept, registration kept, awake after a stop', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to update a ServiceWorker/, 'the mock looks for a newer worker without a network');
  await visitAsFree(page);

  await test.step('the shell is kept for a start without a network', async () => {
    await expect
      .poll(async () => (await cached(page)).filter((line) => /precache.*\/shell\.html/.test(line)).length)
      .toBe(1);
    expect(await registrations(page)).toBe(1);
  });

  await test.step('the API answers after the browser has stopped the worker', async () => {
    await stopWorkers(context, page);
    expect(await stateOf(page)).toMatchObject({ persona: 'free@example.test' });
    await stopWorkers(context, page);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Members found' }).getByRole('listitem')).not.toHaveCount(0);
  });

  await test.step('it starts without a network', async () => {
    await context.setOffline(true);
    await reloadOffline(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await backOnline(page);
  });

  await test.step('the registration outlives the last page, and with it a push subscription', async () => {
    await page.close();
    // A page of the host without the app: nothing registers anew before the count.
    const later = await context.newPage();
    await later.goto('/robots.txt');
    expect(await registrations(later)).toBe(1);
    await later.goto('/members');
    await expect(later.getByRole('list', { name: 'Members found' }).getByRole('listitem')).not.toHaveCount(0);
    expect(await registrations(later)).toBe(1);
  });
});

test('tabs share one world, and a worker that was stopped goes on with it; the page to try calls is there too [BX-07] [BX-27]', async ({
  page,
  context,
}) => {
  await visitAsFree(page);
  const tab = await context.newPage();
  await tab.goto('/members');
  await expect(tab.getByRole('list', { name: 'Members found' }).getByRole('listitem')).not.toHaveCount(0);

  await test.step('what both do at the same time is done', async () => {
    const like = (where: Page, profile: string) =>
      where.evaluate(async (id) => {
        const headers = { 'Content-Type': 'application/json', 'X-Request-Type': 'client' };
        const body = JSON.stringify({ profile: id, source: 'search' });
        return (await fetch('/api/like.php', { method: 'POST', headers, body })).status;
      }, profile);
    expect(await Promise.all([like(page, 'nora'), like(tab, 'elena')])).toEqual([200, 200]);
    expect((await stateOf(page)).user?.likes_given).toEqual(expect.arrayContaining(['nora', 'elena']));
    await tab.close();
  });

  await test.step('nothing is lost with the worker', async () => {
    const before = await stateOf(page);
    await stopWorkers(context, page);
    expect(await stateOf(page)).toEqual(before);
  });

  await test.step('a call is tried', async () => {
    await page.goto('/__mock/api');
    await page.locator('#getUser > details > summary').click();
    await page.getByRole('button', { name: 'Send GET' }).first().click();
    await expect(page.getByRole('status')).toContainText('Answered 200');
    await expect(page.locator('#getUser')).toContainText('free@example.test');
  });
});

test('marketing builds a link, copies it, and reads it back [BX-11] [NV-10]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await enterSite(page);
  await page.goto('/qa/links');
  await page.getByLabel('Page', { exact: true }).selectOption('video');
  await page.getByLabel('Niche').selectOption('she');
  await page.getByLabel('Language', { exact: true }).selectOption('nl');
  await page.getByLabel('ref', { exact: true }).fill('a & b');
  const link = `${new URL(page.url()).origin}/landers/video/she-nl?ref=a+%26+b`;
  await expect(page.getByText(link, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByLabel('ref', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('ref', { exact: true })).toHaveValue('a & b');
});
