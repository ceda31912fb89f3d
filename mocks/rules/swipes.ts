/** The swipe game's likes: four a day, new ones at midnight where the member lives (spec 9). */
import type { MemberContext } from '../call';
import { days, hours, iso } from '../clock';
import { tooMany } from './refusal';

const LIKES_A_DAY = 4;

const zones: Record<string, string> = {
  US: 'America/New_York',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  IE: 'Europe/Dublin',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  PL: 'Europe/Warsaw',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  CH: 'Europe/Zurich',
};

const dayIn = (timeZone: string, time: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);

/**
 * The next midnight in a country's main time zone.
 * @param country two-letter code
 * @param now milliseconds since 1970
 */
export function nextMidnight(country: string, now: number): number {
  const zone = zones[country] ?? 'UTC';
  const today = dayIn(zone, now);
  let low = now;
  let high = now + days(1) + hours(2);
  // The day changes once in this span, so halving it finds the moment, clock changes included.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(zone, middle) === today) low = middle;
    else high = middle;
  }
  return high;
}

/** Uses one of today's likes; throws 429 with the time of the next ones when none is left. */
export function countSwipe({ db, now, viewer, me }: MemberContext): void {
  const midnight = nextMidnight(me.country, now);
  const used = (db.swipes.get(viewer.id) ?? []).filter((resets_at) => resets_at === midnight);
  if (used.length >= LIKES_A_DAY) {
    throw tooMany('daily_limit', (midnight - now) / 1000, { resets_at: iso(midnight) });
  }
  db.swipes.set(viewer.id, [...used, midnight]);
}
