// The own photos in a real browser: what is sent holds the picture alone, the right way up; what is no photo is told why.
import { metadataSegments } from '../../src/lib/images/imageMetadata.ts';
import { BAD_FILES, GOOD_FILES, type Reason } from '../fixtures/photos/corpus.ts';
import { SECRETS } from '../fixtures/photos/metadata.ts';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { act, add, addresses, fields, openPhotos, OWN, photos, pick } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const PREMIUM = 'premium@example.test';
const FREE = 'free@example.test';

const TEXTS: Record<Reason, string> = {
  empty: 'This file is empty.',
  type: 'This isn’t a photo. Choose a JPEG, PNG, WebP or HEIC file.',
  drawing: 'SVG drawings can’t be used. Choose a JPEG, PNG, WebP or HEIC file.',
  animation: 'GIFs can’t be used. Choose a JPEG, PNG, WebP or HEIC file.',
  heic: 'This browser can’t read HEIC photos. Save the photo as a JPEG and try again.',
  bytes: 'This file is larger than 10 MB. Choose a smaller one.',
  pixels: 'This photo is too large to read. Choose one of at most 50 megapixels.',
  small: 'This photo is too small. It needs at least 200 pixels on each side.',
  broken: 'This file is damaged or can’t be read. Try another copy of it.',
};

const HALF = Math.ceil(GOOD_FILES.length / 2);
for (const [title, files] of [
  ['first', GOOD_FILES.slice(0, HALF)],
  ['second', GOOD_FILES.slice(HALF)],
] as const) {
  test(`the ${title} half of the good files arrives upright and without metadata [BX-17] [VA-07]`, async ({
    page,
    world,
  }) => {
    await world.persona(PREMIUM);
    await openPhotos(page);
    await add(page, files);
    await expect(photos(page)).toHaveCount(OWN + files.length, { timeout: 40_000 });
    const stored = (await addresses(page)).slice(OWN);
    for (const address of stored) {
      const body = await (await page.request.get(address)).body();
      expect(metadataSegments(new Uint8Array(body)), address).toEqual([]);
      expect(SECRETS.filter((secret) => body.includes(secret))).toEqual([]);
      expect(await fields(page, address), address).toEqual([
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [1, 1, 1],
      ]);
    }
  });
}

test('every bad file is told why and nothing is sent [VA-07]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  await openPhotos(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('photo.php')) sent.push(request.url());
  });
  await pick(page, BAD_FILES);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`${BAD_FILES.length} files weren’t added.`, { timeout: 30_000 });
  for (const { name, reason } of BAD_FILES)
    await expect(alert.getByRole('listitem').filter({ hasText: `${name}: ` })).toContainText(TEXTS[reason]);
  expect(sent).toEqual([]);
  await expect(photos(page)).toHaveCount(OWN);
  await expectAccessible(page);
});

test('photos are put in order, made main, deleted and had back [SC-02]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  await openPhotos(page);
  await add(page, GOOD_FILES.slice(0, 2));
  await expect(photos(page)).toHaveCount(OWN + 2);
  const [first = '', second = '', third = '', fourth = ''] = await addresses(page);
  const expectOrder = (...order: string[]) => expect.poll(() => addresses(page)).toEqual(order);

  await test.step('moves a photo with the keyboard', async () => {
    if (isPhone(page)) {
      await act(page, 1, '', 'Move later');
    } else {
      await page.getByRole('button', { name: 'Move photo 1', exact: true }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText('Picked up photo 1 of 4.')).toBeAttached();
      await expect(page.locator('.photo-lifted')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('At place 2 of 4.')).toBeAttached();
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Move photo 2', exact: true })).toBeFocused();
    }
    await expectOrder(second, first, third, fourth);
  });

  await test.step('makes a photo the main one', async () => {
    await act(page, 4, 'Make photo 4 the main photo', 'Make main photo');
    await expectOrder(fourth, second, first, third);
    await expect(
      page
        .getByText(/^(Main photo · being checked|Checking)$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  await test.step('takes a deletion back', async () => {
    await act(page, 1, 'Delete photo 1', 'Delete');
    await expectOrder(second, first, third);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOrder(fourth, second, first, third);
  });

  await test.step('deletes a photo, also when the page is left at once', async () => {
    await act(page, 2, 'Delete photo 2', 'Delete');
    await expectOrder(fourth, first, third);
    await page.reload();
    await expectOrder(fourth, first, third);
  });
  await expectAccessible(page);
});

test('a photo on its way can be held, sent again, and never becomes two [BX-17]', async ({
  page,
  world,
  context,
  problems,
}) => {
  problems.allow(/status of 503/, 'failed uploads are what this test is about');
  await world.persona(PREMIUM);
  await openPhotos(page);
  const [one, two, three, four] = GOOD_FILES.slice(8, 12);
  if (!one || !two || !three || !four) throw new Error('The corpus is too small.');

  await test.step('held and resumed', async () => {
    await world.fault({ match: 'POST /api/photo.php', kind: 'slow', ms: 20_000 });
    await add(page, [one]);
    await page.getByRole('button', { name: `Pause ${one.name}` }).click();
    await expect(page.getByText('Paused')).toBeVisible();
    await expectAccessible(page);
    await world.clearFaults();
    await page.getByRole('button', { name: `Resume ${one.name}` }).click();
    await expect(photos(page)).toHaveCount(OWN + 1);
  });

  await test.step('failed and sent again', async () => {
    await world.fault({ match: 'POST /api/photo.php', kind: 'status', status: 503 });
    await add(page, [two]);
    await expect(page.getByRole('alert')).toContainText('One photo wasn’t sent.', { timeout: 30_000 });
    await world.clearFaults();
    await page.getByRole('button', { name: `Send ${two.name} again` }).click();
    await expect(photos(page)).toHaveCount(OWN + 2);
  });

  await test.step('answer lost', async () => {
    await world.fault({ match: 'POST /api/photo.php', kind: 'drop_after_commit', times: 1 });
    await add(page, [three]);
    await expect(photos(page)).toHaveCount(OWN + 3);
  });

  await test.step('without a network', async () => {
    await context.setOffline(true);
    await add(page, [four]);
    await expect(page.getByText('Waiting for a connection')).toBeVisible();
    await context.setOffline(false);
    await expect(photos(page)).toHaveCount(OWN + 4);
  });

  await page.reload();
  await expect(photos(page)).toHaveCount(OWN + 4);
});

test('a free member has three photos and is shown the way to more [VA-07] [RO-02]', async ({
  page,
  world,
}) => {
  await world.persona(FREE);
  await openPhotos(page);
  await pick(page, GOOD_FILES.slice(0, 3));
  await expect(page.getByRole('alert')).toContainText(
    'You can keep 3 photos for free. Premium makes room for 25.',
  );
  await page.getByRole('button', { name: 'Add 1 photo', exact: true }).click();
  await expect(photos(page)).toHaveCount(3);
  await expect(page.getByText('3 of 3 free photos').first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Room for 22 more photos' })
    .getByRole('link', { name: 'See packages' })
    .click();
  await expect(page).toHaveURL(/\/premium\?next=/);
});
