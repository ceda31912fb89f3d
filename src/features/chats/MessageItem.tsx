/** A message that the server has; drawn again only when it is read or its turn goes on. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { ChatBubble } from '@/ui/ChatBubble';
import { useChatTimes } from './useChatTimes';

interface MessageItemProps {
  text: string;
  /** ISO 8601. */
  sentAt: string;
  own: boolean;
  read: boolean;
  first: boolean;
  last: boolean;
  /** File name of an attached picture. */
  photo: string | null;
  photoWidth: number;
  photoHeight: number;
  /** The partner's name. */
  name: string;
}

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { text, sentAt, own, read, first, last, photo, photoWidth, photoHeight, name } = props;
  const { t } = useTranslation('chats');
  const imageUrl = useImageUrl();
  const times = useChatTimes();
  const address = imageUrl(photo);
  return (
    <ChatBubble
      mine={own}
      author={own ? t('log.you') : name}
      first={first}
      time={last ? times.clock(sentAt) : undefined}
      state={own ? (read ? 'seen' : 'sent') : undefined}
      stateLabel={own ? t(read ? 'state.read' : 'state.sent') : undefined}
      photo={address !== null && text === ''}
    >
      {address !== null && (
        <img
          src={address}
          alt={own ? t('log.ownPhoto') : t('log.photo', { name })}
          width={photoWidth}
          height={photoHeight}
          loading="lazy"
        />
      )}
      {text}
    </ChatBubble>
  );
});
