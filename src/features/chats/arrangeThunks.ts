/** Pins conversations, puts them away, and removes all there are with somebody (spec 4). */
import { nanoid } from '@reduxjs/toolkit';
import { createTurns } from '@/lib/turns';
import { createAppThunk } from '@/store/createAppThunk';
import { arrangementBegan, arrangementEnded } from './arrangingSlice';
import type { Arrangement } from './arrangingSlice';
import { chatChanged, selectChatEntries } from './chatsSlice';
import { removeChat } from './chatsThunks';

const inTurn = createTurns();

/** Shows at once what the member wants and then tells the server; a rejected one has undone itself. Refusal: 404. */
export const arrangeConversation = createAppThunk(
  'chats/arrange',
  async ({ conversation, ...wanted }: Arrangement & { conversation: string }, { dispatch, signal }) => {
    const act = nanoid();
    dispatch(arrangementBegan({ conversation, act, ...wanted }));
    try {
      const { arrangeChat } = await import('@/api/calls/chat');
      dispatch(
        chatChanged(await inTurn(conversation, () => arrangeChat({ conversation, ...wanted }, { signal }))),
      );
    } finally {
      dispatch(arrangementEnded({ conversation, act }));
    }
  },
);

/** Removes every conversation with a member; each comes back by itself when the server would not delete it (spec 4). */
export const removeChatsWith = createAppThunk(
  'chats/removeWith',
  async (profile: string, { dispatch, getState }) => {
    const all = selectChatEntries(getState()).filter((entry) => entry.profile.id === profile);
    await Promise.all(all.map(({ conversation }) => dispatch(removeChat(conversation.id))));
  },
);
