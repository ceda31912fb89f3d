// A photo before it is sent and in its place: cropped, enlarged, straightened, turned, moved.
import type { Locator, Page } from '@playwright/test';
import { GOOD_FILES } from '../fixtures/photos/corpus.ts';
import { expectAccessible } from './support/accessible.ts';
import { isPhone } from './support/member.ts';
import { act, add, addresses, fields, openPhotos, OWN, photos, pick } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const PREMIUM = 'premium@example.test';

/** Picks a photo, edits it and sends it. @returns where it lies */
async function edit(page: Page, how: (dialog: Locator) => Promise<void>): Promise<string> {
  const [file] = GOOD_FILES;
  if (!file) throw new Error('The corpus is empty.');
  await openPhotos(page);
  await pick(page, [file]);
  await page.getByRole('button', { name: `Edit ${file.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit photo' });
  await expect(dialog.getByRole('group', { name: /^The part of the photo/ })).toBeVisible();
  await how(dialog);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add 1 photo', exact: true }).click();
  await expect(photos(page)).toHaveCount(OWN + 1);
  return (await addresses(page)).at(-1) ?? '';
}

test(
  'a photo is cropped and turned before it is sent [BX-17]',
  { tag: '@gate-phone' },
  async ({ page, world }) => {
    await world.persona(PREMIUM);
    const stored = await edit(page, async (dialog) => {
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Turn right' }).click();
      await dialog.getByRole('button', { name: 'Turn right' }).click();
    });
    expect(await fields(page, stored)).toEqual([
      [1, 1, 1],
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ]);
  },
);

test('a photo is enlarged and moved by keys alone [BX-17]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  const stored = await edit(page, async (dialog) => {
    await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
    await dialog.getByRole('group', { name: /^The part of the photo/ }).focus();
    for (const key of ['ArrowRight', 'ArrowDown'])
      for (let press = 0; press < 90; press += 1) await page.keyboard.press(key);
  });
  // The picture was moved to the right and down as far as it goes: what is left is the field in its first corner.
  expect(await fields(page, stored)).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('a photo that is straightened has no empty corner [BX-17]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  const stored = await edit(page, async (dialog) => {
    const straighten = dialog.getByRole('slider', { name: 'Straighten' });
    for (let press = 0; press < 12; press += 1) await straighten.press('ArrowRight');
    await expect(straighten).toHaveAttribute('aria-valuetext', '12°');
  });
  expect(await fields(page, stored, 0.004)).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 1, 1],
  ]);
});

test('a photo is put in its place by mouse, or by its menu on a phone [SC-02]', async ({ page, world }) => {
  await world.persona(PREMIUM);
  await openPhotos(page);
  await add(page, GOOD_FILES.slice(0, 1));
  await expect(photos(page)).toHaveCount(OWN + 1);
  const [first = '', second = '', third = ''] = await addresses(page);
  if (isPhone(page)) {
    // A finger that drags scrolls there: photos are moved by their menus.
    await act(page, 1, '', 'Move later');
    await act(page, 2, '', 'Move later');
  } else {
    const from = await page.getByRole('button', { name: 'Move photo 1', exact: true }).boundingBox();
    const to = await photos(page).nth(2).boundingBox();
    if (!from || !to) throw new Error('The photos are not seen.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
  }
  await expect.poll(() => addresses(page)).toEqual([second, third, first]);
});
