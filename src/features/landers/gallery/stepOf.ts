/** Where a key leads in a row. */

/**
 * @param key the name of the key
 * @param at the present index
 * @param count how many there are
 * @returns the index to go to; null where the key means nothing or leads nowhere
 */
export function stepOf(key: string, at: number, count: number): number | null {
  const wanted = new Map([
    ['ArrowLeft', at - 1],
    ['ArrowRight', at + 1],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
  if (wanted === undefined || wanted < 0 || wanted >= count) return null;
  return wanted;
}
