/** How many cards of a list are drawn: each entry of the history keeps its own number, so that Back and a reload find the place again. */
import { useState } from 'react';
import * as v from 'valibot';

/** Cards that are drawn at once, and with each request for more. */
export const PORTION = 60;

const entrySchema = v.object({ shown: v.record(v.string(), v.pipe(v.number(), v.minValue(PORTION))) });

/** The numbers that the entry of the history on screen keeps, by the name of the list. */
function numbersKept(): Record<string, number> {
  const entry = v.safeParse(entrySchema, window.history.state);
  return entry.success ? entry.output.shown : {};
}

/**
 * @param list names the list among those of its page
 * @returns how many cards to draw, and draws a portion more
 */
export function useShownCards(list: string): [most: number, showMore: () => void] {
  const [most, setMost] = useState(() => numbersKept()[list] ?? PORTION);
  function showMore(): void {
    const entry: unknown = window.history.state;
    const shown = { ...numbersKept(), [list]: most + PORTION };
    // Beside what the router keeps there.
    window.history.replaceState({ ...(typeof entry === 'object' && entry), shown }, '');
    setMost(most + PORTION);
  }
  return [most, showMore];
}
