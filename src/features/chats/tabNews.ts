/** What one tab hears from the server, the other tabs of the same account learn from it (one tab asks for all). */
import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { chatAnswer, chatsAnswer } from '@/api/wire/chat';
import { CHATS_AT_FIRST, FIRST_CHATS } from '@/config/limits';
import { NEWS_CHANNEL } from '@/config/storageKeys';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { profilesReceived, selectProfileTable } from '@/core/profiles/profilesSlice';
import { whenAsked } from '@/lib/askedAhead';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { sameEntry } from './chatEntries';
import {
  chatChanged,
  chatRemoved,
  chatRestored,
  chatsReceived,
  chatsRequested,
  chatsUnchanged,
  messageDelivered,
  messagesReceived,
  selectAccount,
  selectChatEntries,
  selectOpenConversation,
  selectThread,
} from './chatsSlice';
import { fetchChats, pollConversation } from './chatsThunks';
import { LIST } from './pollClock';
import type { PollClock } from './pollClock';
import { hearTabs } from './tabChannel';

/** An unchanged list is told whole this often. */
const TELL_ALL_MS = 60_000;

const about = { account: v.string(), asked_at: v.number() };
const newsSchema = v.variant('kind', [
  v.object({ kind: v.literal('chats'), ...about, heard_at: v.number(), ...chatsAnswer.entries }),
  v.object({ kind: v.literal('messages'), ...about, conversation: v.string(), answer: chatAnswer }),
  /** Asked, and nothing was new. */
  v.object({
    kind: v.literal('same'),
    ...about,
    conversation: v.nullable(v.string()),
    heard_at: v.optional(v.number()),
  }),
]);
type TabNews = v.InferOutput<typeof newsSchema>;
type ChatsNews = Extract<TabNews, { kind: 'chats' }>;

/** Marks an action that came from another tab, so that it is not sent back. */
const fromTab = new WeakSet<object>();

/** The list was heard, be it the same or another one. */
const listHeard = isAnyOf(chatsReceived, chatsUnchanged);

/** What this tab has changed on the server: an older answer of another tab does not know of it yet. */
const ownAct = isAnyOf(chatRemoved, chatRestored, chatChanged, messageDelivered, memberBlocked);

/** One message is among those that changed last: no other tab has to hear the whole list for it. */
const isMessage = messageDelivered.match;

/**
 * Tells the other tabs what this one hears, and takes in what they hear; does nothing where the browser has no channel.
 * @param clock learns when the server was asked, whoever asked
 */
export function addTabNews(startListening: StartAppListening, clock: PollClock): void {
  const asked = trackRequests(startListening, clock);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NEWS_CHANNEL);
  const tell = (news: TabNews): void => channel.postMessage(news);
  let changedAt = 0;
  let toldAt = 0;
  // Who is online is not compared: that the list is the same does not say that the other tabs know all of it.
  let isUntold = false;
  let isMessageUntold = false;
  /** Conversations of which another tab has told what is older than what is known here: it has to hear of the rest. */
  const untold = new Set<string>();
  /** @returns true for what this tab knows better, by its own acts or by a later question */
  const isOlder = (news: TabNews): boolean =>
    (news.kind === 'chats' && news.asked_at <= changedAt) ||
    (news.kind !== 'same' && news.asked_at < clock.heardAt(news.kind === 'chats' ? LIST : news.conversation));
  startListening({
    matcher: ownAct,
    effect: (action) => {
      changedAt = Date.now();
      if (isMessage(action)) {
        isMessageUntold = true;
        return;
      }
      // The other tabs may not know of it: what is the same here is news there.
      toldAt = 0;
      isUntold = true;
    },
  });

  startListening({
    matcher: listHeard,
    effect: (action, api) => {
      if (!listHeard(action)) return;
      const state = api.getState();
      const account = selectAccount(state);
      if (fromTab.has(action) || account === null) return;
      const news = { account, asked_at: asked.at, heard_at: action.payload.at };
      const isReceived = chatsReceived.match(action);
      const isPart = isReceived && action.payload.more === true;
      isUntold ||= isReceived && !isPart;
      const isDue = isUntold && Math.abs(Date.now() - toldAt) >= TELL_ALL_MS;
      const isSame = !isReceived || sameList(state, api.getOriginalState());
      if (isDue || (!isSame && !isPart)) {
        toldAt = Date.now();
        isUntold = false;
        isMessageUntold = false;
        tell({ kind: 'chats', chats: listOf(state), ...news });
      } else if (!isSame || isMessageUntold) {
        isMessageUntold = false;
        tell({ kind: 'chats', ...newestOf(state), ...news });
      } else {
        tell({ kind: 'same', conversation: null, ...news });
      }
    },
  });
  startListening({
    actionCreator: messagesReceived,
    effect: (action, api) => {
      const account = selectAccount(api.getState());
      if (fromTab.has(action) || account === null) return;
      const { conversation, messages, typing, history_limited, partner_can_reply } = action.payload;
      const news = { account, conversation, asked_at: action.payload.asked_at ?? Date.now() };
      clock.hear(conversation, news.asked_at);
      const isSame =
        selectThread(api.getState(), conversation) === selectThread(api.getOriginalState(), conversation);
      if (!untold.delete(conversation) && isSame) {
        tell({ kind: 'same', ...news });
      } else {
        const answer = { messages, typing, history_limited, partner_can_reply };
        tell({ kind: 'messages', answer, ...news });
      }
    },
  });

  hearTabs(startListening, channel, newsSchema, (news, api) => {
    // This tab asks for itself, and tells all that it hears: the other one may have begun before it was there.
    if (!isOlder(news)) {
      takeIn(news, api, clock);
    } else if (news.kind === 'messages') {
      // Of one that is not on screen here the other tab hears by itself.
      if (news.conversation !== selectOpenConversation(api.getState())) return;
      untold.add(news.conversation);
      void api.dispatch(pollConversation(news.conversation));
    } else {
      toldAt = 0;
      isUntold = true;
      void api.dispatch(fetchChats());
    }
  });
}

