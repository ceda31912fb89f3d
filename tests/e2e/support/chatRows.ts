// The rows of the list of conversations, as a test finds them.
import type { Locator, Page } from '@playwright/test';

export const list = (page: Page): Locator => page.getByRole('list', { name: 'Messages' });
export const rows = (page: Page): Locator => list(page).getByRole('listitem');
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });
export const names = (page: Page, count: number): Promise<string[]> =>
  list(page)
    .locator('.conv-name')
    .evaluateAll((all, most) => all.slice(0, most).map(({ textContent }) => textContent ?? ''), count);
