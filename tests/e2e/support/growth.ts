// What a page costs on the phone that the targets mean: when its first row is there, how soon a key shows, what is kept in memory.
import { expect, type BrowserContext, type CDPSession, type Locator, type Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { phoneSlowdown } from '../../../scripts/audit/phone.ts';

/** CSS pixels a second: a hand in a hurry. */
const WHEEL_SPEED = 4_000;

declare global {
  interface Window {
    /** What the page under measure has done so far; milliseconds. */
    readonly grown: {
      /** When the first row of the list was there, since the page began. */
      firstRow: number | null;
      readonly longTasks: { start: number; duration: number }[];
      /** From a press to the frame that shows it. */
      readonly keys: number[];
      /** From a click to the frame that shows it. */
      readonly presses: number[];
      /** How many `Intl` objects were made. */
      intl: number;
    };
  }
}

/** Runs in the page before anything of its own. @param rows what a row is, as a selector */
function watch(rows: string): void {
  const grown: Window['grown'] = { firstRow: null, longTasks: [], keys: [], presses: [], intl: 0 };
  Object.defineProperty(window, 'grown', { value: grown });

  const names = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat', 'Collator'] as const;
  for (const name of [...names, 'ListFormat', 'DisplayNames', 'Segmenter'] as const) {
    const made: object = new Proxy(Intl[name], {
      construct(target, args, self) {
        grown.intl += 1;
        const object: unknown = Reflect.construct(target, args, self);
        if (typeof object !== 'object' || object === null) throw new TypeError('Nothing was made');
        return object;
      },
      apply(target, self, args) {
        grown.intl += 1;
        const answer: unknown = Reflect.apply(target, self, args);
        return answer;
      },
    });
    Object.defineProperty(Intl, name, { value: made, configurable: true, writable: true });
  }

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      grown.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  new MutationObserver((_, self) => {
    if (document.querySelector(rows) === null) return;
    grown.firstRow = performance.now();
    self.disconnect();
  }).observe(document, { childList: true, subtree: true });

  /** Notes the time from an event to the frame that shows what it did. */
  const untilShown =
    (times: number[]) =>
    ({ timeStamp }: Event): void => {
      const shown = new MessageChannel();
      shown.port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
      shown.port1.start();
      // The message comes after the frame has been made.
      requestAnimationFrame(() => shown.port2.postMessage(null));
    };
  addEventListener('keydown', untilShown(grown.keys), { capture: true });
  addEventListener('click', untilShown(grown.presses), { capture: true });
}

/** Of a hundred values, 98 are not greater. */
export const p98 = (values: readonly number[]): number => share(values, 0.98);
/** Of a hundred values, 95 are not greater. */
export const p95 = (values: readonly number[]): number => share(values, 0.95);
/** Of two values, one is not greater. */
export const median = (values: readonly number[]): number => share(values, 0.5);
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

/** How fast the machine is now, read as Lighthouse reads it, in a new page; the middle of three readings. */
async function machineIndex(context: BrowserContext): Promise<number> {
  const indices: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const page = await context.newPage();
    indices.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    await page.close();
  }
  return median(indices);
}

/** A page that is measured, on a slow processor; opened before the page goes anywhere. */
export class SlowPage {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #slowdown: number;

  private constructor(page: Page, session: CDPSession, slowdown: number) {
    this.#page = page;
    this.#session = session;
    this.#slowdown = slowdown;
  }