/** @returns when this tab last asked for the list, epoch ms */
function trackRequests(startListening: StartAppListening, clock: PollClock): { readonly at: number } {
  const asked = { at: 0 };
  startListening({
    actionCreator: chatsRequested,
    effect: () => {
      clock.ask(LIST);
      // The page may have asked for the first ones before the app was here.
      asked.at = whenAsked(FIRST_CHATS);
    },
  });
  startListening({
    matcher: listHeard,
    effect: (action) => {
      if (listHeard(action) && action.payload.request !== null) clock.hear(LIST, asked.at);
    },
  });
  return asked;
}

function takeIn(news: TabNews, { dispatch }: { dispatch: AppDispatch }, clock: PollClock): void {
  const conversation = news.kind === 'chats' ? null : news.conversation;
  clock.hearTab(conversation ?? LIST, news.asked_at);
  if (news.kind === 'same') {
    if (news.heard_at !== undefined) takenIn(dispatch, chatsUnchanged({ request: null, at: news.heard_at }));
    return;
  }
  if (news.kind === 'chats') dispatch(profilesReceived(news.chats.map(({ profile }) => profile)));
  const action =
    news.kind === 'chats'
      ? chatsReceived({ request: null, chats: news.chats, more: news.more === true, at: news.heard_at })
      : messagesReceived({ conversation: news.conversation, ...news.answer, asked_at: news.asked_at });
  takenIn(dispatch, action);
}

function takenIn(dispatch: AppDispatch, action: UnknownAction): void {
  fromTab.add(action);
  dispatch(action);
}

/** Nothing in the list is another than before. */
function sameList(now: RootState, before: RootState): boolean {
  const [entries, earlier] = [selectChatEntries(now), selectChatEntries(before)];
  if (entries === earlier) return true;
  return (
    entries.length === earlier.length &&
    entries.every((entry, at) => {
      const known = earlier[at];
      return (
        known !== undefined && sameEntry(entry, known) && entry.conversation.id === known.conversation.id
      );
    })
  );
}

/** The part of it that changed last, with all pinned ones: as the server tells it. */
function newestOf(state: RootState): Pick<ChatsNews, 'chats' | 'more'> {
  const all = selectChatEntries(state);
  const newest = all.filter(({ pinned }, place) => place < CHATS_AT_FIRST || pinned === true);
  return { chats: listOf(state, newest), more: newest.length < all.length };
}

/** The list as it stands here: what is read in this tab is unread in no other one, and what is removed is shown in none. */
function listOf(state: RootState, entries = selectChatEntries(state)): ChatsNews['chats'] {
  const profiles = selectProfileTable(state);
  return entries.flatMap((entry) => {
    const profile = profiles[entry.profile.id];
    return profile ? [{ ...entry, profile }] : [];
  });
}
