/** What a countdown shows, and when it is said aloud. Apart from the bonus itself: only who sees one needs it. */
import { TICK_MS } from '@/config/limits';

/** The most that two digits of hours can show. */
const MOST_SECONDS = 99 * 3_600 + 59 * 60 + 59;

/** The digits of the countdown, two each. */
export interface Countdown {
  hours: string;
  minutes: string;
  seconds: string;
}

/**
 * What a countdown shows: zero exactly when the time is over, never less.
 * @param endsAt epoch ms
 * @param now epoch ms by the server's clock
 */
export function countdown(endsAt: number, now: number): Countdown {
  const left = Math.ceil((endsAt - now) / TICK_MS);
  const total = Number.isNaN(left) ? 0 : Math.min(MOST_SECONDS, Math.max(0, left));
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return {
    hours: digits(total / 3_600),
    minutes: digits((total % 3_600) / 60),
    seconds: digits(total % 60),
  };
}

/** The time left is said aloud when the bonus comes into view, and at these many seconds before its end. */
const SAID_AT_SECONDS = [3_600, 600, 60];

/**
 * How many of the moments at which the time left is said aloud have come.
 * @param seconds left, rounded up
 * @returns 0 at first, then 1 to 3
 */
export const bonusMoment = (seconds: number): number => SAID_AT_SECONDS.filter((at) => seconds <= at).length;