  /** @param rows what a row of its list is, as a selector */
  static async open(page: Page, rows: string): Promise<SlowPage> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const index = await machineIndex(page.context());
    const slowdown = phoneSlowdown(index);
    console.log(`machine: index ${index.toFixed(0)}, slowed down ${slowdown.toFixed(1)} times`);
    await page.addInitScript(watch, rows);
    return new SlowPage(page, session, slowdown);
  }

  /** @param isSlow as the phone is; while it is not, the page is as quick as the machine */
  async slow(isSlow: boolean): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? this.#slowdown : 1 });
  }

  /** Milliseconds from the beginning of the page to its first row. */
  async firstRow(): Promise<number> {
    const time = () => this.#page.evaluate(() => window.grown.firstRow);
    await expect.poll(time, { timeout: 120_000 }).not.toBeNull();
    return (await time()) ?? Number.NaN;
  }

  /**
   * Types into the field that has the focus, a key every 80 ms.
   * @returns milliseconds from a press to its frame: of a hundred presses, 98 are shown sooner
   */
  async keyToPaint(text: string): Promise<number> {
    await this.#page.evaluate(() => void window.grown.keys.splice(0));
    await this.#page.keyboard.type(text, { delay: 80 });
    const taken = () => this.#page.evaluate(() => window.grown.keys);
    await expect.poll(async () => (await taken()).length).toBeGreaterThanOrEqual(text.length);
    return p98(await taken());
  }

  /** Milliseconds from a press of a button or link to the frame that shows that it was pressed. */
  async pressToPaint(target: Locator): Promise<number> {
    await this.#page.evaluate(() => void window.grown.presses.splice(0));
    await target.click();
    const taken = () => this.#page.evaluate(() => window.grown.presses[0] ?? null);
    await expect.poll(taken).not.toBeNull();
    return (await taken()) ?? Number.NaN;
  }

  /** Milliseconds from a press to the frame in which something is there. @param shown that thing, as a selector */
  async pressToShown(target: Locator, shown: string): Promise<number> {
    const taken = this.#page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          const look = (since: number): void => {
            if (document.querySelector(selector) === null) requestAnimationFrame(() => look(since));
            // By the next frame, this one is on the screen.
            else requestAnimationFrame(() => resolve(performance.now() - since));
          };
          addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
            capture: true,
            once: true,
          });
        }),
      shown,
    );
    await target.click();
    return taken;
  }

  /**
   * Turns the wheel over an element.
   * @param distance CSS pixels; negative goes up
   * @returns milliseconds of each frame meanwhile
   */
  async wheel(target: Locator, distance: number): Promise<readonly number[]> {
    const box = await target.boundingBox();
    if (box === null) throw new Error('There is nothing to scroll');
    const watched = await this.#page.evaluateHandle(() => {
      const times: number[] = [];
      let last = performance.now();
      const next = (now: number): void => {
        times.push(now - last);
        last = now;
        frame = requestAnimationFrame(next);
      };
      let frame = requestAnimationFrame(next);
      return {
        end: () => {
          cancelAnimationFrame(frame);
          // The first frame had begun before.
          return times.slice(1);
        },
      };
    });
    await this.#session.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: -distance,
      speed: WHEEL_SPEED,
      gestureSourceType: 'mouse',
    });
    return watched.evaluate(({ end }) => end());
  }

  /** Total blocking time: milliseconds by which tasks since the first paint of content were longer than what is felt (50 ms). */
  async blocked(): Promise<number> {
    const FELT = 50;
    const painted = await this.#page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const tasks = await this.#longTasks(painted);
    return tasks.reduce((sum, duration) => sum + Math.max(0, duration - FELT), 0);
  }

  /** Milliseconds of long tasks since a moment, together. */
  async longTasks(since: number): Promise<number> {
    return (await this.#longTasks(since)).reduce((sum, duration) => sum + duration, 0);
  }

  async #longTasks(since: number): Promise<number[]> {
    const tasks = await this.#page.evaluate(() => window.grown.longTasks);
    return tasks.filter(({ start }) => start >= since).map(({ duration }) => duration);
  }

  now(): Promise<number> {
    return this.#page.evaluate(() => performance.now());
  }

  intl(): Promise<number> {
    return this.#page.evaluate(() => window.grown.intl);
  }

  /** Megabytes of script objects that are still needed. */
  async memory(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    return bytes / 1024 / 1024;
  }
}
