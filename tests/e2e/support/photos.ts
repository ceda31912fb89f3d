// The own photos, as a member works with them.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Bytes } from '../../fixtures/photos/bytes.ts';
import { isPhone } from './member.ts';

/** How many photos the personas have from the start. */
export const OWN = 2;

/** The photos that are stored, in their order. */
export const photos = (page: Page): Locator => page.getByRole('img', { name: /^Your photo \d+ of/ });
/** Where they lie. */
export const addresses = (page: Page): Promise<string[]> =>
  photos(page).evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));

/** The page of the own photos, once they are seen. */
export async function openPhotos(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(photos(page)).toHaveCount(OWN);
}

/** Picks files, as the dialog of the browser would. */
export async function pick(page: Page, files: readonly { name: string; bytes: Bytes }[]): Promise<void> {
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(
      // A browser guesses the type by the name; so does the test.
      files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })),
    );
}

/** Picks files, and sends them once they are ready. */
export async function add(page: Page, files: readonly { name: string; bytes: Bytes }[]): Promise<void> {
  await pick(page, files);
  const confirm = page.getByRole('button', { name: new RegExp(`^Add ${files.length} photos?$`) });
  await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
  await confirm.click();
}

/** One of the options of a photo: a button of its own, or an item of the menu on phones. */
export async function act(page: Page, position: number, button: string, item: string): Promise<void> {
  if (!isPhone(page)) {
    await page.getByRole('button', { name: button, exact: true }).click();
    return;
  }
  await page.getByRole('button', { name: `Options for photo ${position}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The colours of the four fields of a stored picture, in the order of reading. @param edge share of a side between the place that is read and the corner */
export function fields(page: Page, address: string, edge = 0.1): Promise<number[][]> {
  return page.evaluate(
    async ([source, near]) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(picture, 0, 0);
      const at = (x: number, y: number): number[] =>
        [...(context?.getImageData(picture.width * x, picture.height * y, 1, 1).data ?? [])]
          .slice(0, 3)
          .map((part) => Math.round(part / 255));
      const far = 1 - near;
      return [at(near, near), at(far, near), at(near, far), at(far, far)];
    },
    [address, edge] as const,
  );
}
