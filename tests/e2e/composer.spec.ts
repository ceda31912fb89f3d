// Writing a message in a real browser: first lines, a growing field, pictures without metadata, emoji, a second thought.
import type { Locator, Page } from '@playwright/test';
import { metadataSegments } from '../../src/lib/images/imageMetadata.ts';
import { GOOD_FILES } from '../fixtures/photos/corpus.ts';
import { SECRETS } from '../fixtures/photos/metadata.ts';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { expect, test } from './support/test.ts';

const PREMIUM = 'premium@example.test';

const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ });
const send = (page: Page): Locator => page.getByRole('button', { name: 'Send message' });
const tray = (page: Page): Locator => page.getByRole('group', { name: 'Photo for this message' });
const photos = (page: Page): Locator => page.getByRole('log').getByRole('img', { name: 'Your photo' });

const PICTURE = GOOD_FILES.find(({ name }) => name === 'everything.JPG') ?? GOOD_FILES[0];
const file = { name: 'everything.JPG', mimeType: 'image/jpeg', buffer: Buffer.from(PICTURE?.bytes ?? '') };

async function pick(page: Page): Promise<void> {
  await page.locator('.composer input[type=file]').setInputFiles(file);
}

/** Lets a picture go above the conversation, or puts it into the field from the clipboard. */
async function hand(page: Page, how: 'drop' | 'paste'): Promise<void> {
  const bytes = [...file.buffer];
  const target = how === 'drop' ? page.getByRole('log') : field(page);
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'evening.jpg', { type: 'image/jpeg' }));
    return data;
  }, bytes);
  if (how === 'drop') {
    await target.dispatchEvent('dragover', { dataTransfer: transfer });
    await expect(page.getByText(/^Drop a photo here/)).toBeVisible();
    await target.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByText(/^Drop a photo here/)).toBeHidden();
  } else {
    await target.evaluate(
      (element, data) =>
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        ),
      transfer,
    );
  }
}

async function expectInView(page: Page, element: Locator): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    })
    .toBe(true);
}

test(
  'a first line is suggested with its price, and the field grows, counts and keeps its draft [SC-05] [SC-04] [BX-06]',
  { tag: '@gate-phone' },
  async ({ page, world }) => {
    await world.persona('low@example.test');
    await page.goto('/members/sofia/chat');
    const opener = page.getByRole('button', { name: 'Ideas for a first line' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'A first line, if you like' });
    await expect(dialog.getByText('Choosing one is free. Sending it costs 1 credit.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'No, thanks' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    const line = dialog.getByRole('listitem').first();
    const words = (await line.textContent()) ?? '';
    await line.getByRole('button').click();
    await expect(dialog).toBeHidden();
    await expect(field(page)).toHaveValue(words);
    await expect(field(page)).toBeFocused();

    const heightOf = async (): Promise<number> => (await field(page).boundingBox())?.height ?? 0;
    const one = await heightOf();
    await field(page).fill('One\ntwo\nthree');
    await expect.poll(heightOf).toBeGreaterThan(one);
    await field(page).fill('line\n'.repeat(40));
    await expect.poll(heightOf).toBeLessThan(160);
    // What is sent has no break at its end.
    await expect(page.getByText('199 / 500')).toBeVisible();
    await expectInView(page, send(page));
    // What a keyboard on the screen leaves of it.
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width, height: 420 });
    await expectInView(page, send(page));
    await expectInView(page, field(page));
    await page.setViewportSize({ width, height });

    await field(page).fill('Half a thought');
    // The draft is stored half a second after the last key.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join('\n')))
      .toContain('Half a thought');
    await page.reload();
    await expect(field(page)).toHaveValue('Half a thought');
    await send(page).click();
    await expect(page).toHaveURL(/\/chats\/c\d+$/);
    await expect(page.getByText('1 credit per message · 6 left')).toBeVisible();
  },
);

