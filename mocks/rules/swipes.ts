/** The swipe game's likes: four a day, new ones at midnight where the member lives (spec 9). */
import type { MemberContext } from '../call';
import { days, hours, iso } from '../clock';
import type { Db, Member, SwipeLike } from '../tables';
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

/** Calendars by time zone; making one takes longer than asking it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function dayIn(timeZone: string, time: number): string {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(time);
}

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

/** The likes that a member has given today; those of a day that is over do not count. */
const usedLikes = (db: Db, member: string, now: number): SwipeLike[] =>
  (db.swipes.get(member) ?? []).filter(({ resets_at }) => resets_at > now);

/**
 * What is left of today's likes.
 * @param me whose likes
 * @param now the server's time, milliseconds since 1970
 * @returns how many are left, and when the next ones come, in milliseconds since 1970
 */
export function swipeDay(
  db: Db,
  me: Pick<Member, 'id' | 'country'>,
  now: number,
): { likes_left: number; resets_at: number } {
  const used = usedLikes(db, me.id, now);
  // A like comes back when the day it was given on ends: moving to another country gives none back earlier.
  const resets = used.map(({ resets_at }) => resets_at);
  return {
    likes_left: Math.max(0, LIKES_A_DAY - used.length),
    resets_at: resets.length > 0 ? Math.min(...resets) : nextMidnight(me.country, now),
  };
}

/** Who has got one of today's likes, also where it was taken back. */
export const likedToday = (db: Db, member: string, now: number): string[] =>
  usedLikes(db, member, now).map(({ profile }) => profile);

/**
 * Uses one of today's likes. One that was taken back stays used, so giving it to the same member again is free.
 * @throws Refusal 429 with the time of the next ones when none is left
 */
export function countSwipe({ db, now, me }: MemberContext, profile: string): void {
  const used = usedLikes(db, me.id, now);
  if (used.some((like) => like.profile === profile)) return;
  const { likes_left, resets_at } = swipeDay(db, me, now);
  if (likes_left === 0) {
    throw tooMany('daily_limit', (resets_at - now) / 1000, { resets_at: iso(resets_at) });
  }
  db.swipes.set(me.id, [...used, { profile, resets_at: nextMidnight(me.country, now) }]);
}
