/** Dates, money and numbers through Intl, in the spec's ISO tags (spec 3). */
import { LOCALE_TAGS } from '@/config/locales';
import type { Locale } from '@/domain/model';
import { i18n } from './i18n';

/** Made when it is first needed: making a format costs as much as a hundred uses of it. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** At any other code Intl throws. */
const REGION = /^(?:[a-z]{2}|\d{3})$/i;
const CURRENCY = /^[a-z]{3}$/i;

/** Has no separators. */
const isPlain = (value: number): boolean => /^\d{1,3}$/.test(`${value}`);

/**
 * The formats of one locale. Times are shown in the member's own zone. What is no country, currency or date is shown as the server
 * sent it: no page may fail over a word.
 */
export function createFormats(locale: Locale) {
  const tag = LOCALE_TAGS[locale];
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(tag, options));
    return (at: string | number): string => {
      const date = new Date(at);
      if (Number.isNaN(date.getTime())) return String(at);
      const text = format().format(date);
      // The day and the month of a whole date stay in one line.
      return options.dateStyle ? text.replace(' ', '\u00a0') : text;
    };
  };
  const numbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(tag, options));
  const number = numbers({});
  const decimal = numbers({ minimumFractionDigits: 2 });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 1 });
  const unitSpace = locale === 'fr' ? '\u202f' : ' ';
  const distance = numbers({ style: 'unit', unit: 'kilometer' });
  const amounts = new Map<string, Intl.NumberFormat>();
  const list = once(() => new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' }));
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  // The countries served are among the texts: the first format that is made costs a slow phone a tenth of a second.
  const ownName = (code: string): string | null => {
    const name: unknown = i18n.isInitialized && i18n.getResource(locale, 'common', `countries.${code}`);
    return typeof name === 'string' ? name : null;
  };
  const regions = once(() => new Intl.DisplayNames(tag, { type: 'region' }));
  const monthName = dates({ month: 'long', timeZone: 'UTC' });
  const months = once(() => Array.from({ length: 12 }, (_, month) => monthName(Date.UTC(2024, month, 1))));
  const amount = (currency: string) => {
    const format = amounts.get(currency) ?? new Intl.NumberFormat(tag, { style: 'currency', currency });
    amounts.set(currency, format);
    return format;
  };
  return {
    // What has no separators needs no format.
    number: (value: number) => (isPlain(value) ? `${value}` : number().format(value)),
    /** @param minor amount in minor units */
    money: (minor: number, currency: string) =>
      CURRENCY.test(currency)
        ? amount(currency).format(minor / 100)
        : `${decimal().format(minor / 100)} ${currency}`,
    date: dates({ dateStyle: 'long' }),
    /** A date that is the same day everywhere: of a birth, of a document. */
    fixedDate: dates({ dateStyle: 'long', timeZone: 'UTC' }),
    /** @param share 25 for 25%; half a percent is a part of a price, and not rounded away */
    percent: (share: number) => percent().format(share / 100),
    /** Weekday, day and month. */
    day: dates({ weekday: 'short', day: 'numeric', month: 'short' }),
    time: dates({ timeStyle: 'short' }),
    list: (items: string[]) => list().format(items),
    country: (code: string) => ownName(code) ?? ((REGION.test(code) && regions().of(code)) || code),
    /** Kilometres, whole. */
    distance: (km: number) => (isPlain(km) ? `${km}${unitSpace}km` : distance().format(km)),
    /** Time between two epochs in ms in its largest unit: minutes, hours or days. */
    ago: (then: number, now: number) => {
      const minutes = Math.round((then - now) / 60_000);
      if (minutes === 0) return relative().format(0, 'second');
      if (minutes > -60) return relative().format(minutes, 'minute');
      if (minutes > -1440) return relative().format(Math.round(minutes / 60), 'hour');
      return relative().format(Math.round(minutes / 1440), 'day');
    },
    /** The names of the twelve months. */
    get months() {
      return months();
    },
  };
}

export type Formats = ReturnType<typeof createFormats>;

const known = new Map<Locale, Formats>();

/** The formats of one locale, the same object each time. */
export function formatsOf(locale: Locale): Formats {
  const formats = known.get(locale) ?? createFormats(locale);
  known.set(locale, formats);
  return formats;
}
