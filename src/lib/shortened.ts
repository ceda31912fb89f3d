/**
 * Cuts a text for a place that is small.
 * @param length in characters as people count them, the ellipsis included
 */
export function shortened(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
