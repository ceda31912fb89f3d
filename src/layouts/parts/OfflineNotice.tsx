/** Says that the device has no network, for as long as that is so. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useAppSelector } from '@/store/hooks';
import { OfflineNote } from '@/ui/OfflineNote';

/** @param age from when it is what the page shows, where the page is one list */
export function OfflineNotice({ age }: { age?: ReactNode }) {
  const { t } = useTranslation();
  const online = useAppSelector(selectOnline);
  if (online) return null;
  return (
    <OfflineNote>
      {t('status.offline')} {age}
    </OfflineNote>
  );
}
