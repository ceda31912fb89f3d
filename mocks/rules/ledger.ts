/** The book of credits: a row for every movement, and a balance that is always the account's own. */
import type { LedgerEntry } from '@/domain/model';
import { iso } from '../clock';
import type { LedgerRow } from '../moneyTables';
import type { Account, Db } from '../tables';
import { nextNumber } from './outbox';

const PAGE = 30;

/** What a movement is about; what is left out was not part of it. */
type Movement = Pick<LedgerRow, 'kind' | 'credits'> &
  Partial<Pick<LedgerRow, 'profile' | 'conversation' | 'payment_id'>>;

function rowsOf(db: Db, member: string): LedgerRow[] {
  const rows = db.ledger.get(member) ?? [];
  db.ledger.set(member, rows);
  return rows;
}

function add(db: Db, rows: LedgerRow[], movement: Movement, balance: number, at: number): void {
  rows.push({
    id: `l${nextNumber(db)}`,
    at,
    profile: null,
    conversation: null,
    payment_id: null,
    ...movement,
    balance,
  });
}

/** Accounts for credits that nobody has booked: a balance that was set by hand. */
function reconcile(db: Db, rows: LedgerRow[], balance: number, at: number): void {
  const missing = balance - (rows.at(-1)?.balance ?? 0);
  if (missing !== 0) add(db, rows, { kind: 'correction', credits: missing }, balance, at);
}

/**
 * Books a movement that has just changed the account's balance; nothing for one of no credits.
 * @param movement with negative credits when they were spent
 */
export function book(db: Db, account: Account, movement: Movement, now: number): void {
  if (movement.credits === 0) return;
  const rows = rowsOf(db, account.id);
  reconcile(db, rows, account.credits - movement.credits, now);
  add(db, rows, movement, account.credits, now);
}

function entryView(db: Db, row: LedgerRow): LedgerEntry {
  const member = row.profile === null ? undefined : db.members.get(row.profile);
  return {
    ...row,
    at: iso(row.at),
    profile: member ? { id: member.id, name: member.name } : null,
  };
}

/** A page of the book, newest first. @param page 1-based */
export function ledgerPage(db: Db, account: Account, page: number, now: number) {
  const rows = rowsOf(db, account.id);
  reconcile(db, rows, account.credits, now);
  const results = rows.toReversed().slice((page - 1) * PAGE, page * PAGE);
  return {
    pageNumber: page,
    results: results.map((row) => entryView(db, row)),
    numResults: rows.length,
  };
}
