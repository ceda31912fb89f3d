// Notices: each kind saved and taken back, why e-mails are off, alerts that stay away.
import { expect, type Page } from '@playwright/test';
import { expectAllAccessible } from './support/accessible.ts';
import { started } from './support/alive.ts';
import { test } from './support/test.ts';

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

/** Ready when the worker is: it is the last thing that a page starts, after the channel to the other tabs. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await started(page);
}
const kind = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const alerts = (page: Page) => page.getByRole('region', { name: 'Notices' });

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
    await expect(page.getByText('Undone')).toBeVisible();
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
  ['fbl', /marked as spam/, 'Open your spam folder and mark our message as not spam.'],
  ['bounce', /your mailbox didn’t accept our messages/, 'Check the address.'],
  ['listunsubscribe', /you unsubscribed/, 'If you want them again, turn them back on here.'],
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
    const again = panel.getByRole('button', { name: 'Turn my e-mails back on' });
    if (reason === 'bounce') {
      // Only an address that works brings them back.
      await expect(again).toHaveCount(0);
      return;
    }
    await again.click();
    const said = page.getByRole('status').filter({ hasText: 'Your e-mails are back on.' });
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
  const texts = [
    /others may stop replying/,
    /You have no photo yet/,
    /your address didn’t accept our e-mails/,
  ];
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
