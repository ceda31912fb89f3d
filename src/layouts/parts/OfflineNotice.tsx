/** Says that the device has no network, and from when it is what the page shows, for as long as that is so. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useAppSelector } from '@/store/hooks';
import { OfflineNote } from '@/ui/OfflineNote';

interface OfflineNoticeProps {
  /** From when it is what the page shows, where the page is one list. */
  age?: ReactNode;
  /** That is from the last visit: its age is said also where the server cannot be reached in spite of a network. */
  recalled?: boolean;
}

export function OfflineNotice({ age, recalled = false }: OfflineNoticeProps) {
  const { t } = useTranslation();
  const online = useAppSelector(selectOnline);
  if (online && !recalled) return null;
  return (
    <OfflineNote>
      {!online && t('status.offline')} {age}
    </OfflineNote>
  );
}
