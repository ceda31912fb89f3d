/** Who is online, by the world's clock. */
import { iso, minutes } from '../clock';
import { share } from '../random';
import type { Db, Member } from '../tables';
import { lastRequest } from './session';

const SLOT_MS = minutes(30);
const slotOf = (db: Db, now: number) => Math.floor((now - db.created_at) / SLOT_MS);

/** Somebody at the keyboard is there as long as their page asks for something now and then. */
const STAYS_MS = minutes(5);
const requestOf = (db: Db, member: Member) =>
  db.accounts.has(member.id) ? lastRequest(db, member.id) : null;

/** Members come and go every half hour, each as often as their own activity says; who is logged in is there. */
export function isOnline(db: Db, member: Member, now: number): boolean {
  const asked = requestOf(db, member);
  if (asked !== null) return asked + STAYS_MS > now;
  return share(`${db.seed} ${member.id} ${slotOf(db, now)}`) < member.activity;
}

/**
 * When a member was last there: now when online, else some time within the last two days.
 * @returns milliseconds since 1970
 */
export function seenAt(db: Db, member: Member, now: number): number {
  if (isOnline(db, member, now)) return now;
  const asked = requestOf(db, member);
  if (asked !== null) return asked;
  const slotStart = db.created_at + slotOf(db, now) * SLOT_MS;
  return slotStart - Math.round(share(`${member.id} away`) * minutes(60 * 47));
}

/** The same as ISO 8601 in UTC. */
export const lastSeen = (db: Db, member: Member, now: number): string => iso(seenAt(db, member, now));
