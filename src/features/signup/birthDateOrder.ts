/** In which order a language writes day, month and year. */
import type { DatePart } from '@/ui/DateOfBirthField';

const PARTS: readonly DatePart[] = ['day', 'month', 'year'];

/** @param tag the language's ISO tag, for example `en-US` */
export function birthDateOrder(tag: string): DatePart[] {
  const written = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(new Date(Date.UTC(2000, 0, 15)))
    .map(({ type }) => type);
  return [...PARTS].sort((a, b) => written.indexOf(a) - written.indexOf(b));
}
