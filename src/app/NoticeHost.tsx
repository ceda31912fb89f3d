/** Shows the notices in the language in use; the tone-less ones leave by themselves. The question of consent comes with them, after the first paint. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { focusHeading } from '@/core/navigation/focusHeading';
import { noticeDismissed, noticesHeld, selectNotices } from '@/core/notices/noticesSlice';
import type { Notice } from '@/core/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Toasts } from '@/ui/Toasts';
import { ConsentHost } from './ConsentHost';

/** Behind a dialog nothing takes the focus. */
function toWhereOneIs(): void {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  if (dialog) dialog.focus();
  else focusHeading();
}

export function NoticeHost() {
  const { t } = useTranslation(['notices', 'common']);
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const failureText = useFailureText();
  const textOf = ({ key, values, failure }: Notice): string => {
    const text = t(`notices:${key}`, { name: '', count: 0, ...values });
    return failure ? `${text} ${failureText(failure)}` : text;
  };
  return (
    <>
      <ConsentHost />
      <Toasts
        toasts={notices.map((notice) => ({ id: notice.id, text: textOf(notice), tone: notice.tone }))}
        onDismiss={(id) => dispatch(noticeDismissed(id))}
        onLeft={toWhereOneIs}
        onHold={(held) => dispatch(noticesHeld(held))}
        dismissLabel={t('common:actions.dismiss')}
      />
    </>
  );
}
