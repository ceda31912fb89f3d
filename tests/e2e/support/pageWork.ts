// How much a page works: processor time of its main thread, which a busy machine does not lengthen.
import type { Page } from '@playwright/test';

export interface PageWork {
  /** Seconds of scripts, styles and layout so far. */
  work: number;
  /** Bytes of the script heap in use. */
  heap: number;
}

/** @returns a function that reads what the page has done so far */
export async function watchWork(page: Page): Promise<() => Promise<PageWork>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      work: of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration'),
      heap: of('JSHeapUsedSize'),
    };
  };
}
