/** POST /__mock/event {kind: 'mail'}: a mail with one-time links now, or what becomes of a member's mails. */
import type { DisabledReason, NotificationType } from '@/domain/model';
import { accountByEmail } from '../rules/accounts';
import { sendNews } from '../rules/newsMails';
import { invalidFields, notFound } from '../rules/refusal';
import type { Account, Db } from '../tables';

const news: readonly NotificationType[] = ['weekly_updates', 'news', 'promotions'];
const troubles: Record<string, DisabledReason | null> = {
  bounce: 'bounce',
  fbl: 'fbl',
  listunsubscribe: 'listunsubscribe',
  delivered: null,
};

/** The weekly mail; its links are the ones of every mail about news. */
function sendWeek(db: Db, now: number, account: Account): string[] {
  sendNews(db, now, account, news, {
    subject: 'Your week on Vesper',
    text: 'Somebody may be waiting for you.',
    target: '/likes',
  });
  return db.outbox.at(-1)?.links ?? [];
}

/**
 * Does what is asked with the mails of an account.
 * @param text `login` or `unsubscribe` sends the weekly mail and answers that link; `bounce`, `fbl` and
 *   `listunsubscribe` stop all mails for that reason; `delivered` lets them through again
 * @param to e-mail of the account; the one that is logged in when nobody is named
 * @throws Refusal 404 for an unknown account, 422 for another text
 */
export function mailEvent(
  { db, now, viewer }: { db: Db; now: number; viewer: Account | null },
  text: string | undefined,
  to: string | undefined,
): { kind: 'mail'; to: string; link: string | null } {
  const account = to === undefined ? viewer : accountByEmail(db, to);
  if (!account) throw notFound();
  const done = { kind: 'mail', to: account.email } as const;
  if (text === 'login' || text === 'unsubscribe') {
    const [login = '', unsubscribe = ''] = sendWeek(db, now, account);
    return { ...done, link: text === 'login' ? login : unsubscribe };
  }
  const reason = troubles[text ?? ''];
  if (reason === undefined) throw invalidFields({ text: 'invalid' });
  account.disabled_reason = reason;
  return { ...done, link: null };
}
