// The end that a browser makes of workers that are not at work.
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** How long a page asks for nothing before its worker counts as idle: longer than it waits before it loads what is likely next. */
const QUIET_MS = 2500;

/**
 * Ends all workers as the browser does with idle ones: never in the middle of an answer. What a page asks while one is
 * being stopped fails or passes it by, so the page has to be quiet first, and still be so afterwards.
 */
export async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const underWay = new Set<Request>();
  let lastAt = Date.now();
  const asked = (request: Request): void => {
    underWay.add(request);
    lastAt = Date.now();
  };
  const ended = (request: Request): void => {
    underWay.delete(request);
    lastAt = Date.now();
  };
  page.on('request', asked).on('requestfinished', ended).on('requestfailed', ended);
  const session = await context.newCDPSession(page);
  const running = new Set<string>();
  let stopping = false;
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'running' && !stopping) running.add(versionId);
      // The page's next question starts it again.
      if (runningStatus === 'stopped') running.delete(versionId);
    }
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => running.size).toBeGreaterThan(0);
  await expect
    .poll(() => underWay.size === 0 && Date.now() - lastAt > QUIET_MS, { timeout: 20_000 })
    .toBe(true);
  stopping = true;
  await session.send('ServiceWorker.stopAllWorkers');
  await expect.poll(() => running.size).toBe(0);
  await session.detach();
  page.off('request', asked).off('requestfinished', ended).off('requestfailed', ended);
}
