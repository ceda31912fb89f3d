/** The time until there are likes again, in words. */
import { useTranslation } from 'react-i18next';
import { duration } from '@/i18n/duration';

/**
 * @param total whole minutes; null while they are not known
 * @returns null while they are not known
 */
export function useTimeText(total: number | null): string | null {
  const { t } = useTranslation('swipe');
  if (total === null) return null;
  if (total === 0) return t('newLikesNow');
  return t('newLikesIn', { time: duration(total) });
}
