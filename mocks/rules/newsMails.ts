/** Mails about what happened while a member was away. Each has a link that logs in and one that ends such mails. */
import type { NotificationType } from '@/domain/model';
import { hours } from '../clock';
import type { Account, Db } from '../tables';
import { sendMail } from './outbox';
import { hasSession } from './session';
import { issueToken } from './tokens';

const PAUSE_MS = hours(1);

interface Words {
  subject: string;
  text: string;
  /** The page that the first link leads to. */
  target: string;
}

/**
 * Sends a mail with two one-time links: the first logs in and leads to the target, the second turns kinds of mail off.
 * @param types the kinds that the second link turns off
 */
export function sendNews(
  db: Db,
  now: number,
  account: Account,
  types: readonly NotificationType[],
  { subject, text, target }: Words,
): void {
  const login = issueToken(db, now, account, 'login', target);
  const unsubscribe = issueToken(db, now, account, 'unsubscribe', '/notifications', types.join(','));
  sendMail(db, now, account, { subject, text, links: [`/${login}`, `/${unsubscribe}`] });
}

/** Tells a member who is logged in nowhere, at most once an hour of each kind, and only where mails are wanted. */
export function tellByMail(db: Db, now: number, to: string, type: NotificationType, words: Words): void {
  const account = db.accounts.get(to);
  if (account?.status !== 'active' || account.disabled_reason !== null) return;
  if (account.notifications_disabled.includes(type) || hasSession(db, to, now)) return;
  const toldBefore = db.outbox.some(
    ({ kind, to: address, subject, sent_at }) =>
      kind === 'mail' &&
      address === account.email &&
      subject === words.subject &&
      Date.parse(sent_at) > now - PAUSE_MS,
  );
  if (!toldBefore) sendNews(db, now, account, [type], words);
}
