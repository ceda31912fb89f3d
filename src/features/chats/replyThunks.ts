/** Chooses the message that the next one answers; the choice is kept like a draft. */
import type { Quote } from '@/domain/messageParts';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { selectAccount, selectConversationWith } from './chatsSlice';
import { repliesRestored, replySet, selectRepliesAccount } from './repliesSlice';
import './replyListeners';
import { readReplies } from './replyRecords';

type GetState = () => RootState;

/** Reads what the browser kept for this account; once an account. */
export const restoreReplies =
  () =>
  (dispatch: AppDispatch, getState: GetState): void => {
    const account = selectAccount(getState());
    if (account === null || selectRepliesAccount(getState()) === account) return;
    dispatch(repliesRestored({ account, chosen: readReplies(account) }));
  };

/** The next message to the member answers the quoted one. */
export const replyChosen =
  ({ profile, quote }: { profile: string; quote: Quote }) =>
  (dispatch: AppDispatch, getState: GetState): void => {
    const conversation = selectConversationWith(getState(), profile);
    if (conversation !== null) dispatch(replySet({ profile, conversation, quote }));
  };
