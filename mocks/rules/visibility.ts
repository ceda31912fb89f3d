/** Who may see whom: blocking, invisible mode and closed accounts (spec 4 and 6). */
import type { Conversation } from '../conversationTables';
import type { Db, Member } from '../tables';
import { isOpenFor } from './conversations';
import { blockedBy, notFound, refuse } from './refusal';

export const hasBlocked = (db: Db, by: string, whom: string): boolean => db.blocks.has(`${by}>${whom}`);
export const blockedEitherWay = (db: Db, a: string, b: string): boolean =>
  hasBlocked(db, a, b) || hasBlocked(db, b, a);

/** The conversation between two members, whoever began it. */
export function conversationOf(db: Db, a: string, b: string): Conversation | null {
  for (const conversation of db.conversations.values()) {
    if (conversation.members.includes(a) && conversation.members.includes(b)) return conversation;
  }
  return null;
}

/** The same, as far as the first of the two still sees anything of it. */
export function openConversationOf(db: Db, viewer: string, other: string): Conversation | null {
  const conversation = conversationOf(db, viewer, other);
  return conversation && isOpenFor(conversation, viewer) ? conversation : null;
}

/** The other one in a conversation. */
export const partnerId = (conversation: Conversation, member: string): string =>
  conversation.members[0] === member ? conversation.members[1] : conversation.members[0];

/** True when an invisible member has made the first step towards this viewer. */
function hasInitiated(db: Db, member: Member, viewer: string): boolean {
  const wrote = conversationOf(db, member.id, viewer)?.messages.some(({ from }) => from === member.id);
  return wrote === true || db.likes.has(`${member.id}>${viewer}`);
}

/** Whether a member may appear in a list that this viewer sees. */
export const isListed = (db: Db, member: Member, viewer: string | null): boolean =>
  !member.invisible && isThere(db, member, viewer);

/** The same for somebody who made the first step towards the viewer, which invisible mode leaves to them (ST-02). */
export const isThere = (db: Db, member: Member, viewer: string | null): boolean =>
  member.status === 'active' &&
  (viewer === null || (member.id !== viewer && !blockedEitherWay(db, member.id, viewer)));

/**
 * Finds a member whose page this viewer may open.
 * @throws Refusal 404 for somebody who is not there for the viewer, 403 for somebody who blocked the viewer
 */
export function findMember(db: Db, id: string, viewer: string | null): Member {
  const member = db.members.get(id);
  if (!member || member.status !== 'active') throw notFound();
  if (viewer !== null && hasBlocked(db, id, viewer)) throw blockedBy(member.name);
  if (member.invisible && viewer !== id && (viewer === null || !hasInitiated(db, member, viewer)))
    throw notFound();
  return member;
}

/**
 * Finds a member whom this viewer may like or write to.
 * @throws Refusal as findMember does; also for oneself and for somebody the viewer has blocked
 */
export function findReachable(db: Db, id: string, viewer: string): Member {
  const member = findMember(db, id, viewer);
  if (member.id === viewer) throw notFound();
  if (hasBlocked(db, viewer, id)) throw refuse(403, 'blocked');
  return member;
}
