/** Loads, reads and removes conversations (spec 4 and 7: chats.php, chat.php). */
import { nanoid } from '@reduxjs/toolkit';
import { addressOf } from '@/api/call';
import { failureOf, refusalCode } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { CHATS_AT_FIRST, MESSAGES_PER_PAGE, UNREAD_PAGES } from '@/config/limits';
import { selectLoggedIn, selectOwnProfileId, selectPaidUser } from '@/core/auth/authSlice';
import { noticeShown } from '@/core/notices/noticesSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { firstUnread } from '@/domain/conversation';
import type { Message } from '@/domain/model';
import { whenAsked } from '@/lib/askedAhead';
import { quiet } from '@/lib/quiet';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import {
  chatDropped,
  chatRemoved,
  chatRestored,
  chatsFailed,
  chatsReceived,
  chatsBegun,
  chatsRequested,
  chatsUnchanged,
  conversationOpened,
  messagesFailed,
  messagesReceived,
  messagesRequested,
  removalUnsure,
  selectAccount,
  selectAway,
  selectChatEntries,
  selectChatsRequest,
  selectChatsStatus,
  selectOpenConversation,
  selectSessionActive,
  selectThread,
} from './chatsSlice';
import { attentionChanged } from './aliveEvents';
import type { ChatEntry } from './chatsState';
import { isHeardWhole, lacksPinned } from './listParts';
import { isNotThere } from './notThere';
import { isPageVisible } from './pageVisible';
import { newsMarked, olderFailed, olderReceived, olderRequested } from './threadActions';
import type { OlderPage } from './threadActions';
import { newestPages } from './threadCases';
import { lookIntoUnheard } from './threadThunks';
import { forgetUnlisted, selectRemovalsUnsure, takeBackListed } from './unsureRemovals';

interface Tools {
  dispatch: AppDispatch;
  getState: () => RootState;
  signal: AbortSignal;
}

/** The rest of a long list is not kept waiting longer. */
const QUIET_WITHIN_MS = 2_000;

const loadCalls = () => import('@/api/calls/chat');

/**
 * Which answer of the server a list is, by its tag. What happens here makes another list of it, which has no tag until it
 * is asked for whole again.
 */
const tags = new WeakMap<readonly ChatEntry[], string>();

/**
 * The list of conversations; only the first load shows progress, a later failure leaves the list as it is.
 * @returns false for a list that counts no more: another one was asked for since, something was done here, or the session ended
 */
export const fetchChats = createAppThunk(
  'chats/fetch',
  async (_: void, { dispatch, getState, signal }): Promise<boolean> => {
    const request = nanoid();
    dispatch(chatsRequested(request));
    const account = selectAccount(getState());
    const isHere = () => selectSessionActive(getState()) && selectAccount(getState()) === account;
    const counts = () => isHere() && selectChatsRequest(getState()) === request;
    try {
      const calls = await loadCalls();
      const entries = selectChatEntries(getState());
      const isFirst = entries.length === 0 && selectChatsStatus(getState()) !== 'ready';
      const isPart = isFirst || isHeardWhole(getState());
      let list = isPart ? await calls.getChats({ newest: CHATS_AT_FIRST, signal }) : null;
      if (isFirst && list?.more === true) {
        if (!counts()) return false;
        dispatch(profilesReceived(list.chats.map(({ profile }) => profile)));
        dispatch(chatsBegun({ request, chats: list.chats }));
        // Reading thousands of others would keep these from being drawn.
        await quiet(QUIET_WITHIN_MS);
      }
      if (list === null || (list.more === true && (isFirst || lacksPinned(entries, list.chats)))) {
        // A list without news would not tell whether what is being removed is still in it.
        const known = selectRemovalsUnsure(getState()) ? undefined : tags.get(entries);
        list = await (known === undefined
          ? calls.getChats({ signal })
          : calls.getNewChats(known, { signal }));
      }
      if (!counts()) return false;
      if (list === null) {
        dispatch(chatsUnchanged({ request, at: serverNow() }));
        return true;
      }
      dispatch(profilesReceived(list.chats.map(({ profile }) => profile)));
      dispatch(takeBackListed(list.chats));
      dispatch(chatsReceived({ request, chats: list.chats, more: list.more === true, at: serverNow() }));
      if (list.more === true) return true;
      // An empty list is the same object for everybody.
      if (list.chats.length > 0 && typeof list.tag === 'string')
        tags.set(selectChatEntries(getState()), list.tag);
      dispatch(forgetUnlisted());
      return true;
    } catch (error) {
      if (isHere()) dispatch(chatsFailed(failureOf(error)));
      throw error;
    }
  },
  (_, state) => selectSessionActive(state) && selectLoggedIn(state),
);

