// Own messages: two browsers that talk, two tabs of one, no network, lost answers, refusals. One bubble and one charge each.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { started } from './support/alive.ts';
import { bubbles, send } from './support/member.ts';
import { reloadOffline } from './support/network.ts';
import { test } from './support/test.ts';

// The worker is the subject, or what it does.
test.use({ worker: true });

const MEMBER = 'premium@example.test';
/** Sooner than the other tab would ask for news itself. */
const AT_ONCE = { timeout: 2_000 };
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const log = (page: Page) => page.getByRole('log');
const credits = (page: Page) => page.getByText(/ · [\d,]+ left$/);

async function openChat(page: Page): Promise<void> {
  await page.goto('/chats/c1');
  await expect(field(page)).toBeVisible();
  await expect(log(page)).toBeVisible();
  // The effects of a session listen last; the balance is asked for by then.
  await started(page);
}

/** Either tab may send what one of them has written: who still holds the lock of the last message has the next one, too. */
async function noTabSends(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].filter(({ name }) => name?.startsWith('outbox')).length;
      }),
    )
    .toBe(0);
}

async function charges(page: Page, act: () => Promise<void>): Promise<number> {
  const read = async () =>
    Number(/([\d,]+) left/.exec(await credits(page).innerText())?.[1]?.replace(',', ''));
  const before = await read();
  await act();
  return before - (await read());
}

test('two members talk, and each sees the other’s words once [BX-02] [BX-05]', async ({
  page,
  world,
  openMember,
}) => {
  await world.persona('low@example.test');
  const other = await openMember(MEMBER);
  await page.goto('/members/premium/chat');
  await send(page, 'Are you there, too?');
  await expect(log(page).getByText('Sent', { exact: true })).toBeAttached();
  await other.page.goto('/chats');
  await other.page.getByRole('link', { name: /Are you there, too\?/ }).click();
  await expect(bubbles(other.page, 'Are you there, too?')).toHaveCount(1);
  // An answer in the same minute says as much, and takes its place.
  await expect(log(page).getByText('Read', { exact: true })).toBeAttached({ timeout: 15_000 });
  await send(other.page, 'Yes, I am.');
  await expect(bubbles(page, 'Yes, I am.')).toHaveCount(1, { timeout: 15_000 });
  await expect(bubbles(page, 'Are you there, too?')).toHaveCount(1);
});

test('two tabs share drafts and messages, and send each once [BX-02] [BX-06] [BX-28]', async ({
  page,
  context,
  world,
}) => {
  await world.persona(MEMBER);
  await openChat(page);
  const other = await context.newPage();
  await openChat(other);
  await page.bringToFront();

  await test.step('a draft of one is a draft of the other', async () => {
    await field(page).fill('A thought in progress');
    await expect(field(other)).toHaveValue('A thought in progress', AT_ONCE);
  });

  await test.step('what one sends stands in the other at once, and costs once', async () => {
    const cost = await charges(other, async () => {
      await send(page, 'Sent from the first tab');
      await expect(bubbles(other, 'Sent from the first tab')).toHaveCount(1, AT_ONCE);
      await expect(field(other)).toHaveValue('', AT_ONCE);
      await expect(
        log(other)
          .getByText(/^(Sent|Read)$/)
          .last(),
      ).toBeAttached();
      await expect
        .poll(async () => (await credits(page).innerText()) === (await credits(other).innerText()))
        .toBe(true);
      await expect(credits(other)).toHaveText(/ 119 left$/);
    });
    expect(cost).toBe(1);
  });

  await test.step('what a tab was sending when it was closed, the other one finishes', async () => {
    await noTabSends(other);
    await world.fault({ match: 'POST /api/chat.php', kind: 'timeout', times: 1 });
    const attempt = context.waitForEvent(
      'request',
      (request) => request.method() === 'POST' && request.url().includes('chat.php'),
    );
    await send(page, 'The tab is closed in the middle of this');
    await expect(bubbles(other, 'The tab is closed in the middle of this')).toHaveCount(1, AT_ONCE);
    // Whichever tab is the first to be free for it sends.
    const sender = (await attempt).frame().page();
    const left = sender === page ? other : page;
    await sender.close();
    await expect(log(left).getByText('Sending', { exact: true })).toHaveCount(0, { timeout: 15_000 });
    await expect(bubbles(left, 'The tab is closed in the middle of this')).toHaveCount(1);
    await left.reload();
    await expect(bubbles(left, 'The tab is closed in the middle of this')).toHaveCount(1);
  });
});

