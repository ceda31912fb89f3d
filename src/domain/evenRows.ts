/** Which rows of a list are near the window when all rows are equally high. */

interface EvenRows {
  count: number;
  /** Height of a row, CSS pixels. */
  height: number;
  /** How much of the list is above the window's upper edge, CSS pixels; negative when it begins below. */
  above: number;
  /** Height of the window, CSS pixels. */
  view: number;
  /** How many rows more on either side. */
  beyond: number;
}

/** @returns the rows from `first` up to, without, `end` */
export function evenRows({ count, height, above, view, beyond }: EvenRows): { first: number; end: number } {
  const first = Math.max(0, Math.min(Math.floor(above / height) - beyond, count - 1));
  const end = Math.min(count, Math.ceil((above + view) / height) + beyond);
  return { first, end: Math.max(first, end) };
}
