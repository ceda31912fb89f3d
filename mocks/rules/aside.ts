/** Members put aside: passed in the swipe game, or hidden from search as well (contract, pass.php). */
import type { Aside, Db, Member } from '../tables';

const keyOf = (by: string, whom: string): string => `${by}>${whom}`;

/** True when a member has been put aside in any way; those are not dealt out in the swipe game. */
export const isAside = (db: Db, by: string, whom: string): boolean => db.aside.has(keyOf(by, whom));

/** True when a member is to be left out of everything that is searched or suggested. */
export const isHidden = (db: Db, by: string | null, member: Pick<Member, 'id'>): boolean =>
  by !== null && db.aside.get(keyOf(by, member.id))?.kind === 'hidden';

/** Puts a member aside; doing the same again keeps the time, another kind takes its place. */
export function putAside(db: Db, row: Aside): void {
  const key = keyOf(row.by, row.whom);
  if (db.aside.get(key)?.kind === row.kind) return;
  // Set anew, so that the newest comes last.
  db.aside.delete(key);
  db.aside.set(key, row);
}

/** Brings a member back. */
export const takeBack = (db: Db, by: string, whom: string): boolean => db.aside.delete(keyOf(by, whom));

/** Whom a member has put aside, the newest first. */
export const asideOf = (db: Db, by: string): Aside[] =>
  [...db.aside.values()].filter((row) => row.by === by).toReversed();
