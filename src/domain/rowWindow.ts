/** Which rows of a long list are drawn: those around a row whose place on screen is known, whatever lies beyond. */

/** A place in a list that holds while rows join or leave on either side. */
export interface Anchor {
  /** Of the row. */
  key: string;
  /** From the top of the view to the row's, CSS pixels; negative when it begins above. */
  offset: number;
}

/** The rows from `first` up to, without, `end`. */
export interface DrawnRows {
  first: number;
  end: number;
}

export type HeightOf = (index: number) => number;

interface RowsAround {
  heightOf: HeightOf;
  count: number;
  /** A row and the distance of its top from the top of the view; `count` is the end of the list. */
  index: number;
  offset: number;
  /** Heights of the view and of what is drawn beyond each of its edges, CSS pixels. */
  view: number;
  beyond: number;
}

/** The rows that fill the view and what lies beyond it, where the list has as many. */
export function rowsAround({ heightOf, count, index, offset, view, beyond }: RowsAround): DrawnRows {
  let first = index;
  for (let top = offset; first > 0 && top > -beyond; top -= heightOf(first)) first -= 1;
  let end = index;
  for (let bottom = offset; end < count && bottom < view + beyond; end += 1) bottom += heightOf(end);
  return { first, end };
}

/** The height of some rows together, CSS pixels. */
export function heightOfRows(heightOf: HeightOf, { first, end }: DrawnRows): number {
  let sum = 0;
  for (let index = first; index < end; index += 1) sum += heightOf(index);
  return sum;
}

/**
 * The row at a distance from the top of the list.
 * @param y CSS pixels from the top of the first row
 * @returns its index, the last one's below the end, and the distance of its top from `y`, at most 0 within the list
 */
export function rowAt(heightOf: HeightOf, count: number, y: number): { index: number; offset: number } {
  let top = 0;
  let index = 0;
  for (; index < count - 1 && top + heightOf(index) <= y; index += 1) top += heightOf(index);
  return { index, offset: top - y };
}
