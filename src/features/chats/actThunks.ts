/**
 * Reactions and messages taken back: shown at once, and as they were when the server would not have it (contract). Where its answer is lost
 * the message is looked up.
 */
import { failureOf, refusalCode } from '@/api/failure';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { emptied } from '@/domain/quote';
import { reactionOf } from '@/domain/reactions';
import type { Message } from '@/domain/model';
import { createTurns } from '@/lib/turns';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { actNotedIn } from './actsSlice';
import { messageChanged, selectOpenConversation } from './chatsSlice';
import { selectMessages } from './chatsSelectors';
import { fetchChats } from './chatsThunks';
import { isLost, lookUpMessage } from './lookUp';
import { reactionChosen } from './threadActions';

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

interface Tools {
  getState: () => RootState;
  signal: AbortSignal;
}

/** Tells the server of a choice, and asks what it has where no answer comes. Null when that is unknown, too. */
async function saveReaction(message: Message, emoji: string | null, tools: Tools): Promise<Message | null> {
  const { react: tell } = await loadCalls();
  return inTurn(message.id, () =>
    tell(message.id, emoji, { signal: tools.signal }).catch((error: unknown) => {
      if (!isLost(failureOf(error))) throw error;
      return lookUpMessage(message, tools);
    }),
  );
}

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
    const show = (chosen: string | null, settled_at: number | null): void =>
      void dispatch(reactionChosen({ conversation, message: id, from: own, emoji: chosen, settled_at }));
    const isNewest = (): boolean => choosing.newest === choice;
    show(emoji, null);
    try {
      const saved = await saveReaction(message, emoji, { getState, signal });
      if (saved) choosing.saved = reactionOf(saved.reactions, own);
      if (!isNewest()) return;
      // What nobody could tell the next answer tells, whenever it was asked for.
      show(choosing.saved, saved ? Date.now() : 0);
      if (!saved) dispatch(actNotedIn(conversation, 'reactUnsure'));
      else if (choosing.saved !== emoji) dispatch(actNotedIn(conversation, 'reactFailed'));
    } catch (error) {
      if (isNewest()) {
        show(choosing.saved, 0);
        if (failureOf(error).kind !== 'aborted') dispatch(actNotedIn(conversation, 'reactFailed'));
      }
      throw error;
    } finally {
      if (isNewest()) running.delete(id);
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
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'aborted') throw error;
      const found = isLost(failure) ? await lookUpMessage(message, { getState, signal }) : null;
      if (found?.deleted !== true) {
        dispatch(messageChanged(message));
        const isUnsure = isLost(failure) && found === null;
        const isLate = refusalCode(failure) === 'too_late';
        const note = isUnsure ? 'deleteUnsure' : isLate ? 'tooLate' : 'deleteFailed';
        dispatch(actNotedIn(conversation, note, failure));
        throw error;
      }
    }
    for (const answer of selectMessages(getState(), conversation)) {
      if (answer.reply_to?.id !== id) continue;
      dispatch(messageChanged({ ...answer, reply_to: emptied(answer.reply_to) }));
    }
    dispatch(actNotedIn(conversation, 'deleted'));
    // It may have been the line of the list.
    void dispatch(fetchChats());
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
