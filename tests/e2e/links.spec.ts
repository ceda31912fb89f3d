// The links of our e-mails: what each does, once, within its time, and without its token being seen anywhere else.
import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/member.ts';
import { test } from './support/test.ts';
import type { World } from './support/world.ts';

// Its caches keep no token either.
test.use({ worker: true });

const PASSWORD = 'demo-password';
const NEW_PASSWORD = 'long-walks-42';
const MEMBER = 'premium@example.test';
const NEWCOMER = 'new@example.test';
const DELETED = 'deleted@example.test';
const DAY_MS = 86_400_000;
const EXPIRED = 'Link expired or invalid, request a new email';

const tokenOf = (link: string): string => link.split(/[/=]/).at(-1) ?? '';
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Where a token turns up while a page is open, apart from the calls that are made with it. */
interface Traces {
  readonly calls: string[];
  readonly elsewhere: string[];
}
function watchFor(page: Page, token: string): Traces {
  const traces: Traces = { calls: [], elsewhere: [] };
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    const isCall = url.pathname.startsWith('/api/');
    const inCall = isCall && (url.search.includes(token) || (request.postData() ?? '').includes(token));
    if (inCall) traces.calls.push(`${request.method()} ${url.pathname}`);
    else if (!request.isNavigationRequest() && request.url().includes(token)) traces.elsewhere.push(url.href);
    if (Object.values(request.headers()).some((value) => value.includes(token)))
      traces.elsewhere.push(`a header of ${url.href}`);
  });
  return traces;
}

/** Opens a link, and expects its token nowhere but in the calls named. */
async function openLink(page: Page, link: string, calls: readonly string[], then: () => Promise<void>) {
  const token = tokenOf(link);
  const traces = watchFor(page, token);
  await page.goto(link);
  await then();
  expect(page.url(), 'the address bar').not.toContain(token);
  expect(await page.title()).not.toContain(token);
  expect(traces).toEqual({ calls, elsewhere: [] });
  const kept = await page.evaluate(async (wanted) => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const cached = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    const stored = [localStorage, sessionStorage].flatMap((area) =>
      Array.from({ length: area.length }, (_, index) => area.getItem(area.key(index) ?? '')),
    );
    return [...stored, document.cookie, ...cached].filter((text) => text?.includes(wanted));
  }, token);
  expect(kept, 'storage and caches').toEqual([]);
}

/** A mail with the link to a new password. */
async function askForReset(page: Page, world: World): Promise<string> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(MEMBER);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(MEMBER);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(title(page, 'Check your inbox')).toBeFocused();
  return world.linkOf('Choose a new password');
}

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
}

test.beforeEach(async ({ problems, world }) => {
  problems.allow(/status of (401|403|404|410|429|500)/, 'a refused link is a failed request');
  await world.settings({ enable_site_entry_popup: 'no' });
});

