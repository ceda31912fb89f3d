/** Times and days as conversations show them, in the member's language and time zone. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayRelation } from '@/domain/conversation';
import type { DayRow } from '@/domain/conversation';
import { perLocale } from '@/i18n/perLocale';
import { useFormats } from '@/i18n/useFormats';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

let zone: string | undefined;
/** IANA name of the member's time zone, as it was when the page began. */
export const ownTimeZone = (): string => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

const dates = (options: Intl.DateTimeFormatOptions) =>
  perLocale((tag) => new Intl.DateTimeFormat(tag, options));
const unit = (name: 'minute' | 'hour') =>
  perLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }));
const minutes = unit('minute');
const hours = unit('hour');
const weekday = dates({ weekday: 'short' });
const longWeekday = dates({ weekday: 'long' });
const dayMonth = dates({ day: 'numeric', month: 'short' });

export function useChatTimes() {
  const { t } = useTranslation('chats');
  const formats = useFormats();
  return useMemo(() => {
    const timeZone = ownTimeZone();
    return {
      /** Hours and minutes. */
      clock: (at: string | number) => formats.time(at),
      /** When something last happened, short; both epoch ms by the server's clock. */
      short: (at: number, now: number): string => {
        const passed = Math.max(0, now - at);
        if (passed < MINUTE_MS) return t('list.now');
        if (passed < HOUR_MS) return minutes().format(Math.floor(passed / MINUTE_MS));
        const relation = dayRelation(at, now, timeZone);
        if (relation === 'today') return hours().format(Math.floor(passed / HOUR_MS));
        if (relation === 'yesterday') return t('list.yesterday');
        return relation === 'weekday' ? weekday().format(at) : dayMonth().format(at);
      },
      /** The name of a day between messages. */
      day: ({ relation, at }: Pick<DayRow, 'relation' | 'at'>): string => {
        if (relation === 'today') return t('day.today');
        if (relation === 'yesterday') return t('day.yesterday');
        return relation === 'weekday' ? longWeekday().format(at) : formats.date(at);
      },
    };
  }, [t, formats]);
}
