/** Who is online, by the world's clock. */
import { iso, minutes } from '../clock';
import { share } from '../random';
import type { Db, Member } from '../tables';

const SLOT_MS = minutes(30);
const slotOf = (db: Db, now: number) => Math.floor((now - db.created_at) / SLOT_MS);

/** Members come and go every half hour, each as often as their own activity says. */
export const isOnline = (db: Db, member: Member, now: number): boolean =>
  share(`${db.seed} ${member.id} ${slotOf(db, now)}`) < member.activity;

/** When a member was last there: now when online, else some time within the last two days. */
export function lastSeen(db: Db, member: Member, now: number): string {
  if (isOnline(db, member, now)) return iso(now);
  const slotStart = db.created_at + slotOf(db, now) * SLOT_MS;
  return iso(slotStart - Math.round(share(`${member.id} away`) * minutes(60 * 47)));
}
