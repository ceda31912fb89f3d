/** Conversations: the list, the messages that are loaded, own messages on their way, drafts (spec 3 and 4). */
import { createSlice, current } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { THREADS_KEPT } from '@/config/limits';
import { loggedOut, userReceived } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import type { ChatItem, Message } from '@/domain/model';
import { entriesTo, outboxAfter, withoutDelivered } from '@/domain/outbox';
import type { OutboxEvent } from '@/domain/outbox';
import { rootReducer } from '@/store/rootReducer';
import { attentionChanged, typingEnded } from './aliveEvents';
import { initialState, newThread } from './chatsState';
import type { ChatEntry, ChatsHeard, SharedRecords, Thread } from './chatsState';
import { placed, placedAmong, sameEntry, sameItems, toEntry, withNewest } from './chatEntries';
import { indexOf } from './entryIndex';
import { forgetPartner } from './forgetPartner';
import { itemOf, itemsOf, markSeen, markTyping, unreadOnlyIfUnseen, unsentOf } from './chatsRules';
import { withChoices } from './ownChoices';
import { takeRecalled } from './recalled';
import type { RecalledChats } from './recalled';
import { begunSession, forgetRemoved, takeDelivered, takeSeen } from './sessionRules';
import type { Delivered, Records } from './sessionRules';
import type { MessagesAnswer } from './threadActions';
import { addThreadCases, leaveThread, takeChanged, takeNewest, takeRead, takeWaiting } from './threadCases';

