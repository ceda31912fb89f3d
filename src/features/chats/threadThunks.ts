/** Moves the loaded part of a conversation: on towards the newest messages, or to a message far away. */
import { failureOf } from '@/api/failure';
import { MESSAGES_PER_PAGE } from '@/config/limits';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import { actNotedIn } from './actsSlice';
import { selectThread } from './chatsSlice';
import { isNotThere } from './notThere';
import {
  aroundReceived,
  messageWanted,
  newerFailed,
  newerReceived,
  newerRequested,
  newestWanted,
} from './threadActions';
import { newestPages } from './threadCases';

const loadCalls = () => import('@/api/calls/chat');
/** Of a page around a message, at most as many are older or newer than it. */
const AROUND_OLDER = 15;
const AROUND_NEWER = 14;

const lastLoaded = (state: RootState, conversation: string) =>
  selectThread(state, conversation)?.pages.at(-1)?.at(-1);

/** The page after what is loaded, while that ends before the newest message. */
export const loadNewer = createAppThunk(
  'chats/loadNewer',
  async (conversation: string, { dispatch, getState, signal }) => {
    const last = lastLoaded(getState(), conversation);
    if (!last) return;
    dispatch(newerRequested(conversation));
    try {
      const { getChat } = await loadCalls();
      const answer = await getChat(conversation, { after: last.id }, { signal });
      const complete = answer.messages.length < MESSAGES_PER_PAGE;
      dispatch(newerReceived({ conversation, ...answer, complete, edge: last.id }));
    } catch (error) {
      // The reader does not see the message itself any more, and nothing between it and the newest ones.
      if (isNotThere(error)) {
        const isStillLast = lastLoaded(getState(), conversation)?.id === last.id;
        if (isStillLast) dispatch(newestWanted(conversation));
        return;
      }
      dispatch(newerFailed(conversation));
      throw error;
    }
  },
  (conversation, state) => {
    const thread = selectThread(state, conversation);
    return thread !== undefined && thread.tail !== null && thread.newer !== 'loading';
  },
);

async function around(conversation: string, message: string, signal: AbortSignal) {
  const { getChat } = await loadCalls();
  return getChat(conversation, { around: message }, { signal });
}

/** Brings a message on screen, with what was said around it; says so when it cannot. Refusal: 404 when it is no longer there. */
export const showMessage = createAppThunk(
  'chats/showMessage',
  async (
    { conversation, message }: { conversation: string; message: string },
    { dispatch, getState, signal },
  ) => {
    const thread = selectThread(getState(), conversation);
    if (!thread) return;
    const loaded = [...thread.pages, ...newestPages(thread)];
    if (loaded.some((page) => page.some(({ id }) => id === message))) {
      dispatch(messageWanted({ conversation, message }));
      return;
    }
    const answer = await around(conversation, message, signal).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure.kind === 'aborted') throw error;
      dispatch(actNotedIn(conversation, isNotThere(error) ? 'messageGone' : 'showFailed'));
      throw error;
    });
    const at = answer.messages.findIndex(({ id }) => id === message);
    const complete = {
      start: at < AROUND_OLDER,
      end: answer.messages.length - 1 - at < AROUND_NEWER,
    };
    dispatch(aroundReceived({ conversation, message, ...answer, complete }));
  },
);
