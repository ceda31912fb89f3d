/** Nobody under 18 is let in, whatever the settings say (spec 5). */
import { LEAST_AGE } from '@/config/limits';

/**
 * The age from which members are let in: the setting, but never under 18.
 * @param min_age the server's setting, full years
 */
export function leastAge(min_age: number): number {
  return Number.isFinite(min_age) ? Math.max(LEAST_AGE, Math.ceil(min_age)) : LEAST_AGE;
}
