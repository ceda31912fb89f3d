/** Reads and restores places of a conversation on screen. A place is that of a bubble: what stands around it may change. */
import { NEAR_END_PX } from '@/config/limits';
import type { Anchor } from '@/domain/rowWindow';
import { firstWhere } from '@/lib/firstWhere';

/** The rows that are drawn. */
export const rowsIn = (log: HTMLElement): HTMLElement[] => [
  ...log.querySelectorAll<HTMLElement>('[data-row]'),
];

/** The part of a row that stays what it is when a day, a line or a time joins it. */
const heart = (row: HTMLElement): Element => row.querySelector('.bubble') ?? row;

/** From the top of the log to that of an element, CSS pixels. */
const offsetIn = (log: HTMLElement, element: Element): number =>
  element.getBoundingClientRect().top - log.getBoundingClientRect().top;

export function rowOf(log: HTMLElement, key: string): HTMLElement | undefined {
  return rowsIn(log).find((row) => row.dataset.row === key);
}

/** The rows that reach into the view above a line, from the top down. Few of them are asked where they are: it is done with each frame. */
function rowsAbove(log: HTMLElement, line: number): { row: HTMLElement; top: number }[] {
  const rows = rowsIn(log);
  const origin = log.getBoundingClientRect().top;
  const first = firstWhere(rows, (row) => row.getBoundingClientRect().bottom > origin);
  const found: { row: HTMLElement; top: number }[] = [];
  for (const row of rows.slice(first)) {
    const top = row.getBoundingClientRect().top - origin;
    if (top >= line) break;
    found.push({ row, top });
  }
  return found;
}

/** The messages in sight, from the top; the first that is still there later tells where to be. */
export function placesIn(log: HTMLElement): Anchor[] {
  return rowsAbove(log, log.clientHeight).flatMap(({ row, top }) => {
    const { row: key } = row.dataset;
    const bubble = row.querySelector('.bubble');
    // A day is no place: history of the same day comes between it and what stands below it.
    if (key === undefined || !bubble) return [];
    return [{ key, offset: top + offsetIn(row, bubble) }];
  });
}

/** The day that stays at the top of the view takes this much of it, CSS pixels. */
const DAY_ZONE_PX = 40;

/** @returns key of the row that the top of the view cuts off; null where a day stands there itself, or nothing does */
export function rowAtTop(log: HTMLElement): string | null {
  const there = rowsAbove(log, DAY_ZONE_PX).filter(({ row, top }) => {
    const name = row.querySelector('.day-pill > *');
    if (!name) return true;
    const nameTop = top + offsetIn(row, name);
    return nameTop < DAY_ZONE_PX && nameTop + name.getBoundingClientRect().height > 0;
  });
  if (there.some(({ row }) => row.querySelector('.day-pill') !== null)) return null;
  return there[0]?.row.dataset.row ?? null;
}

/** @returns by how far the log has to be scrolled on for a bubble to be where it was; null when it is not drawn */
export function driftOf(log: HTMLElement, { key, offset }: Anchor): number | null {
  const row = rowOf(log, key);
  return row ? offsetIn(log, heart(row)) - offset : null;
}

/** From the top of the log to that of the whole row, with the line above it; null when it is not drawn. */
export function topOf(log: HTMLElement, key: string): number | null {
  const row = rowOf(log, key);
  return row ? offsetIn(log, row) : null;
}

/** How far the end is below the view, CSS pixels. */
export const belowView = (log: HTMLElement): number => log.scrollHeight - log.scrollTop - log.clientHeight;

export const isNearEnd = (log: HTMLElement): boolean => belowView(log) < NEAR_END_PX;

/** What is drawn of the list: from the top of the log to the first row's top and to the last one's bottom. */
export function drawnSpan(log: HTMLElement): { top: number; bottom: number } | null {
  const rows = rowsIn(log);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const top = offsetIn(log, first);
  return { top, bottom: offsetIn(log, last) + last.getBoundingClientRect().height };
}
