/** Likes (like.php, likes.php, auto-like.php). */
import type * as v from 'valibot';
import type { likeAnswer, likeRequest, unlikeRequest } from '@/api/wire/members';
import type { LikedBy, Profile } from '@/domain/model';
import type { MemberContext } from '../call';
import { takeBack } from '../rules/aside';
import { addLike, arriveLike, isEager, isMatch, likes } from '../rules/likes';
import { notFound } from '../rules/refusal';
import { searchMembers, defaultSearch } from '../rules/search';
import { countSwipe } from '../rules/swipes';
import { findReachable, isListed, isThere, openConversationOf } from '../rules/visibility';
import type { Db } from '../tables';
import { likedByView, profileView } from '../views';

type LikeAnswer = v.InferInput<typeof likeAnswer>;

const relationOf = (db: Db, me: string, other: string): LikeAnswer => ({
  match: isMatch(db, me, other),
  conversation_id: openConversationOf(db, me, other)?.id ?? null,
});

export function like(input: v.InferOutput<typeof likeRequest>, context: MemberContext): LikeAnswer {
  const { db, viewer, now } = context;
  const member = findReachable(db, input.profile, viewer.id);
  const isNew = !likes(db, viewer.id, member.id);
  if (isNew && input.source === 'swipe') countSwipe(context, member.id);
  // Whoever likes somebody has not put them aside any more.
  takeBack(db, viewer.id, member.id);
  // A match is made once: whoever gives a like that is there already is told of none.
  if (!isNew) return { ...relationOf(db, viewer.id, member.id), match: false };
  addLike(db, viewer.id, member.id, now, false);
  if (isEager(db, member.id, viewer.id)) addLike(db, member.id, viewer.id, now, true);
  return relationOf(db, viewer.id, member.id);
}

export function unlike(
  { profile }: v.InferOutput<typeof unlikeRequest>,
  { db, viewer }: MemberContext,
): LikeAnswer {
  if (!db.members.has(profile)) throw notFound();
  db.likes.delete(`${viewer.id}>${profile}`);
  return relationOf(db, viewer.id, profile);
}

/** Likes given, newest first; likes received, the new ones first, then the newest. */
export function listLikes(_: unknown, context: MemberContext): { profiles: Profile[]; liked_by: LikedBy[] } {
  const { db, viewer } = context;
  const newestFirst = [...db.likes.values()].sort((a, b) => b.at - a.at);
  const seen = (id: string, rule: typeof isListed) => {
    const member = db.members.get(id);
    return member && rule(db, member, viewer.id) ? member : null;
  };
  return {
    profiles: newestFirst.flatMap(({ from, to }) => {
      const member = from === viewer.id ? seen(to, isListed) : null;
      return member ? [profileView(member, context)] : [];
    }),
    liked_by: newestFirst
      .flatMap((given) => {
        const member = given.to === viewer.id ? seen(given.from, isThere) : null;
        return member ? [likedByView(given, member, context)] : [];
      })
      .sort((a, b) => Number(b.like_new) - Number(a.like_new)),
  };
}

/** Somebody likes the viewer by themselves; the answer is that profile. */
export function autoLike(_: unknown, context: MemberContext): Profile {
  const { db, viewer, now } = context;
  const candidates = searchMembers(defaultSearch(context), context).filter(
    ({ id }) => !likes(db, id, viewer.id) && !db.accounts.has(id),
  );
  const [first] = candidates;
  if (!first) throw notFound();
  const member = context.random.pick(candidates.slice(0, 12));
  arriveLike(db, member.id, viewer.id, now);
  return profileView(member, context);
}
