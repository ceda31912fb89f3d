/** Says from when a list is, for as long as it cannot be brought up to date (BX-25). */
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { selectRecalled } from '../auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { momentOf } from '@/i18n/moment';
import { useFormats } from '@/i18n/useFormats';
import { selectOnline } from './connectionSlice';

/** @param at when the server told it last, epoch ms; 0 when it never did */
export function LastSeen({ at }: { at: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const fresh = useAppSelector((state) => selectOnline(state) && !selectRecalled(state));
  if (fresh || at === 0) return null;
  return <span>{t('status.lastSeen', { when: momentOf(formats, at, serverNow()) })}</span>;
}
