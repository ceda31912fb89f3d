/** Above the writing field: which message the next one answers, and the way back. */
import { Suspense, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { lateTool } from './lateTool';
import { selectMessages } from './chatsSelectors';
import { selectAccount, selectConversationWith } from './chatsSlice';
import { replyCleared, selectReplyTo } from './repliesSlice';
import { restoreReplies } from './replyThunks';

const ReplyBarView = lateTool(() => import('./ReplyBarView').then((m) => m.ReplyBarView));

interface ReplyBarProps {
  /** The addressee's profile id. */
  profile: string;
  name: string;
}

/** Nothing while the next message answers none. */
export function ReplyBar({ profile, name }: ReplyBarProps) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccount);
  const quote = useAppSelector((state) => selectReplyTo(state, profile));
  const gone = useAppSelector(
    (state) => quote !== null && isTakenBack(state, selectConversationWith(state, profile), quote.id),
  );
  useEffect(() => {
    if (account !== null) dispatch(restoreReplies());
  }, [dispatch, account]);
  // Nobody answers a message that its author took back.
  useEffect(() => {
    if (gone) dispatch(replyCleared(profile));
  }, [dispatch, gone, profile]);
  if (!quote) return null;
  return (
    <Suspense fallback={null}>
      <ReplyBarView profile={profile} name={name} quote={quote} />
    </Suspense>
  );
}

function isTakenBack(state: RootState, conversation: string | null, id: string): boolean {
  return selectMessages(state, conversation).some((message) => message.id === id && message.deleted === true);
}
