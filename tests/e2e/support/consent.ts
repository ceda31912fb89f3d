// The question about cookies, which makes room for whatever the page is for.
import { expect, type Page } from '@playwright/test';

/** Then the page is scrolled on: the bar lies on something. */
const PRESS_MS = 2_000;

export const consentBar = (page: Page) => page.getByRole('region', { name: 'Cookie choice' });

/** Scrolls until the bar lies on no action and shows itself. */
export async function freeConsentBar(page: Page): Promise<void> {
  await expect(consentBar(page)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    const accept = consentBar(page).getByRole('button', { name: 'Accept' });
    await accept.click({ trial: true, timeout: PRESS_MS });
  }).toPass();
}

/** Answers, wherever on the page that can be done, and sees the question gone. */
export async function answerConsent(page: Page, answer: 'Accept' | 'Refuse'): Promise<void> {
  await expect(consentBar(page)).toBeVisible();
  await expect(async () => {
    // A slow page may have taken the answer after the time was over.
    if (await consentBar(page).isHidden()) return;
    await page.mouse.wheel(0, 200);
    await consentBar(page).getByRole('button', { name: answer }).click({ timeout: PRESS_MS });
  }).toPass();
  await expect(consentBar(page)).toBeHidden();
}
