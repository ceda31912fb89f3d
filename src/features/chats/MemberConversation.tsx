/** The conversation with a member: the one there is, or an empty one that the first message opens (spec 2). */
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { late } from '@/core/parts/late';
import { path } from '@/config/paths';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { selectBlockedHere } from '@/core/blocks/blocksSlice';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useAppSelector } from '@/store/hooks';
import { arrivalOf, isWriting } from './arrival';
import type { Arrival } from './arrival';
import { Conversation } from './Conversation';
import { ConversationSkeleton } from './ConversationSkeleton';
import { NewScreen } from './NewScreen';
import { NoConversation } from './NoConversation';
import { selectConversationWith } from './chatsSlice';
import { useChatPartner } from './useChatPartner';

const MemberBlocked = late(() => import('./MemberBlocked').then((m) => m.MemberBlocked));

/** @param id the member's profile id */
export function MemberConversation({ id }: { id: string }) {
  const isOwn = useAppSelector(selectOwnProfileId) === id;
  // Nobody writes to themselves: what others see of them is in their profile.
  return isOwn ? <Navigate replace to={path('profile')} /> : <WithMember id={id} />;
}

function WithMember({ id }: { id: string }) {
  const navigate = useNavigate();
  const known = useAppSelector((state) => selectConversationWith(state, id));
  const { partner, failure, asking, again } = useChatPartner(id);
  const { gone } = arrivalOf(useLocation().state);
  const named = partner?.relation.conversation_id ?? null;
  // One that the member removed may still be named: the first message opens it anew.
  const conversation = known ?? (named === gone ? null : named);
  const blockedHere = useAppSelector((state) => selectBlockedHere(state, id));
  const blocked = blockedHere ?? partner?.relation.blocked === true;

  // Nobody is handed a writing field that goes away again: one that exists is waited for, on its own page.
  const [begunWith, setBegunWith] = useState<string | null>(null);
  if (partner && conversation === null && !blocked && begunWith !== id) setBegunWith(id);

  useEffect(() => {
    if (conversation === null) return;
    // The first message was sent from here: its writer goes on writing there.
    const state: Arrival = { writing: isWriting(), member: id, empty: begunWith === id };
    void navigate(path('chat', { id: conversation }), { replace: true, state });
  }, [conversation, id, begunWith, navigate]);

  // The button that asks again goes with what it stands on.
  const [retried, setRetried] = useState(false);
  const retry = (): void => {
    setRetried(true);
    again();
  };
  useBackOnline(() => {
    if (failure) retry();
  });

  if (partner && begunWith === id && !blocked)
    return (
      <NewScreen key="conversation" news={retried}>
        <Conversation profile={partner.profile} id={conversation} />
      </NewScreen>
    );
  if (partner && blocked && conversation === null) {
    return (
      <Suspense fallback={<ConversationSkeleton />}>
        <NewScreen key="blocked" news={retried || begunWith === id}>
          <MemberBlocked profile={partner.profile} onReleased={retry} />
        </NewScreen>
      </Suspense>
    );
  }
  if (!failure || asking) return <ConversationSkeleton />;
  return (
    <NewScreen key="refused" news={retried}>
      <NoConversation failure={failure} onRetry={retry} />
    </NewScreen>
  );
}
