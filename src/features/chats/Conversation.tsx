/** A conversation on screen: who it is with, what was said, and the place to write. */
import { Suspense, useState } from 'react';
import { extra } from '@/core/parts/late';
import type { Profile } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Composer } from './Composer';
import { ConversationHead } from './ConversationHead';
import { Icebreakers } from './Icebreakers';
import { MessageActs } from './MessageActs';
import { lateTool } from './lateTool';
import { MessageLog } from './MessageLog';
import { MessagesSkeleton } from './ConversationSkeleton';
import { MessagesFailed } from './MessagesFailed';
import { ReplyBar } from './ReplyBar';
import { UnsentBar } from './UnsentBar';
import { UnsentLog } from './UnsentLog';
import { selectEntriesTo, selectMessages } from './chatsSelectors';
import { selectThread } from './chatsSlice';
import { useSearchKey } from './useSearchKey';
import './conversation.scss';

const ConversationSearch = lateTool(() => import('./ConversationSearch').then((m) => m.ConversationSearch));
const RemoveDialog = extra(() => import('./RemoveDialog').then((m) => m.RemoveDialog));

interface ConversationProps {
  profile: Profile;
  /** Null until the first message opens it. */
  id: string | null;
}

export function Conversation({ profile, id }: ConversationProps) {
  const [removing, setRemoving] = useState(false);
  // The dialog comes when it is first asked for, and stays for its way out.
  const [asked, setAsked] = useState(false);
  /** How often the search was asked for since it was last closed: each time its field takes the focus. */
  const [searching, setSearching] = useState(0);
  const search = id === null ? undefined : () => setSearching((times) => times + 1);
  useSearchKey(search);
  const closeSearch = (): void => {
    setSearching(0);
    document.querySelector<HTMLElement>('.chat-log')?.focus({ preventScroll: true });
  };
  const typing = useAppSelector((state) => selectThread(state, id)?.typing ?? false);
  const status = useAppSelector((state) =>
    id === null ? 'ready' : (selectThread(state, id)?.status ?? 'idle'),
  );
  const empty = useAppSelector(
    (state) => selectMessages(state, id).length === 0 && selectEntriesTo(state, profile.id).length === 0,
  );
  const remove = (): void => {
    setAsked(true);
    setRemoving(true);
  };
  return (
    <>
      <ConversationHead
        profile={profile}
        typing={typing}
        onRemove={id === null ? undefined : remove}
        onSearch={search}
      />
      {searching > 0 && id !== null && (
        <Suspense fallback={null}>
          <ConversationSearch profile={profile} id={id} asked={searching} onClose={closeSearch} />
        </Suspense>
      )}
      <MessageActs>
        {status === 'ready' ? (
          <MessageLog key={id} profile={profile} id={id} />
        ) : (
          <UnsentLog profile={profile} id={id}>
            {status === 'failed' && id !== null ? <MessagesFailed id={id} /> : <MessagesSkeleton />}
          </UnsentLog>
        )}
      </MessageActs>
      {status === 'ready' && empty && <Icebreakers profile={profile.id} name={profile.name} />}
      <UnsentBar profile={profile.id} conversation={id} />
      <ReplyBar profile={profile.id} name={profile.name} />
      <Composer profile={profile.id} name={profile.name} fictional={profile.fictional} conversation={id} />
      {id !== null && asked && (
        <Suspense fallback={null}>
          <RemoveDialog open={removing} id={id} name={profile.name} onClose={() => setRemoving(false)} />
        </Suspense>
      )}
    </>
  );
}
