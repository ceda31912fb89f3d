// Logs a persona in for a browser that is steered from outside: the cookies to send with every request, and what a log-in leaves
// in the browser.
import { chromium } from '@playwright/test';
import { LOCAL_KEYS } from '../../src/config/storageKeys.ts';

/**
 * The Cookie header of a logged-in persona in a world of its own.
 * @throws Error when the mock backend refuses
 */
export async function cookieOf(address: string, persona: string | null, world: string): Promise<string> {
  const own = `mock_world=${world}`;
  if (persona === null) return own;
  const response = await fetch(`${address}/__mock/persona`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: own },
    body: JSON.stringify({ email: persona }),
  });
  if (!response.ok) throw new Error(`Logging in as ${persona} answered ${response.status}.`);
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return [own, ...pairs].join('; ');
}

/**
 * Leaves the mark of a log-in in the browser's own profile: no member's browser is without it, and the empty page asks the
 * server for a member's page where it is. Nothing else is kept: no file, no worker.
 * @param port where the browser can be steered
 */
export async function markLogIn(port: number, address: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('The browser has no profile of its own.');
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(address);
  await page.evaluate((key) => localStorage.setItem(key, '1'), LOCAL_KEYS.memberHere);
  await page.close();
  await browser.close();
}