const chatsSlice = createSlice({
  name: 'chats',
  initialState,
  reducers: {
    /** A member is here; what the browser kept for the account comes back. */
    sessionBegan: (state, { payload }: PayloadAction<Records & { account: string }>) =>
      begunSession(state, payload),
    chatsRequested(state, action: PayloadAction<string>) {
      state.request = action.payload;
      // What asks by itself takes no failure off the screen before it has an answer.
      if (state.status === 'idle') state.status = 'loading';
    },
    /** Somebody wants the list that did not come. */
    chatsWanted(state) {
      if (state.status === 'failed') state.status = 'loading';
    },
    /** Another tab's list comes without a request of our own. Of a long one this may be the part that changed last. */
    chatsReceived(state, action: PayloadAction<ChatsHeard & { chats: ChatItem[]; more?: boolean }>) {
      const { request, chats, at, more } = action.payload;
      if (!state.active || (request !== null && state.request !== request)) return;
      // A part says nothing where the rest is not known yet: it would pass for all of it.
      if (more === true && state.whole_at === 0) return;
      const before = current(state);
      const known = indexOf(before.items);
      const entries = chats
        .filter(({ conversation }) => !(conversation.id in before.removing))
        .map((chat) => unreadOnlyIfUnseen(before, toEntry(chat)));
      const heard = entries.map((entry) => {
        const same = known.byConversation(entry.conversation.id);
        return same && sameEntry(same, entry) ? same : entry;
      });
      const items = more === true ? withNewest(before.items, heard) : placed(heard);
      // An answer without news changes nothing that would have to be drawn again.
      if (!sameItems(items, before.items)) state.items = items;
      state.status = 'ready';
      state.failure = null;
      state.heard_at = at;
      if (more !== true) state.whole_at = at;
    },
    /** What was seen last stands where nothing has been heard yet. */
    chatsRecalled: (state, { payload }: PayloadAction<RecalledChats>) => takeRecalled(state, payload),
    /** The first ones of a list that is still on its way. */
    chatsBegun(state, { payload }: PayloadAction<{ request: string; chats: ChatItem[] }>) {
      if (state.request === payload.request && state.status !== 'ready')
        state.items = placed(payload.chats.map(toEntry));
    },
    /** The server's list is still the one that is shown. */
    chatsUnchanged(state, { payload }: PayloadAction<ChatsHeard>) {
      const { request, at } = payload;
      if (state.status !== 'ready' || (request !== null && state.request !== request)) return;
      // Another tab's list is the same as its own, and not as what was seen last.
      if (request === null && state.whole_at === 0) return;
      state.heard_at = at;
      // Only a whole list is asked for by its tag; what another tab has heard may be a part.
      if (request !== null) state.whole_at = at;
    },
    /** Of any request: while none is answered, one that was made since does not make this failure undone. */
    chatsFailed(state, action: PayloadAction<Failure>) {
      if (!state.active || state.status === 'ready') return;
      state.status = 'failed';
      state.failure = action.payload;
    },
    /** A conversation is on screen: where somebody looks at it, nothing in it is unread any more (spec 4). */
    conversationOpened(state, action: PayloadAction<{ conversation: string; at: number }>) {
      const { conversation, at } = action.payload;
      state.open = conversation;
      const { [conversation]: thread = newThread(), ...others } = state.threads;
      // The one opened last stands last: the first is the one to forget.
      state.threads = Object.fromEntries([
        ...Object.entries(others).slice(1 - THREADS_KEPT),
        [conversation, thread],
      ]);
      if (!state.away) markSeen(state, conversation);
      const item = itemOf(state, conversation);
      if (item) state.last_opened = { profile: item.profile.id, date: at };
    },
    conversationClosed(state, action: PayloadAction<string>) {
      if (state.open === action.payload) state.open = null;
      const thread = state.threads[action.payload];
      if (!thread) return;
      leaveThread(thread);
    },
    messagesRequested(state, action: PayloadAction<string>) {
      const thread = state.threads[action.payload];
      if (!thread || thread.status === 'ready') return;
      thread.status = 'loading';
      thread.failure = null;
    },
    /** The newest messages of a conversation; on opening, the reader's own id finds the first unread one. */
    messagesReceived(state, action: PayloadAction<MessagesAnswer & { openedBy?: string }>) {
      const { conversation, messages: heard, openedBy, asked_at, ...rest } = action.payload;
      const messages = withChoices(heard, current(state).choices, asked_at);
      const delivered = withoutDelivered(current(state).outbox, messages);
      if (delivered.length !== state.outbox.length) state.outbox = [...delivered];
      const thread = state.threads[conversation];
      if (!thread) return;
      takeNewest(thread, takeWaiting(thread, messages), openedBy);
      takeRead(thread);
      Object.assign(thread, rest, { status: 'ready', failure: null, recalled_at: null });
      markTyping(state, conversation, rest.typing);
      if (state.open === conversation && !state.away) markSeen(state, conversation);
    },
    messagesFailed(state, action: PayloadAction<{ conversation: string; failure: Failure }>) {
      const thread = state.threads[action.payload.conversation];
      if (!thread || thread.status === 'ready') return;
      const aborted = action.payload.failure.kind === 'aborted';
      thread.status = aborted ? 'idle' : 'failed';
      thread.failure = aborted ? null : action.payload.failure;
    },
    /** The member removed a conversation: it is gone at once, the server is told next (spec 4). */
    chatDropped(state, action: PayloadAction<string>) {
      const item = itemsOf(state).find((entry) => entry.conversation.id === action.payload);
      if (!item) return;
      const unsent = entriesTo(current(state).outbox, item.profile.id).map(({ client_id }) => client_id);
      state.removing[action.payload] = { item, unsent, unsure: null };
      state.items = itemsOf(state).filter((entry) => entry !== item);
    },
    /** No answer came: it may be deleted, or not. It stays away, and nothing of it is sent, until a list has told. */
    removalUnsure(state, { payload }: PayloadAction<{ conversation: string; failure: Failure }>) {
      const removal = state.removing[payload.conversation];
      if (!removal) return;
      removal.unsure = payload.failure;
      // A list that was asked for before says nothing of what has become of it.
      state.request = null;
    },
    /** The server has not deleted it: it comes back to its place. */
    chatRestored(state, action: PayloadAction<string>) {
      const removal = state.removing[action.payload];
      delete state.removing[action.payload];
      if (removal) state.items = placedAmong(removal.item, itemsOf(state));
    },
    chatRemoved: (state, { payload }: PayloadAction<string>) => forgetRemoved(state, payload),
    outboxMoved(state, action: PayloadAction<OutboxEvent>) {
      state.outbox = [...outboxAfter(current(state).outbox, action.payload)];
    },
    /** What other tabs wrote has been taken in, or what this one wrote is stored. */
    recordsShared: (state, { payload }: PayloadAction<Partial<SharedRecords>>) =>
      void Object.assign(state, payload),
    messageDelivered: (state, { payload }: PayloadAction<Delivered>) => takeDelivered(state, payload),
    /** Another tab has shown a conversation up to a moment, epoch ms. */
    seenElsewhere: (state, { payload }: PayloadAction<{ conversation: string; until: number }>) =>
      takeSeen(state, payload),
    /** A message is no longer what it was: a reaction came or went, or its author took it back. */
    messageChanged(state, { payload }: PayloadAction<Message>) {
      const thread = state.threads[payload.conversation];
      if (thread) takeChanged(thread, payload);
    },
    /** A conversation was pinned or put away, or is so no longer. */
    chatChanged(state, { payload }: PayloadAction<ChatItem>) {
      const entry = unreadOnlyIfUnseen(state, toEntry(payload));
      const isIt = (item: ChatEntry) => item.conversation.id === entry.conversation.id;
      // A list that was asked for before must not undo it.
      state.request = null;
      const items = itemsOf(state);
      if (items.some(isIt))
        state.items = placedAmong(
          entry,
          items.filter((item) => !isIt(item)),
        );
    },
    draftChanged(state, action: PayloadAction<{ profile: string; text: string }>) {
      const { profile, text } = action.payload;
      if (text === '') delete state.drafts[profile];
      else state.drafts[profile] = text;
    },
  },
  extraReducers: (builder) => {
    addThreadCases(builder);
    builder
      .addCase(loggedOut, (state, action) =>
        action.payload.by === 'expiry' ? unsentOf(state) : initialState,
      )
      .addCase(userReceived, (state, action) => {
        if (action.payload === null && state.active) return unsentOf(state);
        return undefined;
      })
      .addCase(attentionChanged, (state, { payload: visible }) => {
        state.away = !visible;
        if (visible && state.open !== null) markSeen(state, state.open);
      })
      .addCase(typingEnded, (state, { payload }) => markTyping(state, payload, false))
      .addCase(memberBlocked, (state, { payload }) => forgetPartner(state, payload));
  },
  selectors: {
    selectSessionActive: (state) => state.active,
    selectAccount: (state) => state.account,
    selectChatsRequest: (state) => state.request,
    selectChatsStatus: (state) => state.status,
    selectChatsFailure: (state) => state.failure,
    selectWholeListAt: (state) => state.whole_at,
    selectChatsHeardAt: (state) => state.heard_at,
    selectChatEntries: (state) => state.items,
    selectChatEntry: (state, conversation: string): ChatEntry | undefined =>
      indexOf(state.items).byConversation(conversation),
    selectConversationWith: (state, profile: string): string | null =>
      indexOf(state.items).byProfile(profile)?.conversation.id ?? null,
    selectThread: (state, conversation: string | null): Thread | undefined =>
      conversation === null ? undefined : state.threads[conversation],
    selectOpenConversation: (state) => state.open,
    selectAway: (state) => state.away,
    selectOutbox: (state) => state.outbox,
    /** True for a message that goes when the conversation being removed is gone: it is not sent meanwhile. */
    selectGoing: (state, client_id: string) =>
      Object.values(state.removing).some(({ unsent }) => unsent.includes(client_id)),
    selectRemovals: (state) => state.removing,
    selectKept: (state) => state.kept,
    selectDrafts: (state) => state.drafts,
    selectThreads: (state) => state.threads,
    selectDraftsKept: (state) => state.drafts_kept,
    selectSeen: (state) => state.seen,
    selectDraft: (state, profile: string) => state.drafts[profile] ?? '',
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof chatsSlice> {}
}
const injected = chatsSlice.injectInto(rootReducer);

export const {
  sessionBegan,
  chatsRequested,
  chatsReceived,
  chatsRecalled,
  chatsBegun,
  chatsUnchanged,
  chatsWanted,
  chatsFailed,
  conversationOpened,
  conversationClosed,
  messagesRequested,
  messagesReceived,
  messagesFailed,
  chatDropped,
  removalUnsure,
  chatRestored,
  chatRemoved,
  outboxMoved,
  recordsShared,
  messageDelivered,
  seenElsewhere,
  messageChanged,
  chatChanged,
  draftChanged,
} = chatsSlice.actions;
export const {
  selectSessionActive,
  selectAccount,
  selectChatsRequest,
  selectChatsStatus,
  selectChatsFailure,
  selectWholeListAt,
  selectChatsHeardAt,
  selectChatEntries,
  selectChatEntry,
  selectConversationWith,
  selectThread,
  selectOpenConversation,
  selectAway,
  selectOutbox,
  selectGoing,
  selectRemovals,
  selectKept,
  selectDrafts,
  selectDraftsKept,
  selectThreads,
  selectSeen,
  selectDraft,
} = injected.selectors;
