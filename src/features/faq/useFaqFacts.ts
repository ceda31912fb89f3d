/** The numbers that answers name: the server's settings, and the product's own limits (spec 9). */
import {
  FREE_CONVERSATIONS,
  FREE_PHOTOS,
  REACTIVATION_DAYS,
  SWIPE_LIKES_PER_DAY,
  TAKE_BACK_MINUTES,
  TIME_BONUS_PERCENTAGE,
  TIME_LEFT_VALUE_HOURS,
} from '@/config/limits';
import { SITE_NAME } from '@/config/site';
import { WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { FaqFacts } from '@/domain/faq';
import { leastAge } from '@/domain/leastAge';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

/** @returns null for what the settings say is not on offer, and while they are not known */
export function useFaqFacts(): FaqFacts {
  const settings = useAppSelector(selectSettings);
  const { number, percent } = useFormats();
  const given = (value: number | undefined, format: (value: number) => string): string | null =>
    value === undefined || value === 0 ? null : format(value);
  return {
    site: settings?.name ?? SITE_NAME,
    min_age: settings && number(leastAge(settings.min_age)),
    refund_days: given(settings?.refund_days, number),
    delete_discount: given(settings?.delete_discount, percent),
    free_conversations: number(FREE_CONVERSATIONS),
    free_photos: number(FREE_PHOTOS),
    swipe_likes: number(SWIPE_LIKES_PER_DAY),
    take_back_minutes: number(TAKE_BACK_MINUTES),
    bonus_percent: percent(TIME_BONUS_PERCENTAGE),
    bonus_hours: number(TIME_LEFT_VALUE_HOURS),
    withdrawal_days: number(WITHDRAWAL_DAYS),
    reactivation_days: number(REACTIVATION_DAYS),
  };
}
