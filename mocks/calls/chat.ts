/** Writing to somebody (chat.php, icebreakers.php). */
import type * as v from 'valibot';
import type { icebreakersQuery, sendAnswer, sendRequest } from '@/api/wire/chat';
import type { Quote } from '@/domain/messageParts';
import type { MemberContext } from '../call';
import type { Conversation, StoredMessage } from '../conversationTables';
import { findAttachment, takeAttachment } from '../rules/attachments';
import { addMessage, findConversation, openConversation } from '../rules/conversations';
import { chatItemView, messageView } from '../rules/conversationViews';
import { book } from '../rules/ledger';
import { quote } from '../rules/messageActs';
import { findByClientId, placeOf } from '../rules/messageIndex';
import { assertMayStart, assertPace, assertText, charge, countSent } from '../rules/messages';
import { invalidFields, notFound } from '../rules/refusal';
import { commonLanguage, notifyPartner, planReply } from '../rules/replies';
import { conversationOf, findReachable, partnerId } from '../rules/visibility';
import type { Account } from '../tables';
import { icebreakersFor } from '../world/talk/speech';

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
  return {
    message: messageView(conversation, message, placeOf(conversation, message.id)),
    credits: context.viewer.credits,
    conversation: item,
  };
}

function quoted({ reply_to }: SendInput, conversation: Conversation | null, viewer: Account): Quote | null {
  if (reply_to === undefined) return null;
  if (!conversation) throw invalidFields({ reply_to: 'invalid' });
  return quote(conversation, viewer, reply_to);
}

export function sendMessage(input: SendInput, context: MemberContext): SendAnswer {
  const { db, viewer, me, now } = context;
  const partner = findReachable(db, addressee(input, context), viewer.id);
  const existing = conversationOf(db, viewer.id, partner.id);
  // The client names every message; a second attempt finds the first and costs nothing.
  const before = existing && findByClientId(existing, viewer.id, input.client_id);
  if (existing && before) return sent(existing, before, context);
  assertPace(db, viewer.id, now);
  assertText(db.settings, input.text, input.attachment !== undefined);
  if (!existing) assertMayStart(viewer);
  const replyTo = quoted(input, existing, viewer);
  const picture = input.attachment === undefined ? null : findAttachment(db, input.attachment, viewer.id);
  charge(db.settings.message_credits, viewer);
  countSent(db, viewer.id, now);
  const conversation =
    existing ?? openConversation(db, viewer.id, partner.id, commonLanguage(viewer, partner.languages));
  const message = addMessage(db, conversation, {
    from: me.id,
    text: input.text,
    attachment: picture && takeAttachment(db, picture),
    client_id: input.client_id,
    ...(replyTo && { reply_to: replyTo }),
    at: now,
  });
  book(
    db,
    viewer,
    {
      kind: 'message',
      credits: -db.settings.message_credits,
      profile: partner.id,
      conversation: conversation.id,
    },
    now,
  );
  planReply(context, conversation, viewer);
  notifyPartner(db, conversation, message);
  return sent(conversation, message, context);
}

export function listIcebreakers({ profile }: v.InferOutput<typeof icebreakersQuery>, context: MemberContext) {
  const { db, viewer } = context;
  const partner = findReachable(db, profile, viewer.id);
  return { lines: icebreakersFor(viewer.language, partner.id), cost: db.settings.message_credits };
}
