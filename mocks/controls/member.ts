/** POST /__mock/member: brings the account that is logged in into another state at once. */
import * as v from 'valibot';
import { notFound, refuse } from '../rules/refusal';
import type { Account, Db } from '../tables';

const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Left out is as it was. */
export const memberRequest = v.strictObject({
  credits: v.optional(amount),
  paid_user: v.optional(v.boolean()),
  status: v.optional(v.picklist(['active', 'not_confirmed'])),
  /** False takes all of them away. */
  photos: v.optional(v.literal(false)),
  /** No direct debit is taken from this member. */
  sdd_blocked: v.optional(v.boolean()),
  /** How long ago this member signed up, in milliseconds. */
  member_for_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
});

function changeAccount(account: Account, change: v.InferOutput<typeof memberRequest>, now: number): void {
  account.credits = change.credits ?? account.credits;
  account.paid_user = change.paid_user ?? account.paid_user;
  account.status = change.status ?? account.status;
  if (change.member_for_ms !== undefined) account.signup_date = now - change.member_for_ms;
  if (change.sdd_blocked === true) account.sdd_blocked = true;
  if (change.sdd_blocked === false) delete account.sdd_blocked;
}

/**
 * Changes the account.
 * @param viewer who is logged in
 * @param now the world's time, milliseconds since 1970
 * @throws Refusal 422 no_member when nobody is logged in
 */
export function changeMember(
  db: Db,
  viewer: Account | null,
  change: v.InferOutput<typeof memberRequest>,
  now: number,
): Pick<Account, 'email' | 'credits' | 'paid_user' | 'status'> {
  if (!viewer) throw refuse(422, 'no_member');
  const member = db.members.get(viewer.id);
  if (!member) throw notFound();
  changeAccount(viewer, change, now);
  if (change.photos === false) member.photos = [];
  const { email, credits, paid_user, status } = viewer;
  return { email, credits, paid_user, status };
}
