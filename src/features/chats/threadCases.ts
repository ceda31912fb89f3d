/** How the loaded part of a conversation follows its reader: a window of pages, and the newest ones apart when it does not reach them. */
import { current } from '@reduxjs/toolkit';
import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import { MESSAGES_PER_PAGE, PAGES_HELD, PAGES_KEPT } from '@/config/limits';
import { firstUnread, mergeMessages, withReadBefore } from '@/domain/conversation';
import type { Message } from '@/domain/model';
import { withReaction } from '@/domain/reactions';
import type { ChatsState, Thread } from './chatsState';
import { afterChoice, withChoices } from './ownChoices';
import { joined, touch, withChanged, withNewer, withNewest, withNewsOf, withOlder } from './messagePages';
import {
  aroundReceived,
  keptHeard,
  messageWanted,
  newerFailed,
  newerReceived,
  newerRequested,
  newestWanted,
  newsMarked,
  olderFailed,
  olderReceived,
  olderRequested,
  placeKept,
  reactionChosen,
} from './threadActions';
import type { MessagesAnswer } from './threadActions';

type DraftThread = Draft<Thread>;

/** The pages that end with the newest message. */
export const newestPages = ({ pages, tail }: Pick<Thread, 'pages' | 'tail'>): Message[][] => tail ?? pages;

/**
 * The newest messages were heard.
 * @param openedBy the reader's profile id when they came by opening the conversation
 */
export function takeNewest(thread: DraftThread, messages: Message[], openedBy: string | undefined): void {
  const { pages, tail, place } = current(thread);
  const unread = openedBy === undefined ? null : firstUnread(messages, openedBy);
  if (tail) {
    thread.tail = withNewest(tail, messages);
    if (unread !== null) showNewest(thread);
  } else {
    const after = withNewest(pages, messages);
    const alone = after[0] === messages;
    // What is being read stays; the hole is filled as the reader comes near it.
    const stays = openedBy === undefined || (place !== null && unread === null);
    if (alone && pages.length > 0 && stays) {
      thread.tail = [messages];
      thread.news_ahead = place === null;
      return;
    }
    if (pages.length === 0 || alone) thread.complete = messages.length < MESSAGES_PER_PAGE;
    if (after !== pages) thread.pages = after;
  }
  if (openedBy !== undefined) thread.divider = unread;
}

const messageOf = ({ pages, tail, delivered }: Thread, id: string): Message | undefined =>
  [...pages, ...(tail ?? []), delivered].flat().find((message) => message.id === id);

/**
 * The own messages that were confirmed before these came. Those that came know of every earlier one, as far as they reach: one
 * that they lack and that is not the newest is history, and comes with it.
 * @returns what came; an own message in it that was taken back here meanwhile stays so
 */
export function takeWaiting(thread: DraftThread, messages: Message[]): Message[] {
  const { delivered } = current(thread);
  if (delivered.length === 0) return messages;
  const known = new Set(messages.map(({ id }) => id));
  const latest = Date.parse(messages.at(-1)?.sent_at ?? '') || 0;
  const waiting = delivered.filter(({ id, sent_at }) => !known.has(id) && Date.parse(sent_at) >= latest);
  if (waiting.length < delivered.length) thread.delivered = waiting;
  return mergeMessages(
    delivered.filter(({ id }) => known.has(id)),
    messages,
  );
}

/** The pages have come to the end, past own messages that had waited for it. */
function takeReached(thread: DraftThread): void {
  const { pages, tail } = current(thread);
  if (!tail) takeWaiting(thread, pages.at(-1) ?? []);
}

/** A message is no longer what it was. */
export function takeChanged(thread: DraftThread, message: Message): void {
  const { pages, tail } = current(thread);
  thread.pages = withChanged(pages, message);
  if (tail) thread.tail = withChanged(tail, message);
  const own = thread.delivered.findIndex(({ id }) => id === message.id);
  if (own >= 0) thread.delivered[own] = message;
}

/** What was read before the newest read message has been read as well, however far back it is. */
export function takeRead(thread: DraftThread): void {
  const { pages, tail } = current(thread);
  const before = [...pages, ...(tail ?? [])];
  const after = withReadBefore(before);
  if (after.every((page, at) => page === before[at])) return;
  thread.pages = after.slice(0, pages.length);
  if (tail) thread.tail = after.slice(pages.length);
}

/** The conversation is no longer on screen: some pages stay, around the place where it was left. */
export function leaveThread(thread: DraftThread): void {
  Object.assign(thread, { divider: null, typing: false, wanted: null, news_ahead: false });
  if (thread.place === null) showNewest(thread);
  const { pages, tail, place } = current(thread);
  const left = pages.findIndex((page) =>
    page.some(({ id, client_id }) => place !== null && (client_id ?? id) === place.key),
  );
  const at = left < 0 ? pages.length - 1 : left;
  const [first, end] = [Math.max(0, at + 1 - PAGES_KEPT), Math.min(pages.length, at + PAGES_KEPT)];
  if (first > 0) {
    thread.pages = pages.slice(first, end);
    thread.complete = false;
  }
  if (end < pages.length) {
    thread.pages = pages.slice(first, end);
    thread.tail = tail ?? pages.slice(-PAGES_KEPT);
  }
}

/**
 * Puts the newest pages behind others when nothing is missing between them.
 * @param isEnd the others ended the conversation when they were asked for
 */
