// A member without a pointer: Tab leads from stop to stop, and each of them is to be seen (WCAG 2.2, 2.4.7, 2.4.11).
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between where somebody is and where they want to be. */
const MOST_STOPS = 150;

/** Runs in the page. @returns what is wrong with the stop that has the focus; null for nothing */
function faultOfFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const name = `${focused.tagName.toLowerCase()} ${focused.className} "${focused.textContent.slice(0, 30)}"`;
  // The input of a drawn choice is not seen itself: its label is.
  const label = focused instanceof HTMLInputElement ? focused.closest('label') : null;
  const seen = label ?? focused;
  const { left, top, right, bottom, width, height } = seen.getBoundingClientRect();
  if (width === 0 || height === 0) return `${name} has no size`;
  const inset = Math.min(4, width / 2, height / 2);
  const across = [left + inset, (left + right) / 2, right - inset];
  const down = [top + inset, (top + bottom) / 2, bottom - inset];
  const isHit = across.some((x) =>
    down.some((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && seen.contains(hit);
    }),
  );
  if (!isHit) return `${name} is covered or out of sight`;
  return focused.matches(':focus-visible') ? null : `${name} does not show that it has the focus`;
}

/** Presses a key, and looks at what has the focus then. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  // What scrolls into sight does so with the next frame.
  await expect.poll(() => page.evaluate(faultOfFocus), { message: `after ${key}` }).toBeNull();
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Goes to something by Tab.
 * @param key another key that leads from stop to stop
 */
export async function goTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; !(await isFocused(target)); stop += 1) {
    expect(stop, `${target.toString()} is reached by ${key}`).toBeLessThan(MOST_STOPS);
    await press(page, key);
  }
}

/** Goes to a link or a button, and presses it. */
export async function follow(page: Page, target: Locator): Promise<void> {
  await goTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field, and writes into it in place of what it holds. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await goTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a list of choices, and types the one that is meant. */
export async function choose(page: Page, list: Locator, text: string): Promise<void> {
  await goTo(page, list);
  await page.keyboard.type(text);
}

/** Goes to a group of drawn choices, and takes one of them with the arrows. */
export async function pick(page: Page, group: Locator, choice: Locator): Promise<void> {
  const first = group.getByRole('radio').first();
  await goTo(page, first);
  await page.keyboard.press('Space');
  while (!(await choice.isChecked())) await press(page, 'ArrowDown');
}
