/** What became of the last choice, if it was made in this group, with the way back. */
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NOTIFICATION_GROUPS } from '@/domain/notificationChoices';
import type { NotificationGroup } from '@/domain/notificationChoices';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { switchId } from './ChoiceRow';
import { selectLastChoice, selectTypesOff } from './notificationsSlice';
import { choose } from './notificationsThunks';

export function ChoiceStatus({ group }: { group: NotificationGroup }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const made = useAppSelector(selectLastChoice);
  const off = useAppSelector(selectTypesOff);
  const last = NOTIFICATION_GROUPS[group].some((type) => type === made?.type) ? made : null;

  const undo = (): void => {
    if (last === null) return;
    // The button goes; whoever pressed it is led to what it changed.
    document.getElementById(switchId(last.type))?.focus();
    void dispatch(choose({ type: last.type, on: off.includes(last.type), undo: true }));
  };
  return (
    <output className="choice-status" aria-live="polite">
      {last?.at === 'saving' && <span data-late>{t('notifications.at.saving')}</span>}
      {last !== null && last.at !== 'saving' && (
        <>
          <Icon as={Check} size={18} />
          <span>{t(`notifications.at.${last.at}`)}</span>
        </>
      )}
      {last?.at === 'saved' && (
        <Button
          kind="link"
          size="sm"
          aria-label={t('notifications.undoLabel', { type: t(`notifications.type.${last.type}`) })}
          onClick={undo}
        >
          {t('notifications.undo')}
        </Button>
      )}
    </output>
  );
}
