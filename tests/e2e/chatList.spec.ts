// The list of conversations: order, marks, archive, search, removal.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { names, row, rows } from './support/chatRows.ts';
import { test } from './support/test.ts';

const MEMBER = 'premium@example.test';

/** Opens the menu of a row by key, as everybody can. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await row(page, name).getByRole('link').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

test(
  'conversations are pinned, put away, found and removed [RT-05] [SC-03] [ST-12] [ER-20]',
  { tag: '@gate-desktop' },
  async ({ page, world, problems }) => {
    test.setTimeout(150_000);
    await world.persona(MEMBER);
    await page.goto('/chats');
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(row(page, 'Claire, 41')).toBeVisible();

    // Pinned: first of all, and so after a reload.
    await choose(page, 'Claire, 41', 'Pin to the top');
    await expect.poll(() => names(page, 1)).toEqual(['Claire, 41']);
    await expect(row(page, 'Claire, 41').getByText('Pinned')).toBeAttached();
    await expect(row(page, 'Claire, 41').getByRole('link')).toBeFocused();

    // Put away, with a way back; the focus goes to the next row.
    await choose(page, 'Amara, 34', 'Archive');
    await expect(row(page, 'Amara, 34')).toHaveCount(0);
    await expect(page.getByText('Amara is in the archive.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('conv');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Amara, 34')).toBeVisible();
    await choose(page, 'Amara, 34', 'Archive');
    // On the server, too.
    await expect
      .poll(async () => (await page.request.get('/api/chats.php')).text())
      .toContain('"archived":true');

    // What the server does not take comes back, and says so.
    problems.allow(/status of 403/, 'the server is told to refuse');
    const refusal = { kind: 'status', status: 403, body: { error: 'premium_only' } } as const;
    await world.fault({ match: 'PUT /api/chats.php', ...refusal });
    await choose(page, 'Claire, 41', 'Unpin');
    await expect(page.getByText('That couldn’t be saved. Claire is back in place.')).toBeVisible();
    await expect.poll(() => names(page, 1)).toEqual(['Claire, 41']);
    await world.clearFaults();
    await page.reload();
    await expect.poll(() => names(page, 1)).toEqual(['Claire, 41']);

    // The archive is a place of its own; Back leaves it.
    await page.getByRole('link', { name: /^Archived 1/ }).click();
    await expect(page).toHaveURL(/\/chats\?list=archived$/);
    await expect(page.getByRole('heading', { name: 'Archive', exact: true })).toBeFocused();
    await expect(rows(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();

    // The search finds those that are put away as well, with or without accents.
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.fill('amara');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Amara, 34').getByText('Archived')).toBeVisible();
    await search.fill('ines');
    await expect(row(page, 'Inês, 27')).toBeVisible();
    await search.press('Escape');
    await expect(search).toHaveValue('');

    // Removed at once; back again when the server would not.
    await world.fault({ match: 'DELETE /api/chat.php', ...refusal });
    await choose(page, 'Claire, 41', 'Delete conversation');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(
      page.getByText('The conversation couldn’t be deleted. It’s back in your list.'),
    ).toBeVisible();
    await expect(row(page, 'Claire, 41')).toBeVisible();
    // The question keeps the focus until it is out of sight.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await world.clearFaults();
    await choose(page, 'Claire, 41', 'Delete conversation');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row(page, 'Claire, 41')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(row(page, 'Elena, 32')).toBeVisible();
    await expect(row(page, 'Claire, 41')).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('a message that was not sent marks its row and brings it to the top [BX-02]', async ({
  page,
  world,
  problems,
}) => {
  await world.persona(MEMBER);
  await page.goto('/chats/c5');
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill('Not for you');
  problems.allow(/status of 403/, 'the server is told to refuse');
  await world.fault({
    match: 'POST /api/chat.php',
    kind: 'status',
    status: 403,
    body: { error: 'blocked_by' },
    times: 1,
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^Not sent/).first()).toBeVisible();
  await field.fill('Half a thought');
  await page.goto('/chats');
  await expect(rows(page).first().getByText('Message not sent')).toBeAttached();
  await expect(rows(page).first().getByText('Half a thought')).toBeVisible();
  await expect(rows(page).first().getByText('Draft:')).toBeVisible();
});
