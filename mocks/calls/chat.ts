/** Conversations (chats.php, chat.php, icebreakers.php). */
import type * as v from 'valibot';
import type {
  chatAnswer,
  chatQuery,
  deleteChatRequest,
  icebreakersQuery,
  readRequest,
  sendAnswer,
  sendRequest,
} from '@/api/wire/chat';
import type { ChatItem } from '@/domain/model';
import type { MemberContext } from '../call';
import {
  addMessage,
  chatItemView,
  findConversation,
  isOpenFor,
  markRead,
  messageView,
  openConversation,
  partnerCanReply,
  visibleMessages,
} from '../rules/conversations';
import { assertMayStart, assertText, charge } from '../rules/messages';
import { invalidFields, notFound } from '../rules/refusal';
import { commonLanguage, forgetPlans, notifyPartner, planReply } from '../rules/replies';
import { conversationOf, findReachable, partnerId } from '../rules/visibility';
import type { Conversation, StoredMessage } from '../tables';
import { icebreakersFor } from '../world/talk/speech';

const PAGE_SIZE = 30;

export function listChats(_: unknown, context: MemberContext): { chats: ChatItem[] } {
  const { db, viewer } = context;
  const chats = [...db.conversations.values()]
    .filter((conversation) => isOpenFor(conversation, viewer.id))
    .flatMap((conversation) => chatItemView(conversation, viewer, context) ?? [])
    .sort((a, b) => b.conversation.updated_at.localeCompare(a.conversation.updated_at));
  return { chats };
}

export function showChat(
  query: v.InferOutput<typeof chatQuery>,
  context: MemberContext,
): v.InferInput<typeof chatAnswer> {
  const { db, viewer, now } = context;
  const conversation = findConversation(db, query.conversation, viewer.id);
  const { messages, limited, offset } = visibleMessages(conversation, viewer);
  const end =
    query.before === undefined ? messages.length : messages.findIndex(({ id }) => id === query.before);
  if (end === -1) throw notFound();
  const start = Math.max(0, end - PAGE_SIZE);
  return {
    messages: messages
      .slice(start, end)
      .map((message, index) => messageView(conversation, message, offset + start + index)),
    typing: (conversation.typing_until[partnerId(conversation, viewer.id)] ?? 0) > now,
    history_limited: limited,
    partner_can_reply: partnerCanReply(conversation, viewer),
  };
}

type SendInput = v.InferOutput<typeof sendRequest>;
type SendAnswer = v.InferInput<typeof sendAnswer>;

/** The other member of a message to send: named, or the partner of the conversation. */
function addressee({ profile, conversation }: SendInput, { db, viewer }: MemberContext): string {
  if (conversation !== undefined) return partnerId(findConversation(db, conversation, viewer.id), viewer.id);
  if (profile !== undefined) return profile;
  throw invalidFields({ profile: 'required' });
}

function sent(conversation: Conversation, message: StoredMessage, context: MemberContext): SendAnswer {
  const item = chatItemView(conversation, context.viewer, context);
  if (!item) throw notFound();
  const index = conversation.messages.indexOf(message);
  return {
    message: messageView(conversation, message, index),
    credits: context.viewer.credits,
    conversation: item,
  };
}

export function sendMessage(input: SendInput, context: MemberContext): SendAnswer {
  const { db, viewer, me, now } = context;
  const partner = findReachable(db, addressee(input, context), viewer.id);
  const existing = conversationOf(db, viewer.id, partner.id);
  // The client names every message; a second attempt finds the first and costs nothing.
  const before = existing?.messages.find(
    ({ client_id, from }) => client_id === input.client_id && from === viewer.id,
  );
  if (existing && before) return sent(existing, before, context);
  assertText(db.settings, input.text);
  if (!existing) assertMayStart(viewer);
  charge(db.settings, viewer);
  const conversation =
    existing ?? openConversation(db, viewer.id, partner.id, commonLanguage(viewer, partner.languages));
  const message = addMessage(db, conversation, {
    from: me.id,
    text: input.text,
    client_id: input.client_id,
    at: now,
  });
  planReply(context, conversation, viewer);
  notifyPartner(db, conversation, message);
  return sent(conversation, message, context);
}

export function readChat(input: v.InferOutput<typeof readRequest>, { db, viewer }: MemberContext) {
  markRead(findConversation(db, input.conversation, viewer.id), viewer.id, input.read_until);
  return {};
}

/** Removes a conversation for the viewer; the other side keeps it. */
export function deleteChat(input: v.InferOutput<typeof deleteChatRequest>, { db, viewer }: MemberContext) {
  const conversation = findConversation(db, input.conversation, viewer.id);
  conversation.cleared[viewer.id] = conversation.messages.length;
  forgetPlans(db, conversation.id);
  return {};
}

export function listIcebreakers({ profile }: v.InferOutput<typeof icebreakersQuery>, context: MemberContext) {
  const { db, viewer } = context;
  const partner = findReachable(db, profile, viewer.id);
  return { lines: icebreakersFor(viewer.language, partner.id), cost: db.settings.message_credits };
}
