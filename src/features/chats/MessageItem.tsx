/** A message that the server has; drawn again only when it changes or its turn goes on. */
import { memo } from 'react';
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { giftIcon } from '@/core/gifts/giftIcons';
import { useGiftTexts } from '@/core/gifts/useGiftTexts';
import { isEmojiOnly } from '@/domain/emojiOnly';
import type { Message } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import { ChatBubble } from '@/ui/ChatBubble';
import type { BubbleLook } from '@/ui/ChatBubble';
import { Icon } from '@/ui/Icon';
import { MessageMenu } from './MessageMenu';
import { MessagePhoto } from './MessagePhoto';
import { MessageReactions } from './MessageReactions';
import { MessageText } from './MessageText';
import { ReplyQuote } from './ReplyQuote';
import { showMessage } from './threadThunks';
import { useChatTimes } from './useChatTimes';

interface MessageItemProps {
  message: Message;
  own: boolean;
  first: boolean;
  /** Ends its turn: below it stands its time if that is told, and beside it how far an own one has come. */
  last: boolean;
  timed: boolean;
  /** The partner's name and profile id. */
  name: string;
  profile: string;
  /** The reader's profile id. */
  ownId: string;
}

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, own, first, last, timed, name, profile, ownId } = props;
  const { t } = useTranslation('chats');
  const times = useChatTimes();
  const { read, sent_at } = message;
  const look = lookOf(message);
  return (
    <ChatBubble
      mine={own}
      // A gift names its giver itself, and so does what was taken back.
      author={look === 'gone' || isGift(message) ? undefined : own ? t('log.you') : name}
      first={first}
      time={last && timed ? times.clock(sent_at) : undefined}
      state={own ? (read ? 'seen' : 'sent') : undefined}
      stateLabel={own ? t(read ? 'state.read' : 'state.sent') : undefined}
      look={look}
      below={<MessageReactions message={message} own={ownId} />}
    >
      <Answered message={message} name={name} ownId={ownId} />
      <Content message={message} own={own} name={name} />
      <MessageMenu message={message} own={own} name={name} profile={profile} />
    </ChatBubble>
  );
});

/** The beginning of the message that this one answers, and the way to it. */
function Answered({ message, name, ownId }: Pick<MessageItemProps, 'message' | 'name' | 'ownId'>) {
  const dispatch = useAppDispatch();
  const { conversation, reply_to } = message;
  if (!reply_to || message.deleted === true) return null;
  const open = (): void => void dispatch(showMessage({ conversation, message: reply_to.id }));
  return <ReplyQuote quote={reply_to} own={ownId} name={name} onOpen={open} />;
}

function Content({ message, own, name }: { message: Message; own: boolean; name: string }) {
  const { t } = useTranslation('chats');
  const gifts = useGiftTexts();
  const { attachment, conversation, gift, text } = message;
  if (message.deleted === true)
    return (
      <>
        <Icon as={Ban} size={16} />
        {own ? t('log.ownDeleted') : t('log.deleted', { name })}
      </>
    );
  if (isGift(message) && gift)
    return (
      <span className="gift-message">
        <Icon as={giftIcon(gift)} size={32} />
        {own ? gifts.sent(gift) : gifts.received(gift, name)}
      </span>
    );
  if (!attachment) return <MessageText text={text} />;
  return (
    <>
      <MessagePhoto attachment={attachment} conversation={conversation} own={own} name={name} />
      {text !== '' && (
        <span className="bubble-words">
          <MessageText text={text} />
        </span>
      )}
    </>
  );
}

const isGift = ({ gift }: Message) => gift !== null && gift !== undefined;

function lookOf(message: Message): BubbleLook {
  if (message.deleted === true) return 'gone';
  if (message.attachment) return 'photo';
  return isEmojiOnly(message.text) ? 'emoji' : 'text';
}
