// A conversation in the list: who, what, when, how many.
import type { ReactNode } from 'react';
import { CircleAlert, Pin } from 'lucide-react';
import { clsx } from 'clsx';
import { Avatar } from './Avatar';
import { Badge } from './Badge';
import { Icon } from './Icon';
import './theme/chat.scss';

interface ConversationRowProps {
  image?: string | null | undefined;
  name: string;
  /** What kind of profile it is, after the name. */
  word?: string | undefined;
  online?: boolean | undefined;
  onlineLabel?: string | undefined;
  time?: string | undefined;
  line: ReactNode;
  /** Shown count ('3', '99+'); undefined when all is read. */
  unread?: string | undefined;
  unreadLabel?: string | undefined;
  /** The last own message was not sent: the words for it. */
  failedLabel?: string | undefined;
  /** It stands above the others: the words for it. */
  pinnedLabel?: string | undefined;
  /** Draws the link with the router's own component; `aria-current` marks the open one. */
  renderLink: (link: { className: string; children: ReactNode }) => ReactNode;
}

/** Row of 78 px at the usual size of text. */
export function ConversationRow({
  image,
  name,
  word,
  online,
  onlineLabel,
  time,
  line,
  unread,
  unreadLabel,
  failedLabel,
  pinnedLabel,
  renderLink,
}: ConversationRowProps) {
  return renderLink({
    className: clsx('conv', unread !== undefined && 'conv-unread'),
    children: (
      <>
        <Avatar src={image} name={name} size={54} online={online} onlineLabel={onlineLabel} />
        <span className="grow">
          <span className="conv-line">
            <span className="conv-name">{name}</span>
            {word !== undefined && <span className="conv-word">{word}</span>}
            {time !== undefined && <span className="conv-time">{time}</span>}
          </span>
          <span className="conv-line">
            <span className="conv-text" dir="auto">
              {line}
            </span>
            {pinnedLabel !== undefined && (
              <span className="conv-pinned">
                <Icon as={Pin} size={16} />
                <span className="visually-hidden">{pinnedLabel}</span>
              </span>
            )}
            {failedLabel !== undefined && (
              <span className="conv-failed">
                <Icon as={CircleAlert} size={16} />
                <span className="visually-hidden">{failedLabel}</span>
              </span>
            )}
            {unread !== undefined && <Badge label={unreadLabel}>{unread}</Badge>}
          </span>
        </span>
      </>
    ),
  });
}
