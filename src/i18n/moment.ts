/** A moment in words. */
import type { Formats } from './formats';

/**
 * A time of the day, with its day unless that is today: nobody takes an end in three days for one tonight.
 * @param at epoch ms
 * @param now epoch ms, by the server's clock
 */
export function momentOf({ day, time }: Pick<Formats, 'day' | 'time'>, at: number, now: number): string {
  return day(at) === day(now) ? time(at) : `${day(at)}, ${time(at)}`;
}