test('without a network messages wait, also over a reload, and go in their order [BX-02] [BX-25]', async ({
  page,
  context,
  world,
}) => {
  await world.persona(MEMBER);
  await openChat(page);
  await context.setOffline(true);
  await send(page, 'First in the tunnel');
  await send(page, 'Second in the tunnel');
  await expect(log(page).getByText('Waiting for a connection')).toBeVisible();
  await reloadOffline(page);
  await context.setOffline(false);
  await openChat(page);
  await expect(
    log(page)
      .getByText(/^(Sent|Read)$/)
      .last(),
  ).toBeAttached();
  await expect(bubbles(page, 'First in the tunnel')).toHaveCount(1);
  await expect(bubbles(page, 'Second in the tunnel')).toHaveCount(1);
  await expect(log(page).getByText(/in the tunnel$/)).toHaveText([
    /First in the tunnel$/,
    /Second in the tunnel$/,
  ]);
});

test('a lost answer is no second message, a refused one costs nothing and can go again [BX-02] [BX-05] [ER-13]', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/status of (402|404|429)/, 'refused and lost messages are what this test is about');
  await world.persona(MEMBER);
  await openChat(page);

  await test.step('one bubble and one charge after a lost answer', async () => {
    await world.fault({ match: 'POST /api/chat.php', kind: 'drop_after_commit', times: 8 });
    const cost = await charges(page, async () => {
      await send(page, 'Did this arrive?');
      await expect(
        log(page)
          .getByText(/^(Sent|Read)$/)
          .last(),
      ).toBeAttached({ timeout: 40_000 });
      await expect(log(page).getByText(/Not confirmed|Sending/)).toHaveCount(0, { timeout: 40_000 });
      await expect(bubbles(page, 'Did this arrive?')).toHaveCount(1);
      await world.clearFaults();
      await page.reload();
      await expect(credits(page)).toBeVisible();
    });
    expect(cost).toBe(1);
    await expect(bubbles(page, 'Did this arrive?')).toHaveCount(1);
  });

  await test.step('each refusal says why, and all can be tried again', async () => {
    const refuse = (status: number, error: string) =>
      world.fault({ match: 'POST /api/chat.php', kind: 'status', status, body: { error }, times: 1 });
    await refuse(402, 'not_enough_credits');
    await send(page, 'Too dear');
    await expect(
      log(page).getByText('Not sent. You do not have enough credits', { exact: false }),
    ).toBeVisible();
    await expect(log(page).getByRole('link', { name: 'Top up' })).toHaveAttribute(
      'href',
      /next=%2Fchats%2Fc1/,
    );
    await refuse(404, 'not_found');
    await send(page, 'To nobody');
    await expect(log(page).getByText('can’t be reached at the moment', { exact: false })).toBeVisible();
    await expect(page.getByText('2 messages weren’t sent. No credits were used.')).toBeVisible();
    await expectAccessible(page);
    const cost = await charges(page, async () => {
      await page.getByRole('button', { name: 'Try all again' }).click();
      await expect(log(page).getByText('Not sent.', { exact: false })).toHaveCount(0);
      await expect(credits(page)).toBeVisible();
      await expect(log(page).getByText('Sending', { exact: true })).toHaveCount(0);
    });
    expect(cost).toBe(2);
  });

  await test.step('a pause that the server wants is said, and ends by itself', async () => {
    await world.fault({
      match: 'POST /api/chat.php',
      kind: 'status',
      status: 429,
      body: { error: 'rate_limited' },
      times: 4,
    });
    await send(page, 'Too quick');
    await expect(log(page).getByText('A little fast.', { exact: false })).toBeVisible();
    await expect(log(page).getByText('A little fast.', { exact: false })).toHaveCount(0, {
      timeout: 45_000,
    });
    await expect(bubbles(page, 'Too quick')).toHaveCount(1);
  });
});