function withTailBehind(
  pages: Message[][],
  tail: Message[][],
  isEnd: boolean,
): Pick<Thread, 'pages' | 'tail'> {
  if (touch(pages.slice(-2), tail)) return { pages: joined(pages, tail), tail: null };
  const last = (of: Message[][]): string => of.at(-1)?.at(-1)?.sent_at ?? '';
  return { pages, tail: isEnd && last(tail) <= last(pages) ? null : tail };
}

function showNewest(thread: DraftThread): void {
  const { tail } = current(thread);
  if (!tail) return;
  Object.assign(thread, { pages: tail, tail: null, complete: false, older: 'idle', newer: 'idle' });
}

/** The reader went elsewhere while a page was asked for: it no longer stands beside what is loaded. */
const hasMoved = (now: Message | undefined, edge: string | undefined): boolean =>
  edge !== undefined && now?.id !== edge;

export function addThreadCases(builder: ActionReducerMapBuilder<ChatsState>): void {
  const known = (state: Draft<ChatsState>, id: string) => state.threads[id];
  const heard = (
    state: Draft<ChatsState>,
    { messages, asked_at }: Pick<MessagesAnswer, 'messages' | 'asked_at'>,
  ) => withChoices(messages, current(state).choices, asked_at);
  builder
    .addCase(olderRequested, (state, { payload }) => {
      const thread = known(state, payload);
      if (thread) thread.older = 'loading';
    })
    .addCase(olderReceived, (state, { payload }) => {
      const thread = known(state, payload.conversation);
      if (!thread) return;
      const { pages: before, tail } = current(thread);
      thread.older = 'idle';
      if (hasMoved(before[0]?.[0], payload.edge)) return;
      const pages = withOlder(before, heard(state, payload));
      const { complete, history_limited } = payload;
      Object.assign(thread, { pages: pages.slice(0, PAGES_HELD), complete, history_limited });
      if (pages.length > PAGES_HELD) thread.tail = tail ?? pages.slice(-PAGES_KEPT);
    })
    .addCase(olderFailed, (state, { payload }) => {
      const thread = known(state, payload);
      if (thread) thread.older = 'failed';
    })
    .addCase(newerRequested, (state, { payload }) => {
      const thread = known(state, payload);
      if (thread) thread.newer = 'loading';
    })
    .addCase(newerReceived, (state, { payload }) => {
      const thread = known(state, payload.conversation);
      if (!thread) return;
      const { pages: before, tail, news_ahead } = current(thread);
      thread.newer = 'idle';
      if (!tail || hasMoved(before.at(-1)?.at(-1), payload.edge)) return;
      const grown = withTailBehind(withNewer(before, heard(state, payload)), tail, payload.complete);
      if (grown.pages.length > PAGES_HELD) thread.complete = false;
      thread.pages = grown.pages.slice(-PAGES_HELD);
      thread.tail = grown.tail;
      takeReached(thread);
      if (news_ahead) thread.divider = payload.messages[0]?.id ?? null;
      thread.news_ahead = false;
    })
    .addCase(newerFailed, (state, { payload }) => {
      const thread = known(state, payload);
      if (thread) thread.newer = 'failed';
    })
    .addCase(aroundReceived, (state, { payload }) => {
      const thread = known(state, payload.conversation);
      if (!thread) return;
      const { pages, tail, wanted } = current(thread);
      const { message, complete } = payload;
      const messages = heard(state, payload);
      Object.assign(thread, withTailBehind([messages], tail ?? pages.slice(-PAGES_KEPT), complete.end), {
        complete: complete.start,
        older: 'idle',
        newer: 'idle',
        wanted: { message, turn: (wanted?.turn ?? 0) + 1 },
      });
      takeReached(thread);
    })
    .addCase(keptHeard, (state, { payload }) => {
      const thread = known(state, payload.conversation);
      if (!thread) return;
      const { pages, tail } = current(thread);
      const messages = heard(state, payload);
      thread.pages = withNewsOf(pages, messages);
      if (tail) thread.tail = withNewsOf(tail, messages);
    })
    .addCase(reactionChosen, (state, { payload }) => {
      const { conversation, message: id, ...choice } = payload;
      state.choices = afterChoice(current(state).choices, id, choice);
      const thread = known(state, conversation);
      const message = thread && messageOf(current(thread), id);
      if (!message) return;
      const reactions = withReaction(message.reactions ?? [], choice.from, choice.emoji);
      takeChanged(thread, { ...message, reactions });
    })
    .addCase(messageWanted, (state, { payload }) => {
      const thread = known(state, payload.conversation);
      if (!thread) return;
      const { message } = payload;
      if (!thread.pages.some((page) => page.some(({ id }) => id === message))) showNewest(thread);
      thread.wanted = { message, turn: (thread.wanted?.turn ?? 0) + 1 };
    })
    .addCase(newestWanted, (state, { payload }) => {
      const thread = known(state, payload);
      if (thread) showNewest(thread);
    })
    .addCase(newsMarked, (state, { payload }) => {
      const thread = known(state, payload.conversation);
      if (thread) thread.divider = payload.message;
    })
    .addCase(placeKept, (state, { payload }) => {
      const thread = known(state, payload.conversation);
      if (thread) thread.place = payload.place;
    });
}
