/** In place of the log while its messages load, or when they could not be loaded: what was written here is seen and heard all the same. */
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { messageRows } from '@/domain/conversation';
import type { Message, Profile } from '@/domain/model';
import { unsentMessages } from '@/domain/unsentMessages';
import { useAppSelector } from '@/store/hooks';
import { MessageRows } from './MessageRows';
import { selectEntriesTo } from './chatsSelectors';
import { selectThread } from './chatsSlice';
import { ownTimeZone } from './useChatTimes';
import { useToday } from './useToday';

interface UnsentLogProps {
  profile: Profile;
  /** The conversation. */
  id: string | null;
  /** What stands there for the messages. */
  children: ReactNode;
}

const noMessages: readonly Message[] = [];

export function UnsentLog({ profile, id, children }: UnsentLogProps) {
  const own = useAppSelector(selectOwnProfileId) ?? '';
  const entries = useAppSelector((state) => selectEntriesTo(state, profile.id));
  const delivered = useAppSelector((state) => selectThread(state, id)?.delivered ?? noMessages);
  const today = useToday();
  const rows = useMemo(
    () => messageRows([...delivered, ...unsentMessages(delivered, entries, own)], own, ownTimeZone(), today),
    [delivered, entries, own, today],
  );
  return (
    <div className="chat-log">
      <div className="chat-mid">
        {children}
        <MessageRows
          rows={rows}
          drawn={{ first: 0, end: rows.length }}
          entries={entries}
          divider={null}
          wanted={null}
          name={profile.name}
          profile={profile.id}
          ownId={own}
        />
      </div>
    </div>
  );
}
