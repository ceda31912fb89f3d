/** The list of conversations, and what is done with a whole one (chats.php, chat.php). */
import type * as v from 'valibot';
import type {
  arrangeChatRequest,
  chatsAnswer,
  chatsQuery,
  deleteChatRequest,
  readRequest,
} from '@/api/wire/chat';
import type { ChatItem } from '@/domain/model';
import type { MemberContext } from '../call';
import type { Conversation } from '../conversationTables';
import { findConversation, isOpenFor, markRead } from '../rules/conversations';
import { chatItemView } from '../rules/conversationViews';
import { notFound } from '../rules/refusal';
import { forgetPlans } from '../rules/replies';

const newestAt = ({ messages }: Conversation): number => messages.at(-1)?.at ?? 0;

export function listChats(
  { newest = Number.POSITIVE_INFINITY }: v.InferOutput<typeof chatsQuery>,
  context: MemberContext,
): v.InferInput<typeof chatsAnswer> {
  const { db, viewer } = context;
  const all = [...db.conversations.values()]
    .filter((conversation) => isOpenFor(conversation, viewer.id))
    .sort((a, b) => newestAt(b) - newestAt(a));
  const asked = all.filter(({ pinned }, place) => place < newest || pinned?.includes(viewer.id) === true);
  const chats = asked.flatMap((conversation) => chatItemView(conversation, viewer, context) ?? []);
  return { chats, ...(asked.length < all.length && { more: true }) };
}

/** A member's own mark on a conversation, set or taken away. */
const marked = (members: string[] = [], member: string, isMarked: boolean): string[] => [
  ...members.filter((one) => one !== member),
  ...(isMarked ? [member] : []),
];

/** Pins a conversation or puts it away, for the viewer only. */
export function arrangeChat(
  { conversation: id, pinned, archived }: v.InferOutput<typeof arrangeChatRequest>,
  context: MemberContext,
): { chat: ChatItem } {
  const { db, viewer } = context;
  const conversation = findConversation(db, id, viewer.id);
  if (pinned !== undefined) conversation.pinned = marked(conversation.pinned, viewer.id, pinned);
  if (archived !== undefined) conversation.archived = marked(conversation.archived, viewer.id, archived);
  const chat = chatItemView(conversation, viewer, context);
  if (!chat) throw notFound();
  return { chat };
}

export function readChat(input: v.InferOutput<typeof readRequest>, { db, viewer }: MemberContext) {
  markRead(findConversation(db, input.conversation, viewer.id), viewer.id, input.read_until);
  return {};
}

/** Removes a conversation for the viewer; the other side keeps it. */
export function deleteChat(input: v.InferOutput<typeof deleteChatRequest>, { db, viewer }: MemberContext) {
  const conversation = findConversation(db, input.conversation, viewer.id);
  conversation.cleared[viewer.id] = conversation.messages.length;
  conversation.pinned = marked(conversation.pinned, viewer.id, false);
  conversation.archived = marked(conversation.archived, viewer.id, false);
  forgetPlans(db, conversation.id);
  return {};
}
