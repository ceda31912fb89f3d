/** Says aloud that an own message has arrived, and that it was read; seen, it is the mark under the bubble. */
import { useEffect } from 'react';
import { addListener, removeListener } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import type { Message } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { useAnnouncer } from '@/ui/Announcer';
import { selectEntriesTo, selectNewestMessages } from './chatsSelectors';
import { messageDelivered, messagesReceived, selectThread } from './chatsSlice';

const listen = addListener.withTypes<RootState, AppDispatch>();
const stop = removeListener.withTypes<RootState, AppDispatch>();

/** The conversation need not be loaded yet, nor known: the first message to somebody begins it. */
function hasArrived(action: UnknownAction, before: RootState, profile: string): boolean {
  const isArrived = ({ client_id }: { client_id: string }): boolean =>
    messageDelivered.match(action)
      ? action.payload.client_id === client_id
      : messagesReceived.match(action) &&
        action.payload.messages.some((message) => message.client_id === client_id);
  return selectEntriesTo(before, profile).some(isArrived);
}

const newestOf = (state: RootState, conversation: string): Message[] => [
  ...selectNewestMessages(state, conversation),
  ...(selectThread(state, conversation)?.delivered ?? []),
];

const newestOwn = (state: RootState, conversation: string): Message | undefined =>
  newestOf(state, conversation).findLast(
    ({ deleted, from }) => from === selectOwnProfileId(state) && deleted !== true,
  );

/** The newest own message has been read since. What was read when the conversation was opened is no news. */
function wasRead(now: RootState, before: RootState, conversation: string | null): boolean {
  if (conversation === null || selectThread(now, conversation) === selectThread(before, conversation))
    return false;
  const newest = newestOwn(now, conversation);
  return (
    newest?.read === true && newestOf(before, conversation).some(({ id, read }) => id === newest.id && !read)
  );
}

/**
 * @param profile the addressee's profile id
 * @param conversation null until the first message opens it
 */
export function useDeliveryHeard(profile: string, conversation: string | null): void {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const announce = useAnnouncer();
  useEffect(() => {
    const sent = {
      predicate: (action: UnknownAction, _: RootState, before: RootState) =>
        hasArrived(action, before, profile),
      effect: () => announce(t('state.sent')),
    };
    const read = {
      predicate: (_: UnknownAction, now: RootState, before: RootState) => wasRead(now, before, conversation),
      effect: () => announce(t('state.read')),
    };
    for (const news of [sent, read]) dispatch(listen(news));
    return () => {
      for (const news of [sent, read]) dispatch(stop(news));
    };
  }, [dispatch, profile, conversation, announce, t]);
}
