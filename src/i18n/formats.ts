/** Dates, money and numbers through Intl, in the spec's ISO tags (spec 3). */
import { LOCALE_TAGS } from '@/config/locales';
import type { Locale } from '@/domain/model';

/** The formats of one locale. Times are shown in the member's own zone. */
export function createFormats(locale: Locale) {
  const tag = LOCALE_TAGS[locale];
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const list = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' });
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const dateFormat = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });
  const dayFormat = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' });
  const timeFormat = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' });
  return {
    number: (value: number) => number.format(value),
    /** @param minor amount in minor units */
    money: (minor: number, currency: string) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minor / 100),
    date: (iso: string | number) => dateFormat.format(new Date(iso)),
    /** @param share 25 for 25% */
    percent: (share: number) => percent.format(share / 100),
    /** Weekday, day and month. */
    day: (iso: string | number) => dayFormat.format(new Date(iso)),
    time: (iso: string | number) => timeFormat.format(new Date(iso)),
    list: (items: string[]) => list.format(items),
    country: (code: string) => regions.of(code) ?? code,
    /** Kilometres, whole. */
    distance: (km: number) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer' }).format(km),
    /** Time between two epochs in ms in its largest unit: minutes, hours or days. */
    ago: (then: number, now: number) => {
      const minutes = Math.round((then - now) / 60_000);
      if (minutes === 0) return relative.format(0, 'second');
      if (minutes > -60) return relative.format(minutes, 'minute');
      if (minutes > -1440) return relative.format(Math.round(minutes / 60), 'hour');
      return relative.format(Math.round(minutes / 1440), 'day');
    },
    months: Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(
        new Date(Date.UTC(2024, month, 1)),
      ),
    ),
  };
}

export type Formats = ReturnType<typeof createFormats>;
