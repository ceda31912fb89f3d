/** An own message that the server has not confirmed: what becomes of it, in words, with a way on. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SEND_ATTEMPTS } from '@/config/limits';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { isEmojiOnly } from '@/domain/emojiOnly';
import type { OutboxEntry } from '@/domain/outbox';
import { unsentState } from '@/domain/unsentState';
import { useAppSelector } from '@/store/hooks';
import { ChatBubble } from '@/ui/ChatBubble';
import { MessageText } from './MessageText';
import { ReplyQuote } from './ReplyQuote';
import { UnsentActions } from './UnsentActions';
import { selectEntriesTo } from './chatsSelectors';
import { useChatTimes } from './useChatTimes';
import { useHeardOnce } from './useHeardOnce';
import { useRefusalText } from './useRefusalText';

const WORDS = {
  sending: 'state.sending',
  waiting: 'state.waiting',
  behind: 'state.behind',
  unconfirmed: 'state.unconfirmed',
  unanswered: 'state.unanswered',
} as const;

interface UnsentItemProps {
  entry: OutboxEntry;
  first: boolean;
  last: boolean;
  /** The addressee's name. */
  name: string;
}

export const UnsentItem = memo(function UnsentItem({ entry, first, last, name }: UnsentItemProps) {
  const { t } = useTranslation('chats');
  const online = useAppSelector(selectOnline);
  const own = useAppSelector(selectOwnProfileId);
  const state = useAppSelector((root) =>
    unsentState(entry, selectEntriesTo(root, entry.profile), { online, attempts: SEND_ATTEMPTS }),
  );
  const times = useChatTimes();
  const refusalText = useRefusalText();
  const failed = state === 'failed';
  const words = failed
    ? t('state.failed', { reason: refusalText(entry.reason, name) })
    : state === 'limited'
      ? t('state.limited', { time: times.clock(entry.not_before ?? 0) })
      : t(WORDS[state]);
  // Each that is in trouble says so itself; of those that are on their way or wait, the last speaks for all.
  const isCalm = state === 'sending' || state === 'waiting' || state === 'behind';
  const quiet = isCalm && !last;
  useHeardOnce(entry, state, quiet || state === 'sending' ? undefined : words);
  const { attachment, reply_to, text } = entry;
  return (
    <ChatBubble
      mine
      fresh
      author={t('log.you')}
      first={first}
      // Each that waits may be changed, though only the last says what it waits for.
      time={failed || (quiet && state === 'sending') ? undefined : quiet ? '' : words}
      state={failed ? 'failed' : 'pending'}
      stateLabel={failed ? words : undefined}
      look={attachment ? 'photo' : isEmojiOnly(text) ? 'emoji' : 'text'}
      action={<UnsentActions entry={entry} state={state} />}
    >
      {reply_to && own !== null && <ReplyQuote quote={reply_to} own={own} name={name} />}
      {attachment && <UnsentPhoto url={attachment.url} width={attachment.width} height={attachment.height} />}
      {text !== '' && (
        <span className={attachment ? 'bubble-words' : undefined}>
          <MessageText text={text} />
        </span>
      )}
    </ChatBubble>
  );
});

function UnsentPhoto({ url, width, height }: { url: string; width: number; height: number }) {
  const { t } = useTranslation('chats');
  const imageUrl = useImageUrl();
  return (
    <span className="bubble-picture">
      <img src={imageUrl(url) ?? undefined} alt={t('log.ownPhoto')} width={width} height={height} />
    </span>
  );
}