/** The page may have asked for the newest messages before the app was here. */
const newestAskedAt = (conversation: string): number =>
  whenAsked(addressOf({ file: 'chat.php', query: { conversation } }));

/**
 * Puts a conversation on screen: where somebody sees it nothing in it is unread any more, its newest messages load.
 * Refusal: 404 when there is no such conversation.
 */
export const openConversation = createAppThunk('chats/open', async (conversation: string, tools) => {
  const { dispatch, getState, signal } = tools;
  // In a tab that comes up behind another one nobody has seen anything.
  if (selectAway(getState()) === isPageVisible()) dispatch(attentionChanged(isPageVisible()));
  dispatch(conversationOpened({ conversation, at: serverNow() }));
  dispatch(messagesRequested(conversation));
  try {
    const { getChat } = await loadCalls();
    const asked_at = newestAskedAt(conversation);
    const answer = await getChat(conversation, {}, { signal });
    const own = selectOwnProfileId(getState());
    const earlier = own === null ? [] : await unreadBefore(conversation, answer.messages, own, tools);
    // What was seen last may have come while this was asked.
    const kept = selectThread(getState(), conversation)?.pages ?? [];
    dispatch(messagesReceived({ conversation, ...answer, asked_at, ...(own !== null && { openedBy: own }) }));
    for (const page of earlier) dispatch(olderReceived({ conversation, ...page }));
    const first = own === null ? null : firstUnread(earlier.at(-1)?.messages ?? [], own);
    if (first !== null) dispatch(newsMarked({ conversation, message: first }));
    lookIntoUnheard(conversation, kept, [...earlier, answer], dispatch);
  } catch (error) {
    dispatch(messagesFailed({ conversation, failure: failureOf(error) }));
    throw error;
  }
  await tellRead(conversation, tools);
});

/** The pages before a newest one that is unread from its first message on: the reader begins where the unread begins. */
async function unreadBefore(conversation: string, newest: Message[], own: string, tools: Tools) {
  const pages: OlderPage[] = [];
  let earliest = newest;
  // A page that is not full has nothing before it.
  while (earliest.length === MESSAGES_PER_PAGE && pages.length < UNREAD_PAGES) {
    const [first] = earliest;
    if (!first || first.from === own || first.read) break;
    const page = await pageBefore(conversation, first.id, tools);
    pages.push(page);
    earliest = page.messages;
  }
  return pages;
}

/** What was said before a message. Where the reader does not see the message itself any more, that is nothing. */
async function pageBefore(
  conversation: string,
  before: string,
  { getState, signal }: Pick<Tools, 'getState' | 'signal'>,
): Promise<OlderPage> {
  const { getChat } = await loadCalls();
  const asked_at = Date.now();
  try {
    const { messages, history_limited } = await getChat(conversation, { before }, { signal });
    return { messages, asked_at, history_limited, complete: messages.length < MESSAGES_PER_PAGE };
  } catch (error) {
    if (!isNotThere(error)) throw error;
    // What is hidden from free members begins later with every new message (spec 6).
    return { messages: [], history_limited: !selectPaidUser(getState()), complete: true };
  }
}

