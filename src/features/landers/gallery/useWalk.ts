/** Walking along a row that scrolls sideways: which of it is in front, and steps by button and key. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { debounce } from '@/lib/debounce';
import { stepOf } from './stepOf';

/** A row that has not scrolled for so long stands still, where the browser does not say so itself; ms. */
const STILL_MS = 120;

interface Walk {
  wall: RefObject<HTMLElement | null>;
  /** 0 for the first. */
  at: number;
  go: (index: number) => void;
}

/** @param count how many entries, each a list item, stand in the row */
export function useWalk(count: number): Walk {
  const wall = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);

  const go = useCallback((index: number): void => {
    const row = wall.current;
    const left = row === null ? undefined : startsOf(row)[index];
    if (row === null || left === undefined) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Only the row moves: scrollIntoView would move the page, too.
    row.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
    setAt(index);
  }, []);

  useEffect(() => {
    const row = wall.current;
    if (row === null) return undefined;
    const look = (): void => {
      const isAtEnd = row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
      setAt(isAtEnd ? count - 1 : nearest(startsOf(row), row.scrollLeft));
    };
    const lookLater = debounce(look, STILL_MS);
    // Older iPhones do not tell when a row has come to rest.
    const type = 'onscrollend' in row ? 'scrollend' : 'scroll';
    const rest = type === 'scrollend' ? look : lookLater;
    row.addEventListener(type, rest);
    row.addEventListener('touchmove', look, { passive: true });
    return () => {
      lookLater.cancel();
      row.removeEventListener(type, rest);
      row.removeEventListener('touchmove', look);
    };
  }, [count]);

  useEffect(() => {
    const row = wall.current;
    if (row === null) return undefined;
    const step = (event: KeyboardEvent): void => {
      const next = stepOf(event.key, at, count);
      if (next === null) return;
      event.preventDefault();
      go(next);
    };
    row.addEventListener('keydown', step);
    return () => row.removeEventListener('keydown', step);
  }, [at, count, go]);

  return { wall, at, go };
}

/** @returns where each entry begins, in px from the first */
function startsOf(row: HTMLElement): number[] {
  const entries = [...row.querySelectorAll('li')];
  const first = entries[0]?.offsetLeft ?? 0;
  return entries.map((entry) => entry.offsetLeft - first);
}

/** @returns the index of the entry that begins nearest to where the row stands */
function nearest(starts: readonly number[], position: number): number {
  const distances = starts.map((start) => Math.abs(start - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
