/** Likes and matches (spec 4). */
import { share } from '../random';
import type { Db } from '../tables';
import { tellByMail } from './newsMails';
import { sendPush } from './pushMessages';
import { blockedEitherWay } from './visibility';

const EAGER_SHARE = 0.35;

export const likes = (db: Db, from: string, to: string): boolean => db.likes.has(`${from}>${to}`);
export const isMatch = (db: Db, a: string, b: string): boolean => likes(db, a, b) && likes(db, b, a);

/** Some members like back at once; who does is fixed by the world's seed. */
export const isEager = (db: Db, member: string, viewer: string): boolean =>
  !db.accounts.has(member) && share(`${db.seed} ${member} likes ${viewer}`) < EAGER_SHARE;

/** Stores a like; one that exists keeps its time. */
export function addLike(db: Db, from: string, to: string, at: number, seen: boolean): void {
  const key = `${from}>${to}`;
  if (!db.likes.has(key)) db.likes.set(key, { from, to, at, seen });
}

/** A like from another member arrives, with a push message where push is on. */
export function arriveLike(db: Db, from: string, to: string, at: number): void {
  const liker = db.members.get(from);
  if (!liker || likes(db, from, to) || blockedEitherWay(db, from, to)) return;
  addLike(db, from, to, at, false);
  const kind = likes(db, to, from) ? 'match' : 'like';
  sendPush(db, at, to, { type: 'like', kind, from: liker, text: '', path: `/members/${from}` });
  tellByMail(db, at, to, 'like', {
    subject: 'You have a new like',
    text: `${liker.name} likes you.`,
    target: `/members/${from}`,
  });
}
