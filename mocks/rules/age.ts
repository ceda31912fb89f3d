/** Ages by the calendar; nobody is ever younger than 18 (spec 5). */

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Full years between a date of birth and a moment.
 * @param dateOfBirth YYYY-MM-DD
 * @param now milliseconds since 1970
 * @returns null when the date does not exist or lies in the future
 */
export function fullYears(dateOfBirth: string, now: number): number | null {
  const parts = ISO_DATE.exec(dateOfBirth);
  if (!parts) return null;
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  // A day such as 30 February would have rolled on into the next month.
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== dateOfBirth) return null;
  const today = new Date(now);
  const birthdayToCome =
    today.getUTCMonth() < born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() < born.getUTCDate());
  const years = today.getUTCFullYear() - born.getUTCFullYear() - (birthdayToCome ? 1 : 0);
  return years < 0 ? null : years;
}

/**
 * The last day on which somebody can be born who has an age by now. Whoever is born later is younger.
 * @param age full years
 * @param now milliseconds since 1970
 * @returns YYYY-MM-DD to compare with; it need not exist
 */
export function latestBirth(age: number, now: number): string {
  const [year = '', ...day] = new Date(now).toISOString().slice(0, 10).split('-');
  return [String(Number(year) - age).padStart(4, '0'), ...day].join('-');
}

/** The least age of a member, whatever the settings say. */
export const leastAge = (minAge: number): number => Math.max(18, minAge);
