// The protections that only a browser can show: what the policy stops, and what is kept on the device.
import { expect, test as plain, type Locator, type Page } from '@playwright/test';
import { LAST_SEEN_CACHE } from '../../src/config/storageKeys.ts';
import { started } from './support/alive.ts';
import { test } from './support/test.ts';

/** Tries something on the page that is open. @returns what names the directive that refused it */
async function attempt(page: Page, action: () => void): Promise<Locator> {
  await page.evaluate(() => delete document.documentElement.dataset['refusedBy']);
  await page.evaluate(action);
  return page.locator('html');
}

// These provoke violations, so they use the test function that does not fail on them.
plain.describe('the security policy', { tag: '@gate' }, () => {
  plain('stops a script, a style and text that would become elements', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        document.documentElement.dataset['refusedBy'] = event.effectiveDirective;
      });
    });
    await page.goto('/');

    const script = await attempt(page, () => {
      const element = document.createElement('script');
      element.append('window.hacked = true');
      document.head.append(element);
    });
    await expect(script).toHaveAttribute('data-refused-by', /script|trusted-types/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

    const style = await attempt(page, () => {
      const element = document.createElement('style');
      element.append('body { display: none }');
      document.head.append(element);
    });
    await expect(style).toHaveAttribute('data-refused-by', 'style-src-elem');
    await expect(page.locator('body')).toBeVisible();

    const text = await attempt(page, () => {
      try {
        document.body.innerHTML = '<img src=x onerror=alert(1)>';
      } catch {
        // Refusing is what is wanted; the event says so.
      }
    });
    await expect(text).toHaveAttribute('data-refused-by', 'require-trusted-types-for');
  });

  plain('stops other sites from framing a page', async ({ page, baseURL }) => {
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${baseURL}/"></iframe>`);
    await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error');
  });
});

test.describe('the worker', () => {
  test.use({ worker: true });

  test(
    'keeps files of the application and no answer of the API but the note of what was seen last',
    { tag: '@gate' },
    async ({ page, world }) => {
      await world.persona('premium@example.test');
      await page.goto('/members');
      await started(page);
      await page.reload();
      // What the worker keeps of this page it has kept by now: its answers have come.
      await expect(page.getByRole('list', { name: 'Members found' }).getByRole('listitem')).not.toHaveCount(
        0,
      );
      const kept = await page.evaluate(async (note) => {
        const names = (await caches.keys()).filter((name) => name !== note);
        const all = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url)),
        );
        return all.flat();
      }, LAST_SEEN_CACHE);
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.filter((url) => /\/(api|cdn|__mock)\//.test(url))).toEqual([]);
    },
  );
});

test('script sees no cookie but the language', { tag: '@gate' }, async ({ page, context, world }) => {
  await world.persona('premium@example.test');
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hidden = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(hidden, 'the session, which is there and hidden').not.toEqual([]);
  const names = await page.evaluate(() => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]));
  expect(names.filter((name) => name !== 'i18n_redirected' && name !== 'mock_world' && name !== '')).toEqual(
    [],
  );
});

test(
  'a missing file is a plain 404, a missing page is one that people can read',
  { tag: '@gate' },
  async ({ page, problems }) => {
    problems.allow(/status of 404/, 'the page is not there, and the browser says so');
    const file = await page.request.get('/assets/gone.js');
    expect(file.status()).toBe(404);
    expect(file.headers()['content-type']).toContain('text/plain');
    const missing = await page.goto('/no-such-page/at-all');
    expect(missing?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
  },
);
