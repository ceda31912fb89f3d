/** The end of an account: 14 days in which it can come back, then nothing is left of it (spec 4). */
import { days } from '../clock';
import type { Account, Db, DueEvent } from '../tables';
import { forgetAttachments, forgetWaiting } from './attachments';
import { nextNumber } from './outbox';
import { forgetFiles } from './photos';

export const REACTIVATION_DAYS = 14;

/** Closes an account until the end of the period and plans its end. */
export function beginDeletion(db: Db, account: Account, now: number): number {
  const until = now + days(REACTIVATION_DAYS);
  account.status = 'pending_deletion';
  account.deletion_until = until;
  const member = db.members.get(account.id);
  if (member) member.status = 'disabled';
  planDeletion(db, account.id, until);
  return until;
}

/** Plans the moment from which an account is gone for good. */
export function planDeletion(db: Db, member: string, at: number): void {
  db.events.push({ id: `e${nextNumber(db)}`, kind: 'deletion', at, member });
}

/** Takes a deletion back. The link came by mail, so the address is proven too. */
export function bringBack(db: Db, account: Account): void {
  account.status = 'active';
  account.deletion_until = null;
  const member = db.members.get(account.id);
  if (member) member.status = 'active';
  for (const token of db.tokens.values()) {
    if (token.member === account.id && token.action === 'reactivate') token.used = true;
  }
  db.events = db.events.filter((event) => event.kind !== 'deletion' || event.member !== account.id);
}

function drop<Row>(rows: Map<string, Row>, isGone: (row: Row, key: string) => boolean): void {
  for (const [key, row] of rows) if (isGone(row, key)) rows.delete(key);
}

/** Erases an account and everything that tells of its owner; payments stay, as the law on bookkeeping wants. */
export function eraseAccount(db: Db, { member: id }: Extract<DueEvent, { kind: 'deletion' }>): void {
  forgetFiles(db, db.members.get(id)?.photos ?? []);
  db.members.delete(id);
  db.accounts.delete(id);
  db.sent.delete(id);
  db.ledger.delete(id);
  drop(db.likes, ({ from, to }) => from === id || to === id);
  drop(db.aside, ({ by, whom }) => by === id || whom === id);
  for (const { members, messages } of db.conversations.values())
    if (members.includes(id)) forgetAttachments(db, messages);
  drop(db.conversations, ({ members }) => members.includes(id));
  forgetWaiting(db, id);
  drop(db.cards, ({ member }) => member === id);
  drop(db.mandate_codes, ({ member }) => member === id);
  drop(db.codes, ({ member }) => member === id);
  drop(db.sessions, ({ member }) => member === id);
  drop(db.tokens, ({ member }) => member === id);
  drop(db.swipes, (_, member) => member === id);
  drop(db.resets, (_, member) => member === id);
  drop(db.mail_changes, (_, member) => member === id);
  for (const key of db.blocks) if (key.split('>').includes(id)) db.blocks.delete(key);
}
