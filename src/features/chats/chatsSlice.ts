/** Conversations: the list, the messages that are loaded, own messages on their way, drafts (spec 3 and 4). */
import { createSlice, current } from '@reduxjs/toolkit';
import type { Draft, PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { MESSAGES_PER_PAGE, PAGES_KEPT, THREADS_KEPT } from '@/config/limits';
import { loggedOut, userReceived } from '@/core/auth/authSlice';
import { firstUnread } from '@/domain/conversation';
import type { ChatItem, Message } from '@/domain/model';
import { outboxAfter, withoutDelivered } from '@/domain/outbox';
import type { Outbox, OutboxEvent } from '@/domain/outbox';
import { rootReducer } from '@/store/rootReducer';
import { initialState, newThread } from './chatsState';
import type { ChatEntry, ChatsState, Thread } from './chatsState';
import { placed, sameEntry, toEntry } from './chatEntries';
import { withMessage, withNewest, withOlder } from './messagePages';

/** What GET chat.php answers, for one conversation. */
interface MessagesAnswer {
  conversation: string;
  messages: Message[];
  typing: boolean;
  history_limited: boolean;
  partner_can_reply: boolean;
}
type State = Draft<ChatsState>;

const chatsSlice = createSlice({
  name: 'chats',
  initialState,
  reducers: {
    /** A member is here; what the browser kept for the account comes back. */
    sessionBegan(
      state,
      action: PayloadAction<{ account: string; outbox: Outbox; drafts: Record<string, string> }>,
    ) {
      const { account, outbox, drafts } = action.payload;
      const before = current(state);
      const fresh = { ...initialState, account, active: true };
      const restored = (entries: Outbox) => outboxAfter(entries, { type: 'restored' });
      if (before.account === null) {
        // The page may have been quicker than what the browser kept.
        const { open, threads, last_opened } = before;
        const joined = [...restored(outbox), ...before.outbox];
        return {
          ...fresh,
          outbox: joined,
          drafts: { ...drafts, ...before.drafts },
          open,
          threads,
          last_opened,
        };
      }
      // After an expired session the same member's unsent work is still in memory, newer than the stored one.
      const known = before.account === account ? before : action.payload;
      return { ...fresh, outbox: restored(known.outbox), drafts: known.drafts };
    },
    chatsRequested(state, action: PayloadAction<string>) {
      state.request = action.payload;
      if (state.status !== 'ready') state.status = 'loading';
    },
    chatsReceived(state, action: PayloadAction<{ request: string; chats: ChatItem[]; at: number }>) {
      const { request, chats, at } = action.payload;
      if (!state.active || state.request !== request) return;
      const known = new Map(current(state).items.map((item) => [item.conversation.id, item]));
      const entries = chats
        .filter(({ conversation }) => !(conversation.id in state.removing))
        .map((chat) => unreadOnlyIfUnseen(state, toEntry(chat)));
      state.items = placed(
        entries.map((entry) => {
          const before = known.get(entry.conversation.id);
          return before && sameEntry(before, entry) ? before : entry;
        }),
      );
      state.status = 'ready';
      state.failure = null;
      state.heard_at = at;
    },
    chatsFailed(state, action: PayloadAction<{ request: string; failure: Failure }>) {
      if (state.request !== action.payload.request || state.status === 'ready') return;
      state.status = 'failed';
      state.failure = action.payload.failure;
    },
    /** A conversation is on screen: nothing in it is unread any more (spec 4). */
    conversationOpened(state, action: PayloadAction<{ conversation: string; at: number }>) {
      const { conversation, at } = action.payload;
      state.open = conversation;
      const { [conversation]: thread = newThread(), ...others } = state.threads;
      // The one opened last stands last: the first is the one to forget.
      state.threads = Object.fromEntries([
        ...Object.entries(others).slice(1 - THREADS_KEPT),
        [conversation, thread],
      ]);
      markSeen(state, conversation);
      const item = state.items.find((entry) => entry.conversation.id === conversation);
      if (item) state.last_opened = { profile: item.profile.id, date: at };
    },
    conversationClosed(state, action: PayloadAction<string>) {
      if (state.open === action.payload) state.open = null;
      const thread = state.threads[action.payload];
      if (!thread) return;
      thread.divider = null;
      thread.typing = false;
      if (thread.pages.length <= PAGES_KEPT) return;
      thread.pages = thread.pages.slice(-PAGES_KEPT);
      thread.complete = false;
    },
    messagesRequested(state, action: PayloadAction<string>) {
      const thread = state.threads[action.payload];
      if (!thread || thread.status === 'ready') return;
      thread.status = 'loading';
      thread.failure = null;
    },
    /** The newest messages of a conversation; on opening, the reader's own id finds the first unread one. */
    messagesReceived(state, action: PayloadAction<MessagesAnswer & { openedBy?: string }>) {
      const { conversation, messages, openedBy, ...rest } = action.payload;
      const delivered = withoutDelivered(current(state).outbox, messages);
      if (delivered.length !== state.outbox.length) state.outbox = [...delivered];
      const thread = state.threads[conversation];
      if (!thread) return;
      const before = current(thread).pages;
      const pages = withNewest(before, messages);
      // An answer that stands alone begins the history anew.
      if (before.length === 0 || pages[0] === messages) thread.complete = messages.length < MESSAGES_PER_PAGE;
      if (pages !== before) thread.pages = pages;
      Object.assign(thread, rest, { status: 'ready', failure: null });
      if (openedBy !== undefined) thread.divider = firstUnread(messages, openedBy);
      if (state.open === conversation) markSeen(state, conversation);
    },
    messagesFailed(state, action: PayloadAction<{ conversation: string; failure: Failure }>) {
      const thread = state.threads[action.payload.conversation];
      if (!thread || thread.status === 'ready') return;
      const aborted = action.payload.failure.kind === 'aborted';
      thread.status = aborted ? 'idle' : 'failed';
      thread.failure = aborted ? null : action.payload.failure;
    },
    olderRequested(state, action: PayloadAction<string>) {
      const thread = state.threads[action.payload];
      if (thread) thread.older = 'loading';
    },
    olderReceived(state, action: PayloadAction<MessagesAnswer & { complete: boolean }>) {
      const { conversation, messages, complete, history_limited } = action.payload;
      const thread = state.threads[conversation];
      if (!thread) return;
      thread.pages = withOlder(current(thread).pages, messages);
      thread.older = 'idle';
      thread.complete = complete;
      thread.history_limited = history_limited;
    },
    olderFailed(state, action: PayloadAction<string>) {
      const thread = state.threads[action.payload];
      if (thread) thread.older = 'failed';
    },
    /** The member removed a conversation: it is gone at once, the server is told next (spec 4). */
    chatDropped(state, action: PayloadAction<string>) {
      const item = state.items.find((entry) => entry.conversation.id === action.payload);
      if (!item) return;
      state.removing[action.payload] = item;
      state.items = state.items.filter((entry) => entry !== item);
    },
    /** The server would not delete it: it comes back to its place. */
    chatRestored(state, action: PayloadAction<string>) {
      const item = state.removing[action.payload];
      delete state.removing[action.payload];
      if (item) state.items = placed([...state.items, item]);
    },
    chatRemoved(state, action: PayloadAction<string>) {
      const item = state.removing[action.payload];
      delete state.removing[action.payload];
      delete state.threads[action.payload];
      // A list that was asked for before the deletion must not bring it back.
      state.request = null;
      if (!item) return;
      delete state.drafts[item.profile.id];
      state.outbox = state.outbox.filter(
        ({ profile, state: at }) => profile !== item.profile.id || at !== 'failed',
      );
    },
    outboxMoved(state, action: PayloadAction<OutboxEvent>) {
      state.outbox = [...outboxAfter(current(state).outbox, action.payload)];
    },
    /** The server has an own message: the bubble becomes the message, the conversation moves up. */
    messageDelivered(
      state,
      action: PayloadAction<{ client_id: string; message: Message; conversation: ChatItem }>,
    ) {
      const { client_id, message, conversation } = action.payload;
      state.outbox = [...outboxAfter(current(state).outbox, { type: 'confirmed', client_id, message })];
      const thread = state.threads[message.conversation];
      if (thread?.status === 'ready') thread.pages = withMessage(current(thread).pages, message);
      const entry = unreadOnlyIfUnseen(state, toEntry(conversation));
      if (entry.conversation.id in state.removing) return;
      const others = state.items.filter((item) => item.conversation.id !== entry.conversation.id);
      state.items = placed([entry, ...others]);
    },
    draftChanged(state, action: PayloadAction<{ profile: string; text: string }>) {
      const { profile, text } = action.payload;
      if (text === '') delete state.drafts[profile];
      else state.drafts[profile] = text;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, (state, action) =>
        action.payload.by === 'expiry' ? unsentOf(state) : initialState,
      )
      .addCase(userReceived, (state, action) => {
        if (action.payload === null && state.active) return unsentOf(state);
        return undefined;
      }),
  selectors: {
    selectSessionActive: (state) => state.active,
    selectAccount: (state) => state.account,
    selectChatsStatus: (state) => state.status,
    selectChatsFailure: (state) => state.failure,
    selectChatsHeardAt: (state) => state.heard_at,
    selectChatEntries: (state) => state.items,
    selectChatEntry: (state, conversation: string): ChatEntry | undefined =>
      state.items.find((item) => item.conversation.id === conversation),
    selectConversationWith: (state, profile: string): string | null =>
      state.items.find((item) => item.profile.id === profile)?.conversation.id ?? null,
    selectThread: (state, conversation: string | null): Thread | undefined =>
      conversation === null ? undefined : state.threads[conversation],
    selectOpenConversation: (state) => state.open,
    selectOutbox: (state) => state.outbox,
    selectDrafts: (state) => state.drafts,
    selectDraft: (state, profile: string) => state.drafts[profile] ?? '',
  },
});

/** An expired session loses nothing: the unsent stays for the same account's next log-in. */
function unsentOf(state: State): ChatsState {
  const { account, outbox, drafts } = current(state);
  return { ...initialState, account, outbox, drafts };
}

function unreadOnlyIfUnseen(state: State, entry: ChatEntry): ChatEntry {
  const { id } = entry.conversation;
  const newest = Date.parse(entry.last_message?.sent_at ?? '') || 0;
  const seen = state.open === id || newest <= (state.seen[id] ?? -1);
  return seen ? { ...entry, num_unread_messages: 0 } : entry;
}

function markSeen(state: State, conversation: string): void {
  const item = state.items.find((entry) => entry.conversation.id === conversation);
  if (item && item.num_unread_messages > 0) item.num_unread_messages = 0;
  const last = state.threads[conversation]?.pages.at(-1)?.at(-1)?.sent_at ?? item?.last_message?.sent_at;
  if (last !== undefined) state.seen[conversation] = Date.parse(last);
}

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof chatsSlice> {}
}
const injected = chatsSlice.injectInto(rootReducer);

export const {
  sessionBegan,
  chatsRequested,
  chatsReceived,
  chatsFailed,
  conversationOpened,
  conversationClosed,
  messagesRequested,
  messagesReceived,
  messagesFailed,
  olderRequested,
  olderReceived,
  olderFailed,
  chatDropped,
  chatRestored,
  chatRemoved,
  outboxMoved,
  messageDelivered,
  draftChanged,
} = chatsSlice.actions;
export const {
  selectSessionActive,
  selectAccount,
  selectChatsStatus,
  selectChatsFailure,
  selectChatsHeardAt,
  selectChatEntries,
  selectChatEntry,
  selectConversationWith,
  selectThread,
  selectOpenConversation,
  selectOutbox,
  selectDrafts,
  selectDraft,
} = injected.selectors;
