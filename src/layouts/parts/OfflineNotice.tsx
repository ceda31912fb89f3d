/** Says that the device has no network, for as long as that is so. */
import { useTranslation } from 'react-i18next';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useAppSelector } from '@/store/hooks';
import { OfflineNote } from '@/ui/OfflineNote';

export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useAppSelector(selectOnline);
  return online ? null : <OfflineNote>{t('status.offline')}</OfflineNote>;
}
