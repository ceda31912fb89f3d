/** Numbers kept inside a range. */

/**
 * The nearest number within the range; the lower end when the value is not a number.
 * @param value any number
 * @param least lower end, included
 * @param most upper end, included; at least `least`
 */
export function clampNumber(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));
}
