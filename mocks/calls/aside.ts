/** Members put aside (pass.php). */
import type * as v from 'valibot';
import type { asideRequest, takeBackRequest } from '@/api/wire/discovery';
import type { AsideProfile } from '@/domain/model';
import type { MemberContext } from '../call';
import { iso } from '../clock';
import { asideOf, putAside, takeBack } from '../rules/aside';
import { notFound } from '../rules/refusal';
import { findReachable, isListed } from '../rules/visibility';
import { profileView } from '../views';

function asideList(context: MemberContext): { passed: AsideProfile[] } {
  const { db, viewer } = context;
  return {
    passed: asideOf(db, viewer.id).flatMap(({ whom, kind, at }) => {
      const member = db.members.get(whom);
      if (!member || !isListed(db, member, viewer.id)) return [];
      return [{ ...profileView(member, context), kind, passed_at: iso(at) }];
    }),
  };
}

export const listAside = (_: unknown, context: MemberContext) => asideList(context);

export function addAside({ profile, kind }: v.InferOutput<typeof asideRequest>, context: MemberContext) {
  const { db, viewer, now } = context;
  const { id } = findReachable(db, profile, viewer.id);
  putAside(db, { by: viewer.id, whom: id, kind, at: now });
  return asideList(context);
}

/** Bringing back somebody who is not aside changes nothing. */
export function removeAside({ profile }: v.InferOutput<typeof takeBackRequest>, context: MemberContext) {
  const { db, viewer } = context;
  if (!db.members.has(profile) || profile === viewer.id) throw notFound();
  takeBack(db, viewer.id, profile);
  return asideList(context);
}
