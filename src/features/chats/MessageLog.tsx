/** What was said: days, turns, what is unread, what is on its way; newest at the bottom (spec 2). */
import { useMemo } from 'react';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { messageRows } from '@/domain/conversation';
import type { Message, Profile } from '@/domain/model';
import type { OutboxEntry } from '@/domain/outbox';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { TypingBubble } from '@/ui/TypingBubble';
import { LogStart } from './LogStart';
import { MessageRows } from './MessageRows';
import { selectEntriesTo, selectMessages } from './chatsSelectors';
import { selectThread } from './chatsSlice';
import { loadOlder } from './chatsThunks';
import { useIncomingNews } from './useIncomingNews';
import { useLogScroll } from './useLogScroll';
import { ownTimeZone } from './useChatTimes';

interface MessageLogProps {
  profile: Profile;
  /** Null until the first message opens the conversation. */
  id: string | null;
}

export function MessageLog({ profile, id }: MessageLogProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const own = useAppSelector(selectOwnProfileId) ?? '';
  const messages = useAppSelector((state) => selectMessages(state, id));
  const entries = useAppSelector((state) => selectEntriesTo(state, profile.id));
  const thread = useAppSelector((state) => selectThread(state, id));
  const typing = thread?.typing ?? false;
  const rows = useMemo(
    () =>
      messageRows([...messages, ...unsentMessages(messages, entries, own)], own, ownTimeZone(), serverNow()),
    [messages, entries, own],
  );
  useIncomingNews({ messages, own, name: profile.name, typing });
  const { log, onScroll, news, away, toEnd } = useLogScroll(rows, () => {
    if (id !== null && thread?.older === 'idle') void dispatch(loadOlder(id));
  });

  return (
    <div className="chat-log-holder">
      <div
        ref={log}
        className="chat-log"
        role="log"
        // New messages are announced one by one; what the reader wrote or scrolls to is not read out again.
        aria-live="off"
        aria-label={t('log.label', { name: profile.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="chat-mid">
          <LogStart profile={profile} id={id} />
          <MessageRows rows={rows} entries={entries} divider={thread?.divider ?? null} name={profile.name} />
          {typing && <TypingBubble />}
          {thread && !thread.partner_can_reply && (
            <p className="chats-word">{t('log.noReply', { name: profile.name })}</p>
          )}
        </div>
      </div>
      {away && (
        <button type="button" className="chats-latest" onClick={toEnd}>
          <Icon as={ArrowDown} size={16} />
          <span className={news > 0 ? undefined : 'visually-hidden'}>
            {news > 0 ? t('log.latest', { count: news }) : t('log.jump')}
          </span>
        </button>
      )}
    </div>
  );
}

/** What is on its way stands below everything the server has told. */
function unsentMessages(
  messages: readonly Message[],
  entries: readonly OutboxEntry[],
  own: string,
): Message[] {
  const latest = Date.parse(messages.at(-1)?.sent_at ?? '') || 0;
  return entries.map(({ client_id, conversation, text, created_at }) => ({
    id: client_id,
    client_id,
    conversation: conversation ?? '',
    from: own,
    text,
    attachment: null,
    sent_at: new Date(Math.max(created_at, latest)).toISOString(),
    read: false,
  }));
}
