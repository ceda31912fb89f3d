/** The time until there are likes again, in words. */
import { useTranslation } from 'react-i18next';
import { hoursAndMinutes } from '@/domain/swipeTime';

/**
 * @param total whole minutes; null while they are not known
 * @returns null while they are not known
 */
export function useTimeText(total: number | null): string | null {
  const { t } = useTranslation('swipe');
  if (total === null) return null;
  if (total === 0) return t('newLikesNow');
  const { hours, minutes } = hoursAndMinutes(total);
  const time = hours === 0 ? t('time.minutes', { minutes }) : t('time.hours', { hours, minutes });
  return t('newLikesIn', { time });
}
