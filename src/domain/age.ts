/** Ages and dates of birth: nobody under 18, whatever the settings say (spec 5). Dates are `YYYY-MM-DD`, days are UTC days. */
import { GREATEST_AGE } from '@/config/limits';
import { leastAge } from './leastAge';

/** How far the last place on earth is behind UTC (UTC−12), ms: what has begun there has begun everywhere. */
const LAST_PLACE_MS = 12 * 3_600_000;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The three selects of a date of birth; a select's text or its number. */
export interface DateParts {
  day: string | number;
  month: string | number;
  year: string | number;
}

/**
 * Joins the parts of a date.
 * @param parts day 1 to 31, month 1 to 12, year of four digits
 * @returns `YYYY-MM-DD`; null when there is no such day
 */
export function dateFromParts({ day, month, year }: DateParts): string | null {
  const text = [String(Number(year)).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
  return isDate(text) ? text : null;
}

/**
 * The age in full years. Somebody born on 29 February turns a year older on 1 March where the year has no such day.
 * @param dateOfBirth `YYYY-MM-DD`
 * @param now epoch ms by the server's clock
 * @returns NaN when the date is no real day; negative for a day to come
 */
export function ageOn(dateOfBirth: string, now: number): number {
  if (!isDate(dateOfBirth)) return Number.NaN;
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(4) < dateOfBirth.slice(4) ? years - 1 : years;
}

/**
 * Says whether somebody may join (spec 5): nowhere on the eve of the birthday, so it is the birthday that counts in the
 * last place on earth to see it.
 * @param dateOfBirth `YYYY-MM-DD`; null and impossible dates are refused
 * @param now epoch ms by the server's clock
 * @param min_age the server's setting; 18 is the floor
 */
export function isOldEnough(dateOfBirth: string | null, now: number, min_age: number): boolean {
  if (dateOfBirth === null) return false;
  const age = ageOn(dateOfBirth, now - LAST_PLACE_MS);
  return age >= leastAge(min_age) && age <= GREATEST_AGE;
}

/**
 * Says whether somebody is too young to join, which an impossible date and a very old one do not make anybody.
 * The parameters are those of isOldEnough.
 */
export function isTooYoung(dateOfBirth: string | null, now: number, min_age: number): boolean {
  return dateOfBirth !== null && ageOn(dateOfBirth, now - LAST_PLACE_MS) < leastAge(min_age);
}

/**
 * The years that a date of birth can name, the latest first: that of who reaches the least age this year.
 * @param now epoch ms by the server's clock
 * @param min_age the server's setting; 18 is the floor
 */
export function birthYears(now: number, min_age: number): number[] {
  const least = leastAge(min_age);
  const latest = new Date(now).getUTCFullYear() - least;
  // One more than the ages: before their birthday, the oldest were born a year earlier.
  return Array.from({ length: Math.max(GREATEST_AGE - least, 0) + 2 }, (_, index) => latest - index);
}

function twoDigits(part: string | number): string {
  return String(Number(part)).padStart(2, '0');
}

function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const date = new Date(`${text}T00:00:00Z`);
  return (
    year !== undefined &&
    !Number.isNaN(date.getTime()) &&
    date.getUTCMonth() + 1 === Number(month) &&
    date.getUTCDate() === Number(day)
  );
}
