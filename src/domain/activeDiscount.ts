/** Which discount counts, and whether it ends with the time bonus (spec 4). Times are epoch ms by the server's clock. */
import { TICK_MS } from '@/config/limits';
import type { Discount } from './model';

/**
 * The one discount in force: the time bonus if present, otherwise the welcome code; they never add up.
 * @param bonus the time bonus
 * @param welcome the welcome code; an expired one does not count
 * @param now epoch ms by the server's clock; without it only the code's own flag says that it is over
 */
export function activeDiscount(
  bonus: Discount | null,
  welcome: Discount | null,
  now?: number,
): Discount | null {
  if (bonus !== null) return bonus;
  if (welcome === null || welcome.expired) return null;
  const over = now !== undefined && welcome.expires !== null && now >= Date.parse(welcome.expires);
  return over ? null : welcome;
}

/**
 * Says whether the welcome code keeps the price as low as it is once the bonus is over: then the end of the bonus is
 * the end of nothing, and no countdown to it is the truth. A server may leave out the fractions of a second.
 * @param welcome the welcome code, null where there is none
 * @param endsAt when the bonus ends, epoch ms
 */
export const isOutlived = (bonus: Discount, endsAt: number, welcome: Discount | null): boolean =>
  (activeDiscount(null, welcome, endsAt + TICK_MS)?.value_percentage ?? 0) >= bonus.value_percentage;
