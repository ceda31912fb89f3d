/** The eight kinds of notices in three groups, each a switch that is saved at once (spec 3). */
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFICATION_GROUPS } from '@/domain/notificationChoices';
import { useAppDispatch } from '@/store/hooks';
import { Panel } from '@/ui/Panel';
import { ChoiceRow } from './ChoiceRow';
import { ChoiceStatus } from './ChoiceStatus';
import { notesCleared } from './notificationsSlice';
import './notifications.scss';

const GROUPS = ['messages', 'remind', 'more'] as const;

export function NotificationChoices() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const id = useId();
  useEffect(() => () => void dispatch(notesCleared()), [dispatch]);
  return (
    <>
      {GROUPS.map((group) => (
        <Panel key={group} labelledBy={`${id}-${group}`}>
          <h2 className="h3" id={`${id}-${group}`}>
            {t(`notifications.group.${group}`)}
          </h2>
          <ul className="choices">
            {NOTIFICATION_GROUPS[group].map((type) => (
              <ChoiceRow key={type} type={type} />
            ))}
          </ul>
          <ChoiceStatus group={group} />
        </Panel>
      ))}
      <p className="muted small">{t('notifications.account')}</p>
    </>
  );
}
