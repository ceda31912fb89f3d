/** Gifts (gifts.php, gift.php). */
import type * as v from 'valibot';
import type { giftAnswer, giftRequest } from '@/api/wire/discovery';
import type { Gift } from '@/domain/model';
import type { Context, MemberContext } from '../call';
import { addMessage, openConversation } from '../rules/conversations';
import { findGift, giftsOf } from '../rules/gifts';
import { book } from '../rules/ledger';
import { assertMayStart, charge } from '../rules/messages';
import { commonLanguage, notifyPartner, planReply } from '../rules/replies';
import { conversationOf, findReachable } from '../rules/visibility';

export const listGifts = (_: unknown, { db }: Context): { gifts: Gift[] } => ({
  gifts: giftsOf(db.settings),
});

/** A gift comes as a message without words; it begins a conversation by the same rules. */
export function giveGift(
  input: v.InferOutput<typeof giftRequest>,
  context: MemberContext,
): v.InferInput<typeof giftAnswer> {
  const { db, viewer, me, now } = context;
  const partner = findReachable(db, input.profile, viewer.id);
  const gift = findGift(db.settings, input.gift);
  const existing = conversationOf(db, viewer.id, partner.id);
  if (!existing) assertMayStart(viewer);
  charge(gift.credits, viewer);
  const conversation =
    existing ?? openConversation(db, viewer.id, partner.id, commonLanguage(viewer, partner.languages));
  const message = addMessage(db, conversation, {
    from: me.id,
    text: '',
    client_id: null,
    gift: gift.id,
    at: now,
  });
  book(
    db,
    viewer,
    { kind: 'gift', credits: -gift.credits, profile: partner.id, conversation: conversation.id },
    now,
  );
  planReply(context, conversation, viewer);
  notifyPartner(db, conversation, message);
  return { credits: viewer.credits, conversation: conversation.id };
}
