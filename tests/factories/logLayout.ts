/** Gives the log of a conversation a size where nothing is laid out: rows of one height between two spacers, and a view on them. */
import { vi } from 'vitest';

const ROW_PX = 60;
const VIEW_PX = 480;

const LOG = '.chat-log';
const logOf = (element: Element): Element | null => element.closest(LOG);
const rowsOf = (log: Element): Element[] => [...log.querySelectorAll('[data-row]')];
const spacersOf = (log: Element): number[] =>
  [...log.querySelectorAll<HTMLElement>('.chat-mid > div')]
    .filter((element) => element.style.height !== '')
    .map((element) => Number.parseFloat(element.style.height));

function contentHeight(log: Element): number {
  const [before = 0, after = 0] = spacersOf(log);
  return before + rowsOf(log).length * ROW_PX + after;
}

/** Until the mocks are restored. Scrolling by hand needs a scroll event of its own. */
export function layOutLog(): void {
  const tops = new WeakMap<Element, number>();
  const most = (log: Element): number => Math.max(0, contentHeight(log) - VIEW_PX);
  const topOf = (log: Element): number => Math.min(tops.get(log) ?? 0, most(log));
  const proto = Element.prototype;
  vi.spyOn(proto, 'clientHeight', 'get').mockImplementation(function height(this: Element) {
    return this.matches(LOG) ? VIEW_PX : 0;
  });
  vi.spyOn(proto, 'scrollHeight', 'get').mockImplementation(function height(this: Element) {
    return this.matches(LOG) ? Math.max(VIEW_PX, contentHeight(this)) : 0;
  });
  vi.spyOn(proto, 'scrollTop', 'get').mockImplementation(function top(this: Element) {
    return this.matches(LOG) ? topOf(this) : 0;
  });
  vi.spyOn(proto, 'scrollTop', 'set').mockImplementation(function scroll(this: Element, top: number) {
    tops.set(this, Math.min(Math.max(0, top), most(this)));
  });
  vi.spyOn(proto, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const row = this.closest('[data-row]');
    const log = row && logOf(row);
    if (!row || !log) return new DOMRect(0, 0, 0, this.matches(LOG) ? VIEW_PX : 0);
    const [before = 0] = spacersOf(log);
    return new DOMRect(0, before + rowsOf(log).indexOf(row) * ROW_PX - topOf(log), 0, ROW_PX);
  });
}
