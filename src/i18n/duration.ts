/** A span of time in words, for the eye and for the ear: no part of it is nothing, and no unit is cut short. */
import { perLocale } from './perLocale';

const MINUTES_PER_HOUR = 60;

const unit = (name: 'hour' | 'minute') =>
  perLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' }));
const hours = unit('hour');
const minutes = unit('minute');
const parts = perLocale((tag) => new Intl.ListFormat(tag, { style: 'long', type: 'unit' }));

/**
 * Hours and minutes in the language in use: "3 hours, 41 minutes", "10 minutes".
 * @param total whole minutes, at least 0
 */
export function duration(total: number): string {
  const whole = Math.floor(total / MINUTES_PER_HOUR);
  const rest = total % MINUTES_PER_HOUR;
  return parts().format([
    ...(whole > 0 ? [hours().format(whole)] : []),
    ...(rest > 0 || whole === 0 ? [minutes().format(rest)] : []),
  ]);
}
