// Push on this device: turned on and off, refused, as discreet as its owner wants it, and the open page loads the news.
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAllAccessible } from './support/accessible.ts';
import { started } from './support/alive.ts';
import { WHOLE } from './support/browsers.ts';
import { logOut, send } from './support/member.ts';
import { playPush } from './support/push.ts';
import { test } from './support/test.ts';
import type { World } from './support/world.ts';

// The worker is the subject, or what it does; its notifications are shown by the whole browser only.
test.use({ worker: true, launchOptions: WHOLE });

const MEMBER = 'premium@example.test';
const state = v.object({
  user: v.object({
    push: v.boolean(),
    push_shows: v.array(v.string()),
    conversations: v.array(v.object({ profile: v.string() })),
  }),
});
const stateOf = async (world: World) => v.parse(state, await world.state()).user;

/** Ready when the worker is: it is the last thing that a page starts, after the channel to the other tabs. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await started(page);
}
const device = (page: Page) => page.getByRole('region', { name: 'On this device' });
const alerts = (page: Page) => page.getByRole('region', { name: 'Notices' });

test('push is offered after the first message, turned on with one tap, known after a reload and gone with the log-out [ST-17] [LY-05] [AP-01]', async ({
  page,
  context,
  world,
  openVisitor,
}) => {
  await playPush(context, 'granted');
  await world.persona(MEMBER);
  const partner = (await stateOf(world)).conversations[0]?.profile ?? '';
  await page.goto('/likes');
  await settled(page);
  await expect(page.getByText('Want a notification here when someone writes?')).toHaveCount(0);
  await page.goto(`/members/${partner}/chat`);
  await send(page, 'Are you at the market on Saturday?');
  await expect(page.getByRole('log').getByText('Are you at the market on Saturday?')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await alerts(page).getByRole('link', { name: 'Notify me' }).click();
  await settled(page);
  await device(page).getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(
    device(page).getByText('Done. You’ll get notifications on this device from now on.'),
  ).toBeVisible();
  expect((await stateOf(world)).push).toBe(true);
  await expectAllAccessible(page);

  // Nothing personal, until its owner wants more on this device.
  await expect(device(page).getByRole('radio', { name: 'Discreet' })).toBeChecked();
  await device(page).getByRole('radio', { name: 'Name', exact: true }).check();
  await expect.poll(async () => (await stateOf(world)).push_shows).toEqual(['name']);

  await page.reload();
  await expect(device(page).getByRole('button', { name: 'Turn off on this device' })).toBeVisible();
  await expect(device(page).getByRole('radio', { name: 'Name', exact: true })).toBeChecked();
  await logOut(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /push|endpoint/.test(key))))
    .toEqual([]);
  const { world: elsewhere } = await openVisitor();
  await elsewhere.persona(MEMBER);
  expect((await stateOf(elsewhere)).push).toBe(false);
});

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
  await expect(device(page).getByText(/Your browser blocks notifications from this site/)).toBeVisible();
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
    const notices = () =>
      page.evaluate(async () => {
        const ready = await navigator.serviceWorker.ready;
        return (await ready.getNotifications()).map(({ title, body, data }) => ({
          title,
          body,
          data: String(data),
        }));
      });
    expect(await notices()).toEqual([
      { title: 'Something new is waiting for you', body: '', data: '/likes' },
    ]);

    // What the owner of the device chooses lies where the worker finds it.
    await page.evaluate(async () => (await caches.open('push-notice')).put('/note', new Response('name')));
    isShown = false;
    const named = { kind: 'new_messages', path: '/chats', name: 'Elena', text: 'Tonight?', language: 'en' };
    await session.send('ServiceWorker.deliverPushMessage', { ...push, data: JSON.stringify(named) });
    await expect.poll(() => isShown).toBe(true);
    expect(await notices()).toEqual([{ title: 'Elena', body: 'New message', data: '/chats' }]);
  },
);
