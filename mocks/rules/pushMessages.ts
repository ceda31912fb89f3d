/** Push messages: one for each browser that has push, with no more in it than its owner lets a notice show (BX-24). */
import type { NotificationType } from '@/domain/model';
import { PUSH_TEXT_LENGTH, readPush, type PushKind } from '@/domain/pushNotice';
import { shortened } from '@/lib/shortened';
import { iso } from '../clock';
import type { PushDevice } from '../outboxTables';
import type { Account, Db, Member } from '../tables';
import { unreadCount } from './conversations';
import { nextNumber } from './outbox';
import { endpointOf } from './pushDevices';

/** What the outbox says until somebody sends it; the mount in Node does at once. */
const UNSENT =
  'Not sent: a page in a browser cannot send Web Push. Run the mock in Node: npm start, or npm run mock.';

interface PushNews {
  /** The member's choice that it falls under. */
  type: NotificationType;
  kind: PushKind;
  from: Member | undefined;
  /** The words of a message. */
  text: string;
  /** The page that shows it. */
  path: string;
}

/** Unread messages and new likes together, as on the badge of the app (ST-15). */
function newsCount(db: Db, member: string): number {
  let count = 0;
  for (const conversation of db.conversations.values())
    if (conversation.members.includes(member)) count += unreadCount(conversation, member);
  for (const like of db.likes.values()) if (like.to === member && !like.seen) count += 1;
  return count;
}

/** What a browser is told. Of a fictional profile's name the notice says so: it stands on a screen like any other. */
function payloadFor(device: PushDevice, account: Account, news: PushNews, unread: number): string {
  const { kind, path, from, text } = news;
  return JSON.stringify({
    kind,
    path,
    language: account.language,
    unread,
    ...(device.shows !== 'nothing' && { name: from?.name, fictional: from?.fictional === true }),
    ...(device.shows === 'text' && text !== '' && { text: shortened(text, PUSH_TEXT_LENGTH) }),
  });
}

/** Two browsers are told apart by it, and nobody could use it. */
function nameOf(subscription: unknown): string {
  const endpoint = endpointOf(subscription) ?? '';
  return URL.canParse(endpoint) ? `${new URL(endpoint).host} …${endpoint.slice(-8)}` : 'no address';
}

/**
 * Queues a message for each browser of a member who has push and wants to hear of this; does nothing otherwise.
 * @param now milliseconds since 1970
 */
export function sendPush(db: Db, now: number, member: string, news: PushNews): void {
  const account = db.accounts.get(member);
  if (!account || account.push_devices.length === 0) return;
  if (account.notifications_disabled.includes(news.type)) return;
  const unread = newsCount(db, member);
  for (const device of account.push_devices) {
    const payload = payloadFor(device, account, news, unread);
    const { title, body } = readPush(payload, { shows: device.shows, language: account.language });
    db.outbox.push({
      id: `o${nextNumber(db)}`,
      kind: 'push',
      to: account.email,
      subject: title,
      text: body,
      links: [news.path],
      sent_at: iso(now),
      push: {
        device: nameOf(device.subscription),
        subscription: device.subscription,
        payload,
        urgency: news.type === 'like' ? 'normal' : 'high',
        state: 'unsent',
        note: UNSENT,
      },
    });
  }
}
