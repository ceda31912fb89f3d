/** Removals whose answer was lost: the next list of the server tells what has become of them. */
import type { Failure } from '@/api/failure';
import { noticeShown } from '@/core/notices/noticesSlice';
import type { ChatItem } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { chatRemoved, chatRestored, selectRemovals } from './chatsSlice';

interface Unsure {
  conversation: string;
  failure: Failure;
}

const unsureOnes = (state: RootState): Unsure[] =>
  Object.entries(selectRemovals(state)).flatMap(([conversation, { unsure }]) =>
    unsure === null ? [] : [{ conversation, failure: unsure }],
  );

/** True while somebody has to ask the server whether it has deleted a conversation. */
export const selectRemovalsUnsure = (state: RootState): boolean => unsureOnes(state).length > 0;

/** Before a list is taken in: what it still holds has not been deleted, comes back with it, and that is said. */
export const takeBackListed =
  (chats: readonly ChatItem[]) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const listed = new Set(chats.map(({ conversation }) => conversation.id));
    for (const { conversation, failure } of unsureOnes(getState()))
      if (listed.has(conversation)) {
        dispatch(chatRestored(conversation));
        dispatch(noticeShown({ key: 'chatDeleteFailed', tone: 'bad', failure }));
      }
  };

/** After a list was taken in: what it does not hold any more has been deleted. */
export const forgetUnlisted = () => (dispatch: AppDispatch, getState: () => RootState) => {
  for (const { conversation } of unsureOnes(getState())) dispatch(chatRemoved(conversation));
};
