// A new version arrives while somebody is here: it offers itself, and never takes anything out of their hands.
import { expect, type Page } from '@playwright/test';
import { started } from './support/alive.ts';
import { openRelease, type Release } from './support/release.ts';
import { test as base } from './support/test.ts';

const MEMBER = 'premium@example.test';

const test = base.extend<{ release: Release }>({
  // Depends on the page, so that it ends before the page does.
  release: async ({ baseURL, page }, provide) => {
    const release = await openRelease(baseURL ?? '');
    await provide(release);
    await workerIdle(page);
    await release.close();
  },
});

// The worker is the subject.
test.use({ worker: true });

/** A browser may not close while one of its workers is in the middle of installing. */
async function workerIdle(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (let worker = registration?.installing; worker; worker = registration?.installing) {
      const installing = worker;
      await new Promise((resolve) => {
        installing.addEventListener('statechange', resolve, { once: true });
      });
    }
  });
}

/** Opens a conversation of the member, with the worker in charge. */
async function openConversation(page: Page, release: Release): Promise<void> {
  await page.goto(`${release.address}/chats`);
  await started(page);
  await page.reload();
  await page.locator('a[href^="/chats/"]').first().click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
}

/** What the browser does by itself now and then: it asks for the worker script and finds a newer one. */
async function noticeRelease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

const prompt = (page: Page) => page.getByText('A new version is ready.');

test(
  'a new version offers itself, interrupts nobody, and is used after one reload [BX-21] [BX-06]',
  { tag: '@gate' },
  async ({ page, world, release }) => {
    await world.persona(MEMBER);
    await openConversation(page, release);
    const field = page.getByRole('textbox', { name: /^Message to/ });
    await field.fill('I was just about to');
    let loads = 0;
    page.on('load', () => (loads += 1));

    release.publish();
    await noticeRelease(page);
    await expect(prompt(page)).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type(' say something');
    await expect(field).toHaveValue('I was just about to say something');
    expect(loads).toBe(0);

    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(field).toHaveValue('I was just about to say something');
    await expect(prompt(page)).toHaveCount(0);
    const waiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting === null && registration.active?.state === 'activated';
    });
    expect(waiting).toBe(true);
    expect(loads).toBe(1);
  },
);

test('a new version can wait, and offers itself again at the next start [BX-21]', async ({
  page,
  world,
  release,
}) => {
  await world.persona(MEMBER);
  await openConversation(page, release);
  release.publish();
  await noticeRelease(page);
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(prompt(page)).toHaveCount(0);
  await page.reload();
  await expect(prompt(page)).toBeVisible();
});

test('a first visit is offered nothing: there is no older version [BX-21]', async ({
  page,
  world,
  release,
}) => {
  await world.persona(MEMBER);
  await page.goto(`${release.address}/members`);
  await started(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});
