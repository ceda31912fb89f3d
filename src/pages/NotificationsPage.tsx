/** The member's notices: why e-mails are off, push on this device, and the eight kinds (spec 2, 3). */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '@/features/accountFrame/AccountFrame';
import { MailsOff } from '@/features/notifications/MailsOff';
import { NotificationChoices } from '@/features/notifications/NotificationChoices';
import { PushChoice } from '@/features/notifications/PushChoice';
import { Panel } from '@/ui/Panel';

export default function NotificationsPage() {
  const { t } = useTranslation(['account', 'pages']);
  const id = useId();
  return (
    <AccountFrame title={t('pages:titles.notifications')} lead={t('notifications.lead')}>
      <div className="notices">
        <MailsOff />
        <Panel labelledBy={id}>
          <h2 className="h3" id={id}>
            {t('push.title')}
          </h2>
          <PushChoice />
        </Panel>
        <NotificationChoices />
      </div>
    </AccountFrame>
  );
}
