// One message of a conversation.
import type { ReactNode } from 'react';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { clsx } from 'clsx';
import { Icon } from './Icon';
import './theme/chat.scss';

export type BubbleState = 'sent' | 'seen' | 'pending' | 'failed';

/** What the bubble holds: words; a picture in a thin frame; a few emoji, large and without a ground; nothing any more. */
export type BubbleLook = 'text' | 'photo' | 'emoji' | 'gone';

interface ChatBubbleProps {
  mine: boolean;
  children: ReactNode;
  /** First of a turn: 14 px above instead of 4. */
  first?: boolean | undefined;
  /** Under the last bubble of a turn; empty for the state alone. */
  time?: string | undefined;
  /** Of an own message. */
  state?: BubbleState | undefined;
  /** The state in words for screen readers; shown when it failed. */
  stateLabel?: string | undefined;
  /** A failed message's retry button. */
  action?: ReactNode;
  look?: BubbleLook | undefined;
  /** Just sent: slides up once. */
  fresh?: boolean | undefined;
  /** "You" or the member's name, read before the text. */
  author?: string | undefined;
  /** Between the bubble and its time. */
  below?: ReactNode;
}

const STATE_ICONS = { pending: Clock, failed: CircleAlert, sent: Check, seen: CheckCheck } as const;

/** A bubble with the time and state of its turn. The text keeps its line breaks and its own direction. */
export function ChatBubble({
  mine,
  children,
  first = false,
  time,
  state,
  stateLabel,
  action,
  look = 'text',
  fresh = false,
  author,
  below,
}: ChatBubbleProps) {
  const failed = state === 'failed';
  return (
    <>
      <div
        dir="auto"
        className={clsx(
          'bubble',
          mine ? 'bubble-out' : 'bubble-in',
          first && 'bubble-first',
          look !== 'text' && `bubble-${look}`,
          fresh && 'bubble-new',
        )}
      >
        {author !== undefined && <span className="visually-hidden">{author}: </span>}
        {children}
      </div>
      {below}
      {(time !== undefined || failed) && (
        <div className={clsx('bubble-meta', mine && 'bubble-meta-out', failed && 'bubble-meta-bad')}>
          {time !== undefined && time !== '' && <span>{time}</span>}
          {mine && state !== undefined && <Icon as={STATE_ICONS[state]} size={16} />}
          {stateLabel !== undefined && (
            <span className={failed ? undefined : 'visually-hidden'}>{stateLabel}</span>
          )}
          {action}
        </div>
      )}
    </>
  );
}
