/** What is done with single messages, and typing (reaction.php, message.php, typing.php). */
import type * as v from 'valibot';
import type { deleteMessageRequest, reactionRequest, typingRequest } from '@/api/wire/chat';
import type { Message } from '@/domain/model';
import type { MemberContext } from '../call';
import { seconds } from '../clock';
import { findConversation } from '../rules/conversations';
import { messageView } from '../rules/conversationViews';
import { findMessage, setReaction, takeBack, type Found } from '../rules/messageActs';

const TYPING_MS = seconds(6);

const answer = ({ conversation, message, place }: Found): { message: Message } => ({
  message: messageView(conversation, message, place),
});

/** Free of charge, and it leaves nothing unread. */
export function react({ message, emoji }: v.InferOutput<typeof reactionRequest>, context: MemberContext) {
  const { db, viewer } = context;
  const found = findMessage(db, message, viewer);
  setReaction(found.message, viewer.id, emoji);
  return answer(found);
}

export function deleteMessage(input: v.InferOutput<typeof deleteMessageRequest>, context: MemberContext) {
  const { db, viewer, now } = context;
  const found = findMessage(db, input.message, viewer);
  takeBack(db, found, viewer.id, now);
  return answer(found);
}

/** The other one sees it until it ends by itself, or a message comes. */
export function tellTyping(input: v.InferOutput<typeof typingRequest>, { db, viewer, now }: MemberContext) {
  findConversation(db, input.conversation, viewer.id).typing_until[viewer.id] = now + TYPING_MS;
  return {};
}
