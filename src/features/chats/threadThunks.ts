/** Moves the loaded part of a conversation: on towards the newest messages, or to a message far away. */
import { failureOf } from '@/api/failure';
import { MESSAGES_PER_PAGE } from '@/config/limits';
import type { Message } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { actNotedIn } from './actsSlice';
import { selectOpenConversation, selectThread } from './chatsSlice';
import { isNotThere } from './notThere';
import {
  aroundReceived,
  keptHeard,
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
      const asked_at = Date.now();
      const answer = await getChat(conversation, { after: last.id }, { signal });
      const complete = answer.messages.length < MESSAGES_PER_PAGE;
      dispatch(newerReceived({ conversation, ...answer, asked_at, complete, edge: last.id }));
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
  const asked_at = Date.now();
  return { ...(await getChat(conversation, { around: message }, { signal })), asked_at };
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
    const loaded = [...thread.pages, ...newestPages(thread), thread.delivered];
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

/**
 * Asks what became of the pages that stayed loaded since the last visit: messages are taken back, and get reactions, far from
 * the newest ones, too. A failure is silent: they stay as they were until the next visit.
 * @param kept the pages, oldest first
 */
const lookIntoKept = createAppThunk(
  'chats/lookIntoKept',
  async (
    { conversation, kept }: { conversation: string; kept: readonly Message[][] },
    { dispatch, getState, signal },
  ) => {
    const { getChat } = await loadCalls();
    for (const page of kept) {
      // Pages are at most as long as an answer around their middle.
      const middle = page[Math.min(AROUND_OLDER, page.length - 1)];
      if (!middle || selectOpenConversation(getState()) !== conversation) continue;
      const asked_at = Date.now();
      const { messages } = await getChat(conversation, { around: middle.id }, { signal });
      dispatch(keptHeard({ conversation, messages, asked_at }));
    }
  },
);

/** Asks about the pages that were loaded before and that the answers do not hold. */
export function lookIntoUnheard(
  conversation: string,
  kept: readonly Message[][],
  answers: readonly { messages: readonly Message[] }[],
  dispatch: AppDispatch,
): void {
  const heard = new Set(answers.flatMap(({ messages }) => messages).map(({ id }) => id));
  const unheard = kept.filter((page) => page.some(({ id }) => !heard.has(id)));
  if (unheard.length > 0) void dispatch(lookIntoKept({ conversation, kept: unheard }));
}
