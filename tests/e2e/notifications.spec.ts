// Notices: each kind saved and taken back, why e-mails are off, alerts that stay away, and push on this device.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessible.ts';
import { started } from './support/alive.ts';
import { logOut, send } from './support/member.ts';
import { test } from './support/test.ts';
import type { World } from './support/world.ts';

// The worker is the subject, or what it does.
test.use({ worker: true });

const MEMBER = 'premium@example.test';
const KINDS = [
  'New messages',
  'New conversations',
  'Likes',
  'Unread messages',
  'Your profile',
  'Weekly overview',
  'News',
  'Offers',
];
const A_SECOND = { timeout: 1000 };
const state = v.object({
  user: v.object({ push: v.boolean(), conversations: v.array(v.object({ profile: v.string() })) }),
});
const stateOf = async (world: World) => v.parse(state, await world.state()).user;

/** Ready when the worker is: it is the last thing that a page starts, after the channel to the other tabs. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await started(page);
}
const kind = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const device = (page: Page) => page.getByRole('region', { name: 'On this device' });
const alerts = (page: Page) => page.getByRole('region', { name: 'Notices for you' });

/** In a window as long as the page, so that no bar that stays in view covers half a switch. */
async function expectAllAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ ...size, height: 3600 });
  await expectAccessible(page);
  await page.setViewportSize(size);
}

/**
 * No push service can be reached from here: the browser's side is played, with an answer to its question. It keeps what
 * it holds over reloads, as a browser does.
 */
async function playPush(context: BrowserContext, answer: 'granted' | 'denied'): Promise<void> {
  await context.addInitScript((answer) => {
    const read = (key: string) => localStorage.getItem(`played-${key}`);
    const keep = (key: string, value: string | null) =>
      value === null
        ? localStorage.removeItem(`played-${key}`)
        : localStorage.setItem(`played-${key}`, value);
    Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? 'default' });
    Notification.requestPermission = () => {
      keep('permission', answer);
      return Promise.resolve(answer);
    };
    const held = () => {
      const endpoint = read('endpoint');
      return (
        endpoint && {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: () => {
            keep('endpoint', null);
            return Promise.resolve(true);
          },
        }
      );
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(held()),
      subscribe: () => {
        keep('endpoint', 'https://push.example.test/1');
        return Promise.resolve(held());
      },
    });
  }, answer);
}

test('each kind of notice is saved at once and can be taken back [RT-09] [EN-03]', async ({
  page,
  world,
}) => {
  await world.persona(MEMBER);
  await page.goto('/notifications');
  await expect(page.getByRole('switch')).toHaveCount(8);
  for (const name of KINDS) {
    await kind(page, name).click();
    await expect(kind(page, name)).not.toBeChecked();
    await page.getByRole('button', { name: `Undo: ${name}` }).click();
    await expect(kind(page, name)).toBeChecked();
    await expect(kind(page, name)).toBeFocused();
    await expect(page.getByText('Back as it was')).toBeVisible();
  }
  // Quicker than the answers come.
  await world.settings({ latency_ms: 300 });
  for (const name of KINDS) await kind(page, name).click();
  for (const name of KINDS) await expect(kind(page, name)).not.toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await world.settings({ latency_ms: 0 });
  await page.reload();
  for (const name of KINDS) await expect(kind(page, name)).not.toBeChecked();
  await expectAllAccessible(page);
});

test('a choice that cannot be saved is taken back, and says so [EN-03]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/ 422 .*user\.php/, 'the server refuses the change');
  await world.persona(MEMBER);
  await page.goto('/notifications');
  await expect(kind(page, 'Likes')).toBeChecked();
  await world.fault({ match: 'PUT /api/user.php', kind: 'status', status: 422, times: 1 });
  await kind(page, 'Likes').click();
  await expect(page.getByText('Not saved. An error occured, please try again later.')).toBeVisible();
  await expect(kind(page, 'Likes')).toBeChecked();
  await kind(page, 'Likes').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/Not saved/)).toHaveCount(0);
});

