// The test function of the browser journeys: a world of its own for each test, and failure on anything the browser complains about.
import { test as base, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { REFUSED } from './alive.ts';
import { Problems } from './problems.ts';
import { World } from './world.ts';

/** Somebody else's browser, with the controls of the same world. */
interface Other {
  readonly page: Page;
  readonly world: World;
}

interface Options {
  /**
   * Whether the browser takes a service worker; `test.use({ worker: true })` where it is the subject, or what depends on it
   * (offline, push, update, what is kept after the log-out). Elsewhere it would only load everything a second time.
   */
  readonly worker: boolean;
}

interface Fixtures {
  /** The mock backend of this test. */
  readonly world: World;
  /** What the browser complained about; checked at the end of every test. */
  readonly problems: Problems;
  /** Opens a page in a browser of its own (no shared cookies or storage) in the same world. */
  readonly openVisitor: () => Promise<Other>;
  /** The same for one of the personas, by e-mail: who is logged in there can write to the one who is logged in here. */
  readonly openMember: (email: string) => Promise<Other>;
}

/** A name that no other test has, nor another try of this one: what a failed try left behind is not met again. */
function worldName({ testId, project, repeatEachIndex, retry }: TestInfo): string {
  return `${project.name}-${testId}-${repeatEachIndex}-${retry}`.replaceAll(/[^\w-]/g, '');
}

/** Runs in the page: asking for a worker fails as it does in browsers that have none, and leaves a mark. */
function refuseWorker(mark: string): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register = () => {
    performance.mark(mark);
    return Promise.reject(new DOMException('No worker in this test.', 'SecurityError'));
  };
}

export const test = base.extend<Options & Fixtures>({
  worker: [false, { option: true }],
  problems: [
    async ({ context, worker }, provide, info) => {
      const problems = new Problems();
      await problems.watch(context);
      if (!worker) await context.addInitScript(refuseWorker, REFUSED);
      await provide(problems);
      for (const description of problems.remarks()) info.annotations.push({ type: 'browser', description });
      expect(problems.unexpected(), 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  world: [
    async ({ context, baseURL }, provide, info) => {
      const address = baseURL ?? '';
      await provide(await World.open(context, address, worldName(info)));
    },
    { auto: true },
  ],
  openVisitor: async (
    { browser, baseURL, problems, worker, contextOptions, viewport, isMobile, hasTouch },
    provide,
    info,
  ) => {
    const opened: BrowserContext[] = [];
    const address = baseURL ?? '';
    const name = worldName(info);
    await provide(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile,
        hasTouch,
        baseURL: address,
      });
      opened.push(context);
      await problems.watch(context);
      if (!worker) await context.addInitScript(refuseWorker, REFUSED);
      const world = await World.open(context, address, name);
      return { page: await context.newPage(), world };
    });
    for (const context of opened) await context.close();
  },
  openMember: async ({ openVisitor }, provide) => {
    await provide(async (email) => {
      const other = await openVisitor();
      await other.world.persona(email);
      return other;
    });
  },
});

export { expect } from '@playwright/test';
