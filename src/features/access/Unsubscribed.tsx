/** An unsubscribe link has done its work: what is off now, and where to change it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { NotificationType } from '@/domain/model';
import { buttonClass } from '@/ui/buttonClass';
import { LinkState } from './LinkState';

export function Unsubscribed({ types }: { types: readonly NotificationType[] }) {
  const { t } = useTranslation('access');
  const words: Record<NotificationType, string> = {
    new_conversations: t('unsubscribed.new_conversations'),
    new_messages: t('unsubscribed.new_messages'),
    like: t('unsubscribed.like'),
    unread_message_reminders: t('unsubscribed.unread_message_reminders'),
    promotions: t('unsubscribed.promotions'),
    weekly_updates: t('unsubscribed.weekly_updates'),
    news: t('unsubscribed.news'),
    reminders: t('unsubscribed.reminders'),
  };
  const text = types.length === 0 ? t('unsubscribed.some') : types.map((type) => words[type]).join(' ');
  return (
    <LinkState
      news
      done
      title={t('unsubscribed.title')}
      text={text}
      action={
        <Link className={buttonClass({ kind: 'hot', size: 'lg' })} to={path('notifications')}>
          {t('unsubscribed.settings')}
        </Link>
      }
    />
  );
}
