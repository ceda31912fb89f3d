/** Says that the device has no network or the server is not heard, and from when it is what the page shows, for as long as that is so. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectRecalled } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useAppSelector } from '@/store/hooks';
import { OfflineNote } from '@/ui/OfflineNote';

interface OfflineNoticeProps {
  /** From when it is what the page shows, where the page is one list. */
  age?: ReactNode;
  /** That is from the last visit, as who is here may be: so it is said also where the server is not heard in spite of a network. */
  recalled?: boolean;
}

export function OfflineNotice({ age, recalled = false }: OfflineNoticeProps) {
  const { t } = useTranslation();
  const online = useAppSelector(selectOnline);
  const member = useAppSelector(selectRecalled);
  if (online && !recalled && !member) return null;
  return (
    <OfflineNote by={online ? 'server' : 'network'}>
      {t(online ? 'status.unreached' : 'status.offline')} {age}
    </OfflineNote>
  );
}
