/** Blocks and reports (block.php, report.php). */
import type * as v from 'valibot';
import type { blockRequest, reportRequest } from '@/api/wire/members';
import type { Profile } from '@/domain/model';
import type { MemberContext } from '../call';
import { takeBack } from '../rules/aside';
import { forgetAttachments } from '../rules/attachments';
import { nextNumber } from '../rules/outbox';
import { invalidFields, notFound } from '../rules/refusal';
import { forgetPlans } from '../rules/replies';
import { conversationOf } from '../rules/visibility';
import { profileView } from '../views';

const blockedList = (context: MemberContext): { blocked: Profile[] } => {
  const { db, viewer } = context;
  const ids = [...db.blocks].filter((key) => key.startsWith(`${viewer.id}>`)).map((key) => key.split('>')[1]);
  return {
    blocked: ids.flatMap((id) => {
      const member = db.members.get(id ?? '');
      return member ? [profileView(member, context)] : [];
    }),
  };
};

export const listBlocked = (_: unknown, context: MemberContext) => blockedList(context);

/** Blocking deletes chats and likes of both and hides them from each other (spec 6). */
export function block({ profile }: v.InferOutput<typeof blockRequest>, context: MemberContext) {
  const { db, viewer } = context;
  if (!db.members.has(profile) || profile === viewer.id) throw notFound();
  db.blocks.add(`${viewer.id}>${profile}`);
  db.likes.delete(`${viewer.id}>${profile}`);
  db.likes.delete(`${profile}>${viewer.id}`);
  takeBack(db, viewer.id, profile);
  takeBack(db, profile, viewer.id);
  const conversation = conversationOf(db, viewer.id, profile);
  if (conversation) {
    forgetPlans(db, conversation.id);
    forgetAttachments(db, conversation.messages);
    db.conversations.delete(conversation.id);
  }
  return blockedList(context);
}

export function unblock({ profile }: v.InferOutput<typeof blockRequest>, context: MemberContext) {
  context.db.blocks.delete(`${context.viewer.id}>${profile}`);
  return blockedList(context);
}

type ReportInput = v.InferOutput<typeof reportRequest>;

/** Throws 404 for a member or message that is not there for the viewer, 422 for a photo that is not the member's. */
function assertReportable({ profile, message, photo }: ReportInput, { db, viewer }: MemberContext): void {
  if (profile === undefined && message === undefined) throw invalidFields({ profile: 'required' });
  if (profile === viewer.id) throw notFound();
  const member = profile === undefined ? undefined : db.members.get(profile);
  if (profile !== undefined && !member) throw notFound();
  if (photo !== undefined && member?.photos.some(({ id }) => id === photo) !== true)
    throw invalidFields({ photo: 'invalid' });
  const heard = [...db.conversations.values()]
    .filter(({ members }) => members.includes(viewer.id))
    .some(({ messages }) => messages.some(({ id, from }) => id === message && from !== viewer.id));
  if (message !== undefined && !heard) throw notFound();
}

/** Every report is kept, also a second one about the same member. */
export function report(input: ReportInput, context: MemberContext): { reference: string } {
  const { db, viewer } = context;
  assertReportable(input, context);
  const reference = `R-${String(nextNumber(db)).padStart(6, '0')}`;
  db.reports.push({
    reference,
    by: viewer.id,
    profile: input.profile ?? null,
    message: input.message ?? null,
    photo: input.photo ?? null,
    reason: input.reason,
    text: input.text,
  });
  return { reference };
}
