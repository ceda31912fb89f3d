/** Mails, push messages and text messages that would have been sent. */
import { iso } from '../clock';
import type { OutboxItem } from '../outboxTables';
import type { Account, Db } from '../tables';

/** A new number for an id; numbers count up within a world. */
export function nextNumber(db: Db): number {
  db.counter += 1;
  return db.counter;
}

type Words = Pick<OutboxItem, 'subject' | 'text' | 'links'>;

/** "Sends" a mail. */
export function sendMail(db: Db, now: number, account: Account, words: Words): void {
  db.outbox.push({ id: `o${nextNumber(db)}`, kind: 'mail', to: account.email, sent_at: iso(now), ...words });
}

/** "Sends" a text message. @param phone as its owner wrote it */
export function sendText(db: Db, now: number, phone: string, text: string): void {
  db.outbox.push({
    id: `o${nextNumber(db)}`,
    kind: 'sms',
    to: phone,
    subject: 'Text message',
    text,
    links: [],
    sent_at: iso(now),
  });
}
