/**
 * Where a list that is in order changes over. Only a few of many are looked at.
 * @param isThere false for all up to a certain one, true from there on
 * @returns the index of the first that it is true for; the length of the list where there is none
 */
export function firstWhere<Item extends object>(
  items: readonly Item[],
  isThere: (item: Item) => boolean,
): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const item = items[middle];
    if (item && !isThere(item)) from = middle + 1;
    else to = middle;
  }
  return from;
}
