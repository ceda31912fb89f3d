/** One conversation in the list; drawn again only when something of it changes. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { badgeText } from '@/domain/badges';
import { ConversationRow } from '@/ui/ConversationRow';
import { useChatTimes } from './useChatTimes';

interface ChatListRowProps {
  id: string;
  current: boolean;
  name: string;
  age: number;
  /** File name of the thumbnail. */
  image: string | null;
  online: boolean;
  fictional: boolean;
  unread: number;
  failed: boolean;
  draft: boolean;
  /** Null when nothing was written yet. */
  lastText: string | null;
  lastIsOwn: boolean;
  lastIsPhoto: boolean;
  /** Epoch ms. */
  at: number;
  /** Epoch ms by the server's clock, when the list was heard. */
  now: number;
}

export const ChatListRow = memo(function ChatListRow(props: ChatListRowProps) {
  const { id, current, name, age, image, online, fictional, unread, failed, draft, at, now } = props;
  const { t } = useTranslation(['chats', 'common']);
  const imageUrl = useImageUrl();
  const times = useChatTimes();
  return (
    <ConversationRow
      image={imageUrl(image)}
      name={`${name}, ${age}`}
      online={online}
      onlineLabel={t('common:status.onlineNow')}
      time={times.short(at, now)}
      line={
        <>
          {fictional && <span className="conv-word">{t('common:status.fictional')}</span>}
          {draft && <span className="conv-word conv-draft">{t('list.draft')}</span>}
          <LastLine {...props} />
        </>
      }
      unread={badgeText(unread) ?? undefined}
      unreadLabel={t('list.unreadMessages', { count: unread })}
      failedLabel={failed ? t('list.failed') : undefined}
      renderLink={(link) => (
        <Link to={path('chat', { id })} aria-current={current ? 'page' : undefined} {...link} />
      )}
    />
  );
});

function LastLine({ lastText, lastIsOwn, lastIsPhoto }: ChatListRowProps) {
  const { t } = useTranslation('chats');
  if (lastText === null) return t('list.nothing');
  if (lastText === '' && lastIsPhoto) return t(lastIsOwn ? 'list.ownPhoto' : 'list.photo');
  return lastIsOwn ? t('list.you', { text: lastText }) : lastText;
}
