/** POST /__mock/event: lets another member act now, for the one who is logged in; or sends a mail, see mail.ts. */
import * as v from 'valibot';
import type { Conversation } from '../conversationTables';
import type { Random } from '../random';
import { openConversation } from '../rules/conversations';
import { addLike, arriveLike } from '../rules/likes';
import { notFound, refuse } from '../rules/refusal';
import { commonLanguage } from '../rules/replies';
import { conversationOf, isListed, partnerId } from '../rules/visibility';
import type { Account, Db, Member } from '../tables';
import { mailEvent } from './mail';
import { act } from './words';

const eventRequest = v.object({
  kind: v.picklist(['message', 'typing', 'reaction', 'deletion', 'like', 'match', 'mail']),
  from: v.optional(v.string()),
  text: v.optional(v.string()),
  /** Of a message: see words.ts. */
  photo: v.optional(v.boolean()),
  reply: v.optional(v.boolean()),
  /** Of a mail: the address it goes to. */
  to: v.optional(v.string()),
});

interface Stage {
  db: Db;
  now: number;
  viewer: Account | null;
  random: Random;
}

/** Who acts when nobody is named: for words the newest partner, for a like somebody who has not liked yet. */
function chooseMember({ db, random }: Stage, viewer: Account, kind: string): Member {
  const me = db.members.get(viewer.id);
  if (kind !== 'like' && kind !== 'match') {
    const newest = [...db.conversations.values()]
      .filter(({ members }) => members.includes(viewer.id))
      .sort((a, b) => (b.messages.at(-1)?.at ?? 0) - (a.messages.at(-1)?.at ?? 0))[0];
    const partner = newest && db.members.get(partnerId(newest, viewer.id));
    if (partner) return partner;
  }
  return random.pick(
    [...db.members.values()].filter(
      (member) =>
        isListed(db, member, viewer.id) &&
        member.gender === me?.looking_for &&
        member.country === me.country &&
        !db.likes.has(`${member.id}>${viewer.id}`),
    ),
  );
}

function conversationWith(stage: Stage, viewer: Account, member: Member): Conversation {
  const language = commonLanguage(viewer, member.languages);
  return (
    conversationOf(stage.db, viewer.id, member.id) ??
    openConversation(stage.db, member.id, viewer.id, language)
  );
}

/**
 * Makes an event happen.
 * @throws Refusal 422 no_member when nobody is logged in, 404 when the named member is unknown
 */
export function createEvent(
  stage: Stage,
  body: string,
  inputOf: (schema: typeof eventRequest, body: string) => v.InferOutput<typeof eventRequest>,
): { kind: string; from: string; conversation: string | null } | ReturnType<typeof mailEvent> {
  const { db, now, viewer } = stage;
  const { kind, from, text, to, photo, reply } = inputOf(eventRequest, body);
  if (kind === 'mail') return mailEvent(stage, text, to);
  if (!viewer) throw refuse(422, 'no_member');
  const member = from === undefined ? chooseMember(stage, viewer, kind) : db.members.get(from);
  if (!member) throw notFound();
  switch (kind) {
    case 'match':
      addLike(db, viewer.id, member.id, now, true);
      arriveLike(db, member.id, viewer.id, now);
      break;
    case 'like':
      arriveLike(db, member.id, viewer.id, now);
      break;
    default:
      act(db, conversationWith(stage, viewer, member), member, { kind, text, photo, reply }, now);
  }
  return { kind, from: member.id, conversation: conversationOf(db, viewer.id, member.id)?.id ?? null };
}
