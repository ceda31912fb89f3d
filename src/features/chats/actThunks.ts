/** Reactions and messages taken back: shown at once, and as they were when the server would not have it (contract). */
import { failureOf, refusalCode } from '@/api/failure';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { emptied } from '@/domain/quote';
import { withReaction, reactionOf } from '@/domain/reactions';
import type { Message } from '@/domain/model';
import { createTurns } from '@/lib/turns';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { actNotedIn } from './actsSlice';
import { messageChanged, selectOpenConversation } from './chatsSlice';
import { selectMessages } from './chatsSelectors';
import { fetchChats } from './chatsThunks';

const loadCalls = () => import('@/api/calls/chat');

interface Choosing {
  /** Answers to earlier choices say nothing any more. */
  newest: symbol;
  /** What the server has. */
  saved: string | null;
}
/** By message. */
const running = new Map<string, Choosing>();
/** Two choices on their way at once could reach the server the other way round. */
const inTurn = createTurns();

/** Gives a message an emoji, or with null takes the own one back. Free of charge. */
export const react = createAppThunk(
  'chats/react',
  async (
    { message: { id, conversation }, emoji }: { message: Message; emoji: string | null },
    { dispatch, getState, signal },
  ) => {
    const own = selectOwnProfileId(getState());
    const message = messageIn(getState(), conversation, id);
    if (own === null || !message) return;
    const choice = Symbol(id);
    const choosing = running.get(id) ?? { newest: choice, saved: reactionOf(message.reactions, own) };
    choosing.newest = choice;
    running.set(id, choosing);
    const show = (chosen: string | null): void => {
      const now = messageIn(getState(), conversation, id);
      if (now)
        dispatch(messageChanged({ ...now, reactions: withReaction(now.reactions ?? [], own, chosen) }));
    };
    show(emoji);
    try {
      const calls = await loadCalls();
      const answer = await inTurn(id, () => calls.react(id, emoji, { signal }));
      choosing.saved = emoji;
      if (choosing.newest === choice) dispatch(messageChanged(answer));
    } catch (error) {
      const failure = failureOf(error);
      if (choosing.newest === choice) {
        show(choosing.saved);
        if (failure.kind !== 'aborted') dispatch(actNotedIn(conversation, 'reactFailed'));
      }
      throw error;
    } finally {
      if (choosing.newest === choice) running.delete(id);
    }
  },
);

/** Takes an own message back for both. Refusal: too_late; the message then stands as it stood. */
export const takeBack = createAppThunk(
  'chats/takeBack',
  async ({ id, conversation }: Message, { dispatch, getState, signal }) => {
    const message = messageIn(getState(), conversation, id);
    // Pressed twice, it is still one act: what a failure brings back is the message as it was.
    if (!message || message.deleted === true) return;
    dispatch(messageChanged(takenBack(message)));
    try {
      const { deleteMessage } = await loadCalls();
      dispatch(messageChanged(await deleteMessage(id, { signal })));
      for (const answer of selectMessages(getState(), conversation)) {
        if (answer.reply_to?.id !== id) continue;
        dispatch(messageChanged({ ...answer, reply_to: emptied(answer.reply_to) }));
      }
      dispatch(actNotedIn(conversation, 'deleted'));
      // It may have been the line of the list.
      void dispatch(fetchChats());
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'aborted') throw error;
      dispatch(messageChanged(message));
      const isLate = refusalCode(failure) === 'too_late';
      dispatch(actNotedIn(conversation, isLate ? 'tooLate' : 'deleteFailed', failure));
      throw error;
    }
  },
);

const takenBack = (message: Message): Message => ({
  ...message,
  text: '',
  attachment: null,
  gift: null,
  reply_to: null,
  reactions: [],
  deleted: true,
});

function messageIn(state: RootState, conversation: string, id: string): Message | undefined {
  return selectMessages(state, conversation).find((message) => message.id === id);
}

/** Puts the words of a message on the clipboard, and says so. */
export const copyMessage =
  (text: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const conversation = selectOpenConversation(getState());
    try {
      await navigator.clipboard.writeText(text);
      dispatch(actNotedIn(conversation, 'copied'));
    } catch {
      // The browser would not allow it, or has no clipboard for pages.
      dispatch(actNotedIn(conversation, 'copyFailed'));
    }
  };
