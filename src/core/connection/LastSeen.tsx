/** Says from when a list is, for as long as it cannot be brought up to date (BX-25). */
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { useAppSelector } from '@/store/hooks';
import { momentOf } from '@/i18n/moment';
import { useFormats } from '@/i18n/useFormats';
import { selectOnline } from './connectionSlice';

interface LastSeenProps {
  /** When the server told it last, epoch ms; 0 when it never did. */
  at: number;
  /** It is from the last visit, and has not been heard in this one. */
  recalled: boolean;
}

export function LastSeen({ at, recalled }: LastSeenProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const online = useAppSelector(selectOnline);
  if ((online && !recalled) || at === 0) return null;
  return <span>{t('status.lastSeen', { when: momentOf(formats, at, serverNow()) })}</span>;
}
