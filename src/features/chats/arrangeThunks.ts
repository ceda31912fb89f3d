/** Pins conversations, puts them away, and removes all there are with somebody (spec 4). */
import { nanoid } from '@reduxjs/toolkit';
import { failureOf } from '@/api/failure';
import type { ChatItem } from '@/domain/model';
import { createTurns } from '@/lib/turns';
import { createAppThunk } from '@/store/createAppThunk';
import { arrangementBegan, arrangementEnded } from './arrangingSlice';
import type { Arrangement } from './arrangingSlice';
import { chatChanged, selectChatEntries } from './chatsSlice';
import { removeChat } from './chatsThunks';
import { isLost, lookUpChat } from './lookUp';

const inTurn = createTurns();

/** `undone`: the server says that it did not save it. `unsure`: no answer came, and nobody can tell. */
type ArrangeOutcome = 'saved' | 'undone' | 'unsure';

/**
 * Shows at once what the member wants and then tells the server; what was not saved has undone itself. Where the answer is lost the
 * conversation is looked up.
 */
export const arrangeConversation = createAppThunk(
  'chats/arrange',
  async (
    { conversation, ...wanted }: Arrangement & { conversation: string },
    { dispatch, getState, signal },
  ): Promise<ArrangeOutcome> => {
    const act = nanoid();
    dispatch(arrangementBegan({ conversation, act, ...wanted }));
    try {
      const { arrangeChat } = await import('@/api/calls/chat');
      const saved = await inTurn(conversation, () =>
        arrangeChat({ conversation, ...wanted }, { signal }).catch((error: unknown) => {
          if (!isLost(failureOf(error))) throw error;
          return lookUpChat(conversation, { getState, signal });
        }),
      );
      if (saved === null) return 'unsure';
      dispatch(chatChanged(saved));
      return isArranged(saved, wanted) ? 'saved' : 'undone';
    } finally {
      dispatch(arrangementEnded({ conversation, act }));
    }
  },
);

const isArranged = ({ pinned = false, archived = false }: ChatItem, wanted: Arrangement): boolean =>
  (wanted.pinned ?? pinned) === pinned && (wanted.archived ?? archived) === archived;

/** Removes every conversation with a member; each comes back by itself when the server would not delete it (spec 4). */
export const removeChatsWith = createAppThunk(
  'chats/removeWith',
  async (profile: string, { dispatch, getState }) => {
    const all = selectChatEntries(getState()).filter((entry) => entry.profile.id === profile);
    await Promise.all(all.map(({ conversation }) => dispatch(removeChat(conversation.id))));
  },
);
