// Without a network: the shell starts, nothing that was written is lost, and it is sent once.
import { expect, type Page } from '@playwright/test';
import { assetsKept } from './support/alive.ts';
import { bubbles, isPhone, logOut, send } from './support/member.ts';
import { backOnline, reloadOffline } from './support/network.ts';
import { test } from './support/test.ts';

// The worker is the subject, or what it does.
test.use({ worker: true });

const MEMBER = 'premium@example.test';

/** The worker is in charge of the page and has put the shell away, and what the page loaded before. */
async function workerInCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await assetsKept(page);
}

/** The newest conversation, ready to be written in. */
async function openFirstChat(page: Page): Promise<void> {
  await page.goto('/chats');
  await page.locator('a[href^="/chats/"]').first().click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
}

test('a visitor who was here before gets the site without a network [BX-25]', async ({
  page,
  context,
  world,
}) => {
  await world.settings({ enable_site_entry_popup: 'no' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await workerInCharge(page);

  await context.setOffline(true);
  await reloadOffline(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('You’re offline. What you see may be out of date.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good company starts with');

  await backOnline(page);
  await expect(page.getByText('You’re offline. What you see may be out of date.')).toHaveCount(0);
});

test(
  'a member who starts without a network is told so, and goes on when it is back [BX-25]',
  { tag: '@gate-desktop' },
  async ({ page, context, world }) => {
    await world.persona(MEMBER);
    await page.goto('/members');
    await expect(page.getByRole('list', { name: 'Members found' }).getByRole('listitem')).not.toHaveCount(0);
    await workerInCharge(page);

    await context.setOffline(true);
    await reloadOffline(page);
    await expect(page.getByText('You’re offline. What you see may be out of date.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await backOnline(page);
    await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('list', { name: 'Members found' }).getByRole('listitem')).not.toHaveCount(0);
  },
);

test('messages written offline wait, and go out once and in order when the network is back [BX-02] [BX-25] [BX-05]', async ({
  page,
  context,
  world,
}) => {
  await world.persona(MEMBER);
  await openFirstChat(page);
  await expect(page.getByRole('log')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/chat.php')) {
      const body: unknown = request.postDataJSON();
      if (typeof body === 'object' && body !== null && 'text' in body) sent.push(String(body.text));
    }
  });

  await context.setOffline(true);
  await expect(page.getByText('You’re offline. What you see may be out of date.')).toBeVisible();
  await expect(
    page.getByText('What you send now will wait here and go out when you’re back online.'),
  ).toBeVisible();
  await send(page, 'First, from the tunnel');
  await send(page, 'Second, from the tunnel');
  await expect(bubbles(page, 'First, from the tunnel')).toHaveCount(1);
  await expect(page.getByRole('log').getByText('Waiting for a connection').last()).toBeVisible();
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('log').getByText('Waiting for a connection')).toHaveCount(0);
  await expect.poll(() => sent).toEqual(['First, from the tunnel', 'Second, from the tunnel']);
  await expect(page.getByText('You’re offline. What you see may be out of date.')).toHaveCount(0);

  await page.reload();
  for (const text of ['First, from the tunnel', 'Second, from the tunnel'])
    await expect(bubbles(page, text)).toHaveCount(1);
  expect(sent).toHaveLength(2);
});

test(
  'a message written offline survives closing the page, and goes out at the next start [BX-02] [BX-06]',
  { tag: '@gate-desktop' },
  async ({ page, context, world }) => {
    await world.persona(MEMBER);
    await openFirstChat(page);
    const address = page.url();
    await workerInCharge(page);
    await context.setOffline(true);
    await send(page, 'Kept for later');
    await expect(page.getByRole('log').getByText('Waiting for a connection')).toBeVisible();
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await expect(bubbles(again, 'Kept for later')).toHaveCount(1);
    // An older message may say "Sent" as well: what the server holds is what counts.
    const held = async (): Promise<number> => {
      const query = `/api/chat.php?conversation=${address.split('/').at(-1)}`;
      return (await (await again.request.get(query)).text()).split('Kept for later').length - 1;
    };
    await expect.poll(held).toBe(1);
    await again.reload();
    await expect(bubbles(again, 'Kept for later')).toHaveCount(1);
    expect(await held()).toBe(1);
  },
);

/** In the newest conversation of that member. */
const KNOWN = 'The train has no signal between here and everything.';

/** Whether this device keeps what was seen last, and these words in it. */
const isKept = (page: Page, words = ''): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    if (!(await caches.has('last-seen'))) return false;
    const cache = await caches.open('last-seen');
    const [first] = await cache.keys();
    const note = first && (await cache.match(first));
    return note !== undefined && (await note.text()).includes(wanted);
  }, words);

test('a member who starts without a network reads what was seen last, is told from when it is, and answers [BX-25] [BX-02]', async ({
  page,
  context,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/likes');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).not.toHaveCount(0);
  const likes = await cards.count();
  // A page that is left while the worker begins may find none in charge of the next.
  await workerInCharge(page);
  await openFirstChat(page);
  const address = new URL(page.url()).pathname;
  const log = page.getByRole('log');
  await expect(log.getByText(KNOWN)).toBeVisible();
  await workerInCharge(page);
  await expect.poll(() => isKept(page, '"threads":[{'), { timeout: 15_000 }).toBe(true);

  await context.setOffline(true);
  await reloadOffline(page);
  await expect(page.getByText(/^Last updated: /)).toBeVisible();
  await expect(log.getByText(KNOWN)).toBeVisible();
  if (!isPhone(page)) await expect(page.getByRole('link', { name: /^Amara, 34/ })).toBeVisible();
  await send(page, 'Written on the train');
  await expect(log.getByText('Waiting for a connection')).toBeVisible();
  await page.evaluate(() => history.replaceState(null, '', '/likes'));
  await reloadOffline(page);
  await expect(cards).toHaveCount(likes);
  await expect(page.getByText(/^Last updated: /)).toBeVisible();

  await backOnline(page);
  await expect(page.getByText(/^Last updated: /)).toHaveCount(0);
  await page.goto(address);
  await expect(bubbles(page, 'Written on the train')).toHaveCount(1);
  await expect(log.getByText('Waiting for a connection')).toHaveCount(0);
});

test('what was seen last goes with the log-out, also without a network [BX-25] [RO-05]', async ({
  page,
  context,
  world,
}) => {
  await world.persona(MEMBER);
  await openFirstChat(page);
  await workerInCharge(page);
  await page.goto('/likes');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).not.toHaveCount(0);
  await workerInCharge(page);
  await expect.poll(() => isKept(page), { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await reloadOffline(page);
  await expect(cards).not.toHaveCount(0);
  await logOut(page);
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(false);
  await reloadOffline(page);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
});