test('a forgotten password is replaced through a link that works once [RT-11] [ER-04] [ER-06] [VA-05]', async ({
  page,
  world,
}) => {
  await page.goto('/reset-password');
  await page.getByLabel('E-mail').fill('nobody@example.test');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/E-mail address not found/);
  const link = await askForReset(page, world);
  await expectAccessible(page);

  await openLink(page, link, ['PUT /api/reset-password.php'], async () => {
    await expect(title(page, 'Choose a new password')).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password\/do$/);
    await expectAccessible(page);
    await page.reload();
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat the new password').fill('something else');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('The entered passwords are not the same.')).toBeVisible();
    await choosePassword(page);
    await expect(page.getByText('Your new password is saved. Use it to log in.')).toBeVisible();
  });
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, MEMBER, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/members$/);

  await page.goto(link);
  await choosePassword(page);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await page.getByRole('link', { name: 'Request a new e-mail' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('only so many mails go out a day, and a link of yesterday is too old [ER-05] [ER-04]', async ({
  page,
  world,
}) => {
  const link = await askForReset(page, world);
  for (let count = 2; count <= 3; count += 1) {
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('Sent again.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(
    page.getByText('Too many password reset emails sent, please try again tomorrow.'),
  ).toBeVisible();

  await world.clock(2 * DAY_MS);
  await page.goto(link);
  await choosePassword(page);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await page.goto('/reset-password/do');
  await expect(page.getByText(EXPIRED)).toBeVisible();
});

test('a new password ends the session that is open here, and logs nobody in [RO-05]', async ({
  page,
  world,
}) => {
  const link = await askForReset(page, world);
  await world.persona(MEMBER);
  await page.goto(link);
  await choosePassword(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your new password is saved. Use it to log in.')).toBeVisible();
  await page.goto('/members');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('a new address is confirmed, once [RT-12] [SC-07] [ER-07] [ER-04]', async ({
  page,
  world,
  openVisitor,
}) => {
  await world.persona(NEWCOMER);
  await page.goto('/activate/error');
  await expect(title(page, 'Activation failed')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+31 10-000 00 00' })).toHaveAttribute(
    'href',
    'tel:+31100000000',
  );
  await expect(main.getByRole('link', { name: /support@/ })).toHaveAttribute('href', /^mailto:/);
  await main.getByRole('button', { name: 'Send me a new e-mail' }).click();
  await expect(main.getByText(`Sent to ${NEWCOMER}. Check your spam folder too.`)).toBeVisible();
  await expectAccessible(page);
  const link = await world.linkOf('Confirm your e-mail');

  // The mail is opened on another device.
  const { page: other } = await openVisitor();
  await openLink(other, link, ['GET /api/token.php', 'POST /api/activate.php'], async () => {
    await expect(title(other, 'Your e-mail address is confirmed')).toBeVisible();
  });
  await expect(other).toHaveURL(/\/activate\/done$/);
  await expect(other.getByRole('link', { name: 'Complete your profile' })).toBeVisible();
  await expect(
    other.getByRole('list', { name: 'People to say hello to' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expectAccessible(other);

  await page.goto(link);
  await expect(title(page, 'This page could not be found')).toBeVisible();
  await page.goto(`/activate/done?token=${tokenOf(link)}`);
  await expect(title(page, 'Activation failed')).toBeVisible();
  await expect(page).toHaveURL(/\/activate\/error$/);
});

test('a new e-mail address is used from its link on, logged in or not [RT-13] [ER-04]', async ({
  page,
  world,
  openVisitor,
}) => {
  await world.persona(MEMBER);
  const answer = await page.request.put('/api/user.php', {
    headers: { 'X-Request-Type': 'client' },
    data: { new_email: 'fresh@example.test', old_password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  const link = await world.linkOf('Confirm your new e-mail');
  const { page: other } = await openVisitor();
  await openLink(other, link, ['POST /api/mail-change.php'], async () => {
    await expect(title(other, 'Your new address is confirmed')).toBeVisible();
  });
  await expect(other.getByText(/fresh@example\.test/)).toBeVisible();
  await expectAccessible(other);
  await other.reload();
  await expect(title(other, 'Your new address is confirmed')).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(page).toHaveURL(/\/mail-change\/do$/);
});

test('an account that waits to be deleted is kept by its link [ER-17] [ST-01] [AP-01]', async ({
  page,
  world,
}) => {
  await page.goto('/login');
  await logIn(page, DELETED, PASSWORD);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/will be deleted on .*\d{4}/);
  await alert.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(alert.getByText(`Sent to ${DELETED}. Check your spam folder too.`)).toBeVisible();
  const link = await world.linkOf('Keep your account');
  await openLink(page, link, ['GET /api/token.php', 'POST /api/reactivate.php'], async () => {
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(
      page.getByText('Your account is back, with everything in it. Log in to continue.'),
    ).toBeVisible();
  });
  await logIn(page, DELETED, PASSWORD);
  await expect(page).toHaveURL(/\/members$/);
});

test('after the fourteen days the link is none any more [ST-01] [RT-18]', async ({ page, world }) => {
  await page.goto('/login');
  await logIn(page, DELETED, PASSWORD);
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText(`Sent to ${DELETED}. Check your spam folder too.`)).toBeVisible();
  const link = await world.linkOf('Keep your account');
  await world.clock(15 * DAY_MS);
  await page.goto(link);
  await expect(title(page, 'This page could not be found')).toBeVisible();
});

test('a link that logs in leads to its page, once, for thirty days [RT-18] [RO-05]', async ({
  page,
  context,
  world,
  openVisitor,
}) => {
  const link = await world.mailLink('login', MEMBER);
  await openLink(page, link, ['GET /api/token.php'], async () => {
    await expect(page).toHaveURL(/\/likes/);
    await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  });
  const session = (await context.cookies()).find(({ name }) => name === 'auth');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const days = ((session?.expires ?? 0) * 1000 - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(30);

  const { page: other } = await openVisitor();
  await other.goto(link);
  await expect(title(other, 'This page could not be found')).toBeVisible();
});

test('a link that unsubscribes needs no log-in and says what is off [RT-18]', async ({ page, world }) => {
  const link = await world.mailLink('unsubscribe', MEMBER);
  await openLink(page, link, ['GET /api/token.php'], async () => {
    await expect(title(page, 'You’re unsubscribed')).toBeVisible();
  });
  await expect(page.getByText(/You no longer get our news\./)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(title(page, 'You’re unsubscribed')).toBeVisible();
});

test('a link is not tried again by itself when the server fails [RT-18] [ER-01]', async ({ page, world }) => {
  const link = await world.mailLink('login', MEMBER);
  await world.fault({ match: 'GET /api/token.php', kind: 'status', status: 500 });
  const traces = watchFor(page, tokenOf(link));
  await page.goto(link);
  await expect(page.getByText('An error occured, please try again later.')).toBeVisible();
  expect(traces.calls).toEqual(['GET /api/token.php']);
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/likes/);
});

for (const address of ['/abcdefghijklmnop', '/short', '/abcdefghijklmnop.html', '/%61bcdefghijklmnop1']) {
  test(`an address that is no link is a page not found: ${address} [RT-18] [ER-19]`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(/could not be found|not found/i).first()).toBeVisible();
  });
}