/** What is new in the conversation on screen. A failure is silent: the next poll comes soon. */
export const pollConversation = createAppThunk('chats/poll', async (conversation: string, tools) => {
  const { getChat } = await loadCalls();
  const asked_at = newestAskedAt(conversation);
  const answer = await getChat(conversation, {}, { signal: tools.signal });
  const thread = selectThread(tools.getState(), conversation);
  tools.dispatch(messagesReceived({ conversation, ...answer, asked_at }));
  // Opening it found no server.
  if (thread && thread.recalled_at !== null)
    lookIntoUnheard(conversation, thread.pages, [answer], tools.dispatch);
  await tellRead(conversation, tools);
});

/** A page of history in front of what is loaded. */
export const loadOlder = createAppThunk(
  'chats/loadOlder',
  async (conversation: string, tools) => {
    const { dispatch, getState } = tools;
    const oldest = selectThread(getState(), conversation)?.pages[0]?.[0];
    if (!oldest) return;
    dispatch(olderRequested(conversation));
    try {
      const page = await pageBefore(conversation, oldest.id, tools);
      dispatch(olderReceived({ conversation, ...page, edge: oldest.id }));
    } catch (error) {
      dispatch(olderFailed(conversation));
      throw error;
    }
  },
  (conversation, state) => {
    const thread = selectThread(state, conversation);
    return thread !== undefined && !thread.complete && thread.older !== 'loading';
  },
);

/**
 * Drops a conversation at once and then deletes it on the server; a failure is said and the list reloads (spec 4, 8).
 * Where the answer is lost that list tells whether it was deleted: until then nothing of it is sent.
 */
export const removeChat = createAppThunk(
  'chats/remove',
  async (conversation: string, { dispatch, signal }) => {
    dispatch(chatDropped(conversation));
    try {
      const { deleteChat } = await loadCalls();
      await deleteChat(conversation, { signal });
    } catch (error) {
      const failure = failureOf(error);
      // With its session the list is gone, too.
      if (failure.kind === 'aborted') throw error;
      if (failure.kind !== 'refused') {
        dispatch(removalUnsure({ conversation, failure }));
        const looked = await dispatch(fetchChats());
        if (fetchChats.rejected.match(looked)) dispatch(sayUnsure(looked.payload));
        throw error;
      }
      // Somebody has already deleted it, or an earlier attempt has.
      if (failure.status !== 404) {
        dispatch(chatRestored(conversation));
        dispatch(noticeShown({ key: 'chatDeleteFailed', tone: 'bad', failure }));
        void dispatch(fetchChats());
        throw error;
      }
    }
    dispatch(chatRemoved(conversation));
  },
);

/** The list could not be asked for either: what has become of a removal shows later. */
const sayUnsure = (failure: Failure | undefined) =>
  failure?.kind === 'offline' || failure?.kind === 'timeout'
    ? noticeShown({ key: 'offline', tone: 'bad' })
    : noticeShown({ key: 'error', tone: 'bad' });

/** Tells the server how far the member has read, until it has heard. */
async function tellRead(conversation: string, { getState, signal }: Tools): Promise<void> {
  const state = getState();
  const own = selectOwnProfileId(state);
  const thread = selectThread(state, conversation);
  const newest = newestFromPartner(thread ? newestPages(thread) : [], own);
  if (!newest || newest.read || !isPageVisible() || selectOpenConversation(state) !== conversation) return;
  const { markRead } = await loadCalls();
  try {
    await markRead(conversation, newest.id, { signal });
  } catch (error) {
    // The next look at the conversation tells it again; only a defect of ours is thrown on.
    refusalCode(failureOf(error));
  }
}

function newestFromPartner(pages: Message[][], own: string | null): Message | undefined {
  return pages.at(-1)?.findLast(({ from }) => from !== own);
}
