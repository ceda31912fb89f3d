/** Shows the notices in the language in use; the tone-less ones leave by themselves. */
import { useTranslation } from 'react-i18next';
import { noticeDismissed, selectNotices } from '@/core/notices/noticesSlice';
import type { Notice } from '@/core/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Toasts } from '@/ui/Toasts';

export function NoticeHost() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const textOf = ({ key, values }: Notice): string => t(`notices.${key}`, { name: '', count: 0, ...values });
  return (
    <Toasts
      toasts={notices.map((notice) => ({ id: notice.id, text: textOf(notice), tone: notice.tone }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
      dismissLabel={t('actions.dismiss')}
    />
  );
}
