/** What both think of a message, under its bubble; a press gives the same or takes the own back. */
import { whenReachable } from '@/core/connection/whenReachable';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { reactionGroups } from '@/domain/reactions';
import type { Message } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import './acts.scss';

interface MessageReactionsProps {
  message: Message;
  /** The reader's profile id. */
  own: string;
}

export function MessageReactions({ message, own }: MessageReactionsProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const groups = reactionGroups(message.reactions ?? [], own);
  if (groups.length === 0 || message.deleted === true) return null;
  const press = async (emoji: string | null): Promise<void> => {
    const { react } = await whenReachable(() => import('./actThunks'));
    void dispatch(react({ message, emoji }));
  };
  return (
    <div className={clsx('reactions', message.from === own && 'reactions-own')}>
      {groups.map(({ emoji, count, mine }) => (
        <button
          key={emoji}
          type="button"
          className={clsx('reaction', mine && 'reaction-mine')}
          aria-pressed={mine}
          aria-label={t(count > 1 ? 'act.both' : mine ? 'act.mine' : 'act.theirs', { emoji })}
          onClick={() => void press(mine ? null : emoji)}
        >
          <span aria-hidden="true">{emoji}</span>
          {count > 1 && <span aria-hidden="true">{count}</span>}
        </button>
      ))}
    </div>
  );
}
