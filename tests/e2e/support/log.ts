// The log of a conversation, measured in the browser: where bubbles are, what scrolling moves, what it costs.
import type { Locator, Page } from '@playwright/test';

export const log = (page: Page): Locator => page.getByRole('log');

/** A bubble in sight: its row and the distance of its top from the top of the window, CSS pixels. */
export interface BubblePlace {
  readonly row: string;
  readonly top: number;
}

/** The first bubble that begins in the lower two thirds of the log. */
export function bubbleInSight(page: Page): Promise<BubblePlace> {
  return page.evaluate(() => {
    const view = document.querySelector('.chat-log')?.getBoundingClientRect() ?? new DOMRect();
    for (const row of document.querySelectorAll<HTMLElement>('[data-message]')) {
      const top = row.querySelector('.bubble')?.getBoundingClientRect().top ?? 0;
      if (top > view.top + view.height / 3) return { row: row.dataset.row ?? '', top };
    }
    throw new Error('no bubble in sight');
  });
}

/** By how many pixels a bubble has moved since. */
export function movedSince(page: Page, place: BubblePlace): Promise<number> {
  return page.evaluate(({ row, top }) => {
    const bubble = document.querySelector(`[data-row="${row}"] .bubble`);
    return bubble ? Math.abs(bubble.getBoundingClientRect().top - top) : Number.POSITIVE_INFINITY;
  }, place);
}

export interface Scrolled {
  /** The greatest difference between what was scrolled and what a bubble in sight moved by, CSS pixels. */
  readonly jump: number;
  /** The most elements that the page had. */
  readonly elements: number;
}

/** Scrolls the log in steps, some frames each, and watches a bubble in each of them. @param step CSS pixels; negative goes up */
export function scrollLog(page: Page, steps: number, step: number): Promise<Scrolled> {
  return page.evaluate(
    async ({ steps, step }) => {
      const log = document.querySelector('.chat-log');
      if (!log) throw new Error('no log');
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
      const inSight = () =>
        [...document.querySelectorAll<HTMLElement>('[data-message]')].find(
          (row) => row.getBoundingClientRect().bottom > middle,
        );
      let jump = 0;
      let elements = 0;
      for (let done = 0; done < steps; done += 1) {
        const key = inSight()?.dataset.row ?? '';
        const top = () =>
          document.querySelector(`[data-row="${key}"] .bubble`)?.getBoundingClientRect().top ?? Number.NaN;
        const before = top();
        const from = log.scrollTop;
        log.scrollTop = from + step;
        const by = log.scrollTop - from;
        await frame();
        await frame();
        jump = Math.max(jump, Math.abs(top() - before + by));
        elements = Math.max(elements, document.querySelectorAll('*').length);
      }
      return { jump, elements };
    },
    { steps, step },
  );
}

/** Pixels from the end of the log. */
export const belowView = (page: Page): Promise<number> =>
  log(page).evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
