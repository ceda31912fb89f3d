// Logging out works everywhere: in other tabs, and without a network.
import { expect, type Page } from '@playwright/test';
import { assetsKept, started } from './support/alive.ts';
import { logIn, logOut } from './support/member.ts';
import { backOnline, reloadOffline } from './support/network.ts';
import { test } from './support/test.ts';

// The worker is the subject, or what it does.
test.use({ worker: true });

const MEMBER = 'premium@example.test';
const PASSWORD = 'demo-password';

/** The worker is in charge of the page and keeps what the page has loaded. */
async function workerInCharge(page: Page): Promise<void> {
  await started(page);
  await assetsKept(page);
}

/** The calls that a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test.beforeEach(async ({ problems, world }) => {
  problems.allow(/status of 503/, 'the server cannot be reached');
  await world.settings({ enable_site_entry_popup: 'no' });
  await world.persona(MEMBER);
});

test('a log-out without a network ends the session here at once, and on the server when it is back [RO-05] [BX-28]', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await page.goto('/members');
  await expect(page.getByRole('list', { name: 'Members found' }).getByRole('listitem')).not.toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/members');
  await expect(other.getByRole('button', { name: /^Your account/ })).toBeVisible();
  // The landing page comes when it is quiet, for the day it is needed without a network.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toMatch(/HomePage-[^,]+\.css/);
  await workerInCharge(page);
  await workerInCharge(other);
  const cookies = await context.cookies();

  await context.setOffline(true);
  await logOut(page);
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await expect(page.getByText('Your session ends as soon as we can reach our server.')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|outbox/.test(key)));
  expect(kept).toEqual([]);
  // Every open tab would tell the server, and the first to do so is enough: here it is the one that logged out.
  await other.close();

  await reloadOffline(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good company starts with');
  await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0);

  const calls = callsOf(page);
  await backOnline(page);
  await expect.poll(() => calls).toContain('GET /api/logout.php');
  expect(calls).not.toContain('GET /api/user.php');
  // The session of before, shown to the server by somebody who kept its cookie.
  const keeper = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies, origins: [] },
  });
  await expect.poll(async () => (await keeper.get('/api/user.php')).text()).toContain('"user":null');
  await keeper.dispose();
  await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
});

test('a server that fails at a log-out is told at the next start, before anything else [RO-05]', async ({
  page,
  world,
}) => {
  await page.goto('/members');
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  await world.fault({ match: 'GET /api/logout.php', kind: 'status', status: 503 });
  const calls = callsOf(page);
  await logOut(page);
  await expect(page.getByText('Your session ends as soon as we can reach our server.')).toBeVisible();
  expect(
    calls.filter((call) => call.endsWith('logout.php')),
    'never repeated by itself',
  ).toHaveLength(1);

  // From here on: the page before may still have been asking for what it shows.
  const later = callsOf(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(later).not.toContain('GET /api/user.php');
  await world.clearFaults();
  await page.reload();
  await expect.poll(() => calls.filter((call) => call.endsWith('logout.php')).length).toBe(3);
  expect(later).not.toContain('GET /api/user.php');
  await page.reload();
  await expect.poll(() => later).toContain('GET /api/user.php');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('whoever logs in again is not logged out by what was left undone [RO-05]', async ({ page, world }) => {
  await page.goto('/members');
  await world.fault({ match: 'GET /api/logout.php', kind: 'status', status: 503 });
  await logOut(page);
  await page.goto('/login');
  await logIn(page, MEMBER, PASSWORD);
  await expect(page).toHaveURL(/\/members$/);
  await world.clearFaults();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
});
