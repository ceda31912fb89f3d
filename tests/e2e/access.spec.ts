// Who may come in, and what is said to those who may not: log-in, the way back, the end of a session, sign-up.
import { expect, type Page } from '@playwright/test';
import { started } from './support/alive.ts';
import { enterSite, logIn, logOut, openSignup, signUp } from './support/member.ts';
import { test } from './support/test.ts';
import type { World } from './support/world.ts';

const PASSWORD = 'demo-password';
const MEMBER = 'premium@example.test';
const MINUTE_MS = 60_000;

/** A conversation of the member who is logged in, on screen. @returns its address */
async function openConversation(page: Page): Promise<string> {
  await page.goto('/chats');
  await page.locator('a[href^="/chats/"]').first().click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** From now on the server no longer knows the session; it is noticed by the next look at the conversations. */
async function endSession(page: Page, world: World): Promise<void> {
  await world.fault({
    match: 'GET /api/chats.php',
    kind: 'status',
    status: 403,
    body: { authentication_required: true },
  });
  await world.fault({
    match: 'GET /api/chat.php',
    kind: 'status',
    status: 403,
    body: { authentication_required: true },
  });
  await world.persona(null);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test.describe('a log-in that does not work', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/status of (401|403|429|500)/, 'a refused log-in is a failed request');
    await page.goto('/login');
  });

  test('says that the password or address is wrong, and keeps the address [ER-02]', async ({ page }) => {
    await logIn(page, MEMBER, 'wrong-password');
    await expect(page.getByRole('alert')).toHaveText('Login failed, please try again');
    await expect(page.getByLabel('E-mail')).toHaveValue(MEMBER);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await logIn(page, MEMBER, PASSWORD);
    await expect(page).toHaveURL(/\/members$/);
  });

  test('says for how many minutes the account is blocked, and lets go afterwards [ER-03]', async ({
    page,
    world,
  }) => {
    // The tries before the one in the browser.
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answer = await page.request.post('/api/user.php', {
        headers: { 'X-Request-Type': 'client' },
        data: { email: MEMBER, password: 'wrong-password' },
      });
      expect([401, 429]).toContain(answer.status());
    }
    await logIn(page, MEMBER, 'wrong-password');
    await expect(page.getByRole('alert')).toHaveText(
      'Too many incorrect attempts, account blocked for 15 min.',
    );
    await expect(page.getByRole('button', { name: 'Login is locked for now' })).toBeVisible();
    await world.clock(16 * MINUTE_MS);
    await page.reload();
    await logIn(page, MEMBER, PASSWORD);
    await expect(page).toHaveURL(/\/members$/);
  });

  test('says that the server failed, and works once it is well again [ER-01]', async ({ page, world }) => {
    await world.fault({ match: 'POST /api/user.php', kind: 'status', status: 500 });
    await logIn(page, MEMBER, PASSWORD);
    await expect(page.getByRole('alert')).toHaveText('An error occured, please try again later.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await world.clearFaults();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/members$/);
  });

  test('says that the account is being deleted, and the two ways to keep it [ER-17]', async ({ page }) => {
    await logIn(page, 'deleted@example.test', PASSWORD);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/will be deleted on .*\d{4}.*link in our e-mail/);
    await expect(alert.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
      'href',
      /^mailto:.+@/,
    );
  });
});

test.describe('the way back', () => {
  test('leads a visitor through the log-in to the page that asked for it [RO-01] [RO-05]', async ({
    page,
  }) => {
    await page.goto('/chats');
    await expect(page).toHaveURL(/\/login\?next=%2Fchats$/);
    await logIn(page, MEMBER, PASSWORD);
    await expect(page).toHaveURL(/\/chats$/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goBack();
    await expect(page, 'the log-in is over and not in the way').not.toHaveURL(/\/login/);
  });

  test('keeps the query of the page that asked [RO-05]', async ({ page }) => {
    await page.goto('/likes/received?from=mail');
    await expect(page).toHaveURL(/\/login\?next=/);
    await started(page);
    // The entry warning belongs to the page that was left.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logIn(page, MEMBER, PASSWORD);
    await expect(page).toHaveURL(/\/likes\/received\?from=mail$/);
  });

  for (const next of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
  ]) {
    test(`never leads to ${next} [RO-05]`, async ({ page, baseURL }) => {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await logIn(page, MEMBER, PASSWORD);
      await expect(page).toHaveURL(`${baseURL}/members`);
    });
  }

  test('is the home page after a log-out, and Back shows nothing of the member [RO-05]', async ({
    page,
    world,
  }) => {
    await world.persona(MEMBER);
    await page.goto('/likes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/members');
    await logOut(page);
    await expect(page.getByText('You’re logged out.')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?next=%2Flikes$/);
  });
});

test(
  'the end of a session is said once, keeps what was being written and leads back [RO-05] [RO-06] [BX-06]',
  { tag: '@gate' },
  async ({ page, world, problems }) => {
    problems.allow(/status of 403/, 'the session has ended');
    await world.persona(MEMBER);
    const conversation = await openConversation(page);
    const field = page.getByRole('textbox', { name: /^Message to/ });
    await field.fill('Half a sentence, and then');
    await endSession(page, world);

    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(conversation)}`);
    await expect(page.getByText('Your session has ended. Log in to continue.')).toHaveCount(1);
    await expect(page.getByText('You’re logged out.')).toHaveCount(0);

    await world.clearFaults();
    await logIn(page, MEMBER, PASSWORD);
    await expect(page).toHaveURL(conversation);
    await expect(field).toHaveValue('Half a sentence, and then');
  },
);

test('an address that has an account is said at sign-up, with the way to log in [ER-16]', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/, 'the sign-up is refused');
  await page.goto('/');
  await enterSite(page);
  const form = await openSignup(page);
  await signUp(form, { name: 'Marek', email: MEMBER, password: 'long-walks-42' });
  await expect(form.getByText('An account with this e-mail address already exists')).toBeVisible();
  await expect(form.getByLabel('First name or nickname')).toHaveValue('Marek');
  await form.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('whoever began a visit at the log-in goes from a profile to the search, and not nowhere [RT-12] [SC-01]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  // Phones have the arrow over the photo.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login?next=%2Fmembers%2Felena');
  await expect(page.getByRole('heading', { level: 1, name: /^Elena, \d+/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/members(\?|$)/);
});
