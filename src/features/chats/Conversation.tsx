/** A conversation on screen: who it is with, what was said, and the place to write. */
import { useState } from 'react';
import type { Profile } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Composer } from './Composer';
import { ConversationHead } from './ConversationHead';
import { Icebreakers } from './Icebreakers';
import { MessageLog } from './MessageLog';
import { MessagesSkeleton } from './ConversationSkeleton';
import { MessagesFailed } from './MessagesFailed';
import { RemoveDialog } from './RemoveDialog';
import { selectEntriesTo, selectMessages } from './chatsSelectors';
import { selectThread } from './chatsSlice';
import './conversation.scss';

interface ConversationProps {
  profile: Profile;
  /** Null until the first message opens it. */
  id: string | null;
}

export function Conversation({ profile, id }: ConversationProps) {
  const [removing, setRemoving] = useState(false);
  const typing = useAppSelector((state) => selectThread(state, id)?.typing ?? false);
  const status = useAppSelector((state) =>
    id === null ? 'ready' : (selectThread(state, id)?.status ?? 'idle'),
  );
  const empty = useAppSelector(
    (state) => selectMessages(state, id).length === 0 && selectEntriesTo(state, profile.id).length === 0,
  );
  return (
    <>
      <ConversationHead
        profile={profile}
        typing={typing}
        onRemove={id === null ? undefined : () => setRemoving(true)}
      />
      {status === 'ready' && <MessageLog key={id} profile={profile} id={id} />}
      {status === 'failed' && id !== null && <MessagesFailed id={id} />}
      {(status === 'loading' || status === 'idle') && (
        <div className="chat-log">
          <MessagesSkeleton />
        </div>
      )}
      {status === 'ready' && empty && <Icebreakers profile={profile.id} />}
      <Composer profile={profile.id} name={profile.name} conversation={id} />
      {id !== null && (
        <RemoveDialog open={removing} id={id} name={profile.name} onClose={() => setRemoving(false)} />
      )}
    </>
  );
}
