/** What a search in the conversation found, newest first. */
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { dayRelation } from '@/domain/conversation';
import type { Message } from '@/domain/model';
import { searchSnippet } from '@/domain/searchSnippet';
import { onLostFocus } from '@/lib/onLostFocus';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import type { Found } from './useChatSearch';
import { ownTimeZone, useChatTimes } from './useChatTimes';

interface FoundMessagesProps {
  found: Found;
  /** Index of the one that is shown in the log; -1 for none. */
  chosen: number;
  /** The partner's name. */
  name: string;
  onChoose: (index: number) => void;
  onMore: () => void;
}

/**
 * The last page has come: on from the last of what stood there before, so that the next one is the first new one. Where
 * nothing stood there yet the search goes on in its field.
 */
const toLast = onLostFocus<HTMLButtonElement>((gone) => {
  const search = gone.closest('.chat-search');
  (
    search?.querySelector<HTMLElement>('.found-list > li:last-child > button') ??
    search?.querySelector('input')
  )?.focus({ preventScroll: true });
});

export function FoundMessages({ found, chosen, name, onChoose, onMore }: FoundMessagesProps) {
  const { t } = useTranslation(['chatTools', 'common']);
  const { words, results, more, status } = found;
  return (
    <div className="found">
      <ol className="chat-mid found-list" aria-label={t('search.results')} aria-busy={status === 'loading'}>
        {results.map((message, index) => (
          <li key={message.id}>
            <button
              type="button"
              className="found-row"
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <FoundMessage message={message} words={words} name={name} />
            </button>
          </li>
        ))}
      </ol>
      {(more || status === 'failed') && (
        <div className="found-more">
          {status === 'failed' && results.length > 0 && <span>{t('search.moreFailed')}</span>}
          <Button kind="quiet" size="sm" busy={status === 'loading'} ref={toLast} onClick={onMore}>
            {status === 'failed' ? t('common:actions.retry') : t('search.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function FoundMessage({ message, words, name }: { message: Message; words: string; name: string }) {
  const { t } = useTranslation('chats');
  const times = useChatTimes();
  const own = useAppSelector(selectOwnProfileId);
  const { before, match, after } = searchSnippet(message.text, words);
  const at = Date.parse(message.sent_at);
  const day = times.day({ relation: dayRelation(at, serverNow(), ownTimeZone()), at });
  return (
    <>
      <span className="found-by">
        <b>{message.from === own ? t('log.you') : name}</b>
        <time dateTime={message.sent_at}>
          {day}, {times.clock(at)}
        </time>
      </span>
      <span className="found-text" dir="auto">
        {before}
        {match !== '' && <mark>{match}</mark>}
        {after}
      </span>
    </>
  );
}
