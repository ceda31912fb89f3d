/** The world of a test as a fixture of Playwright: `test('…', async ({ page, mock }) => …)`. */
import { test as base } from '@playwright/test';
import { openMockWorld, type MockWorld } from './mockWorld.ts';

export const test = base.extend<{ readonly mock: MockWorld }>({
  mock: async ({ context, baseURL }, provide) => {
    const address = baseURL ?? '';
    await provide(
      await openMockWorld({
        address,
        onCookies: async (cookies) => {
          // A session that has ended is no longer among them.
          await context.clearCookies({ name: 'auth' });
          await context.addCookies(
            cookies.map(({ name, value }) => ({ name, value, url: address, httpOnly: name === 'auth' })),
          );
        },
      }),
    );
  },
});