for (const [reason, what, todo] of [
  ['fbl', /one was marked as spam/, 'Open the spam folder and mark our message as no spam.'],
  ['bounce', /your mailbox did not accept them/, 'Check the address.'],
  ['listunsubscribe', /you unsubscribed/, 'If you want them back, turn them on again here.'],
] as const) {
  test(`e-mails that are off (${reason}): an alert leads to what happened and what to do [EN-03] [LY-05]`, async ({
    page,
    world,
  }) => {
    await world.persona(MEMBER);
    await world.mailTrouble(reason);
    await page.goto('/likes');
    await alerts(page).getByRole('link', { name: 'Notification settings' }).click();
    await expect(page).toHaveURL(/\/notifications$/);
    const panel = page.getByRole('region', { name: what });
    await expect(panel.getByText(todo)).toBeVisible();
    await expect(panel.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    // The page says it; the alert need not.
    await expect(alerts(page)).toHaveCount(0);
    await expectAllAccessible(page);
    const again = panel.getByRole('button', { name: 'Turn my e-mails on again' });
    if (reason === 'bounce') {
      // Only an address that works brings them back.
      await expect(again).toHaveCount(0);
      return;
    }
    await again.click();
    const said = page.getByRole('status').filter({ hasText: 'Your e-mails are on again.' });
    await expect(said).toBeVisible();
    await expect(said).toBeFocused();
    await expect(panel).toHaveCount(0);
    await expectAllAccessible(page);
    await page.reload();
    await expect(page.getByRole('switch')).toHaveCount(8);
    await expect(panel).toHaveCount(0);
  });
}

test('alerts stay away once closed: over a reload, and in the other tab [LY-05] [ST-06]', async ({
  page,
  context,
  world,
}) => {
  await world.persona('new@example.test');
  await world.mailTrouble('bounce');
  await page.goto('/likes');
  const other = await context.newPage();
  await other.goto('/likes');
  const texts = [/others may stop replying/, /You have no photo yet/, /your address did not accept them/];
  const dismiss = alerts(page).getByRole('button', { name: 'Dismiss' });
  await settled(page);
  await settled(other);
  // Two at once: the third comes when the first has gone.
  await expect(alerts(page).getByRole('note')).toHaveCount(2);
  for (const text of texts) {
    await expect(alerts(page).getByText(text)).toBeVisible();
    await dismiss.first().click();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(other.getByText(text)).toHaveCount(0, A_SECOND);
  }
  await page.reload();
  await settled(page);
  await expect(alerts(page)).toHaveCount(0);
});

test(
  'push is offered after the first message, turned on with one tap, known after a reload and gone with the log-out [ST-17] [LY-05] [AP-01]',
  { tag: '@gate-desktop' },
  async ({ page, context, world, openVisitor }) => {
    await playPush(context, 'granted');
    await world.persona(MEMBER);
    const partner = (await stateOf(world)).conversations[0]?.profile ?? '';
    await page.goto('/likes');
    await settled(page);
    await expect(page.getByText('Shall we tell you on this device when someone writes?')).toHaveCount(0);
    await page.goto(`/members/${partner}/chat`);
    await send(page, 'Are you at the market on Saturday?');
    await expect(page.getByRole('log').getByText('Are you at the market on Saturday?')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).getByRole('link').click();
    await alerts(page).getByRole('link', { name: 'Notify me' }).click();
    await settled(page);
    await device(page).getByRole('button', { name: 'Notify me on this device' }).click();
    await expect(device(page).getByText('Done. This device is told from now on.')).toBeVisible();
    expect((await stateOf(world)).push).toBe(true);
    await expectAllAccessible(page);

    await page.reload();
    await expect(device(page).getByRole('button', { name: 'Stop on this device' })).toBeVisible();
    await logOut(page);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /push|endpoint/.test(key))))
      .toEqual([]);
    const { world: elsewhere } = await openVisitor();
    await elsewhere.persona(MEMBER);
    expect((await stateOf(elsewhere)).push).toBe(false);
  },
);

test('push that the browser refuses is denied, with the way to allow it again [ST-17] [ER-21]', async ({
  page,
  context,
  world,
}) => {
  await playPush(context, 'denied');
  await world.persona(MEMBER);
  await page.goto('/notifications');
  await settled(page);
  await device(page).getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(device(page).getByText(/Your browser blocks notices from this site/)).toBeVisible();
  await device(page).getByText('How to allow them again').click();
  await expect(device(page).getByText(/^Chrome and Edge/)).toBeVisible();
  await expect(device(page).getByRole('button')).toHaveCount(0);
  expect((await stateOf(world)).push).toBe(false);
  await expectAllAccessible(page);
});

test(
  'a push message shows one discreet sentence, and the open page loads the news [ST-17]',
  { tag: '@gate-desktop' },
  async ({ page, context, world }) => {
    await context.grantPermissions(['notifications']);
    await world.persona(MEMBER);
    const session = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations;
        if (found) resolve(found.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    // Asked for its notices while one is on its way to the screen, the browser forgets that one: it tells when it is there.
    let isShown = false;
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      isShown ||= backgroundServiceEvent.eventName === 'Notification displayed';
    });
    await session.send('BackgroundService.startObserving', { service: 'notifications' });
    await session.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
    // The page hears the worker as soon as it is quiet, which is when it asks for the conversations.
    const quiet = page.waitForResponse(/chats\.php/);
    await page.goto('/notifications');
    await settled(page);
    await quiet;
    const loads = page.waitForRequest(/likes\.php/);
    const push = {
      origin: new URL(page.url()).origin,
      registrationId: await registration,
      data: JSON.stringify({ kind: 'like', path: '/likes', title: 'Elena', language: 'en' }),
    };
    // A browser drops without a word what comes for a worker that it has put in charge this very moment.
    await expect
      .poll(
        async () => {
          if (!isShown) await session.send('ServiceWorker.deliverPushMessage', push);
          return isShown;
        },
        { intervals: [500] },
      )
      .toBe(true);
    await loads;
    const notices = await page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready;
      return (await ready.getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        data: String(data),
      }));
    });
    expect(notices).toEqual([{ title: 'Something new is waiting for you', body: '', data: '/likes' }]);
  },
);
