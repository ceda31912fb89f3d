/** Says from when a list is, for as long as it cannot be brought up to date (BX-25). */
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { useAppSelector } from '@/store/hooks';
import { useFormats } from '@/i18n/useFormats';
import { selectOnline } from './connectionSlice';

/** @param at when the server told it last, epoch ms; 0 when it never did */
export function LastSeen({ at }: { at: number }) {
  const { t } = useTranslation();
  const { day, time } = useFormats();
  const online = useAppSelector(selectOnline);
  if (online || at === 0) return null;
  const isToday = day(at) === day(serverNow());
  return <span>{t('status.lastSeen', { when: isToday ? time(at) : `${day(at)}, ${time(at)}` })}</span>;
}