for (const [where, size] of [
  ['above a keyboard', { width: 360, height: 300 }],
  ['on a phone on its side', { width: 740, height: 360 }],
  ['on its side, above a keyboard', { width: 740, height: 180 }],
] as const) {
  test(`the field and Send stay in view ${where}, with hints, a picture and a long text [SC-05] [BX-14]`, async ({
    page,
    context,
    world,
  }) => {
    await world.persona(PREMIUM);
    // With a fictional member, whose hint stands above the field.
    await page.goto('/chats/c8');
    await pick(page);
    await expect(tray(page)).toContainText('Ready to send');
    await expect(page.getByText('Fictional profile: for conversation only. You can’t meet.')).toBeVisible();
    await page.setViewportSize(size);
    const head = page.locator('.chat-head');
    const bothInView = async (): Promise<void> => {
      await expect(field(page)).toBeInViewport({ ratio: 0.99 });
      await expect(send(page)).toBeInViewport({ ratio: 0.99 });
    };
    await field(page).fill('line\n'.repeat(40));
    await bothInView();
    await expect(head).toBeHidden();

    // Whoever is not writing has the way back and the menus.
    await field(page).blur();
    await expect(head).toBeInViewport({ ratio: 0.99 });
    await bothInView();

    await field(page).focus();
    await context.setOffline(true);
    await expect(page.getByText(/^What you send now will wait here/)).toBeAttached();
    await bothInView();
    await context.setOffline(false);
    await expect(page.getByText(/^What you send now will wait here/)).toBeHidden();

    await field(page).fill('From the shore');
    await page.getByRole('button', { name: 'Add an emoji' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search emoji' })).toBeVisible();
    await bothInView();
    await page.keyboard.press('Escape');
    await send(page).click();
    await expect(page.getByRole('log')).toContainText('From the shore');
  });
}

test('a picture is chosen, dropped or pasted, taken back, tried again, and arrives without metadata [BX-05] [BX-17]', async ({
  page,
  problems,
  world,
}) => {
  problems.allow(/attachment\.php|status of 403/, 'an upload is refused on purpose');
  await world.persona(PREMIUM);
  await page.goto('/chats/c1');
  await field(page).fill('Look at this');
  await pick(page);
  await expect(tray(page)).toContainText('Ready to send');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(field(page)).toBeFocused();
  await expect(tray(page)).toBeHidden();

  await world.fault({ match: 'POST /api/attachment.php', kind: 'status', status: 403, times: 1 });
  await hand(page, 'drop');
  await expect(tray(page)).toContainText('Not uploaded.');
  await page.getByRole('button', { name: 'Upload again' }).click();
  await expect(tray(page)).toContainText('Ready to send');
  await send(page).click();
  await expect(photos(page)).toHaveCount(1);
  await expect(page.getByText('1 credit per message · 119 left')).toBeVisible();
  const address = (await photos(page).first().getAttribute('src')) ?? '';
  const body = await (await page.request.get(address)).body();
  expect(metadataSegments(new Uint8Array(body))).toEqual([]);
  expect(SECRETS.filter((secret) => body.includes(secret))).toEqual([]);

  await world.fault({ match: 'POST /api/attachment.php', kind: 'slow', ms: 2_000, times: 1 });
  await hand(page, 'paste');
  await field(page).fill('And this');
  await send(page).click();
  await expect(tray(page)).toContainText('Sends when the upload is done');
  await expect(photos(page)).toHaveCount(2);
  await expect(page.getByText('1 credit per message · 118 left')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('emoji are found in the member’s words, and contact details are sent only on purpose [BX-19] [ER-13]', async ({
  page,
  world,
}) => {
  await world.persona(PREMIUM);
  await page.goto('/chats/c1');
  await field(page).fill('Good night');
  await page.getByRole('button', { name: 'Add an emoji' }).click();
  const search = page.getByRole('searchbox', { name: 'Search emoji' });
  await expect(page.getByRole('button', { name: 'grinning face', exact: true })).toBeVisible();
  await expectAccessible(page);
  await search.fill('crescent moon');
  await page.getByRole('button', { name: 'crescent moon', exact: true }).click();
  await expect(field(page)).toHaveValue('Good night🌙');
  await expectInView(page, send(page));
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  if (!isPhone(page)) await expect(field(page)).toBeFocused();

  await field(page).fill('I am on +31 6 12345678');
  await send(page).click();
  const dialog = page.getByRole('dialog', { name: 'Share this with Elena?' });
  await expect(dialog).toContainText('a phone number');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page)).toHaveValue('I am on +31 6 12345678');
  await send(page).click();
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('log')).toContainText('I am on +31 6 12345678');
  await expect(dialog).toBeHidden();
  await field(page).fill('or anna@example.test');
  await send(page).click();
  await expect(page.getByRole('log')).toContainText('or anna@example.test');
  await expect(dialog).toBeHidden();
  // An account number is another matter.
  await field(page).fill('NL91 ABNA 0417 1643 00');
  await send(page).click();
  await expect(dialog).toContainText('bank or card details');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toBeHidden();
  await field(page).fill('');
  // Both have arrived before somebody else takes the seat.
  await expect(page.getByText('1 credit per message · 118 left')).toBeVisible();

  await world.persona('empty@example.test');
  await page.goto('/chats');
  await page
    .getByRole('link', { name: /, \d\d/ })
    .first()
    .click();
  await field(page).fill('For later');
  await send(page).click();
  await expect(page.getByText('You do not have enough credits to send this message').first()).toBeVisible();
  await expect(field(page)).toHaveValue('For later');
});
