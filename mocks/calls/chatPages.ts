/** Reading a conversation, page by page or by what is in it (chat.php, chat-search.php). */
import type * as v from 'valibot';
import type { chatAnswer, chatQuery, chatSearchAnswer, chatSearchQuery } from '@/api/wire/chat';
import type { MemberContext } from '../call';
import type { Conversation } from '../conversationTables';
import { findConversation, findVisible, partnerCanReply, visibleFrom } from '../rules/conversations';
import { messagesView, partnerTypes } from '../rules/conversationViews';
import { placesWith } from '../rules/messageSearch';
import type { Account } from '../tables';

const PAGE_SIZE = 30;

type Page = v.InferOutput<typeof chatQuery>;

/** From which place to which one a page goes, the last one not included. */
function boundsOf({ before, after, around }: Page, conversation: Conversation, viewer: Account) {
  const { start } = visibleFrom(conversation, viewer);
  const { length } = conversation.messages;
  const place = (id: string) => findVisible(conversation, viewer, id);
  const within = (from: number, to: number) => [Math.max(start, from), Math.min(length, to)] as const;
  if (before !== undefined) return within(place(before) - PAGE_SIZE, place(before));
  if (after !== undefined) return within(place(after) + 1, place(after) + 1 + PAGE_SIZE);
  if (around !== undefined) return within(place(around) - PAGE_SIZE / 2, place(around) + PAGE_SIZE / 2);
  return within(length - PAGE_SIZE, length);
}

export function showChat(query: Page, context: MemberContext): v.InferInput<typeof chatAnswer> {
  const { db, viewer, now } = context;
  const conversation = findConversation(db, query.conversation, viewer.id);
  return {
    messages: messagesView(conversation, ...boundsOf(query, conversation, viewer)),
    typing: partnerTypes(conversation, viewer.id, now),
    history_limited: visibleFrom(conversation, viewer).limited,
    partner_can_reply: partnerCanReply(conversation, viewer),
  };
}

/** A page of the messages with a text, the newest first; only what the viewer may see is searched. */
export function searchChat(
  { conversation: id, text, before }: v.InferOutput<typeof chatSearchQuery>,
  { db, viewer }: MemberContext,
): v.InferInput<typeof chatSearchAnswer> {
  const conversation = findConversation(db, id, viewer.id);
  const { start } = visibleFrom(conversation, viewer);
  const end = before === undefined ? conversation.messages.length : findVisible(conversation, viewer, before);
  const places = placesWith(conversation, text, { start, end, most: PAGE_SIZE + 1 });
  return {
    results: places.slice(0, PAGE_SIZE).flatMap((place) => messagesView(conversation, place, place + 1)),
    more: places.length > PAGE_SIZE,
  };
}
