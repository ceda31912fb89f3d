/** Links from mails (activate.php, reset-password.php, mail-change.php, reactivate.php, token.php). */
import * as v from 'valibot';
import { notificationType } from '@/api/wire/user';
import type {
  activateRequest,
  mailChangeRequest,
  reactivateRequest,
  resetCompletion,
  resetRequest,
  tokenAnswer,
  tokenQuery,
} from '@/api/wire/user';
import type { NotificationType, User } from '@/domain/model';
import type { Context } from '../call';
import { days } from '../clock';
import { accountByEmail, forgetFailures, isStrongEnough, sendActivation } from '../rules/accounts';
import { bringBack } from '../rules/deletion';
import { assertMayMail } from '../rules/mailLimit';
import { confirmsAddress } from '../rules/mailSubjects';
import { sendMail } from '../rules/outbox';
import { authenticationRequired, invalidFields, refuse, tokenExpired, tooMany } from '../rules/refusal';
import { openSession } from '../rules/session';
import { issueToken, peekToken, redeemToken } from '../rules/tokens';
import type { Account, Db, OneTimeToken } from '../tables';
import { assertNotPending, changePassword, userAnswerOf } from './user';

const RESETS_PER_DAY = 3;

/** The mail of the sign-up counts, too. */
function assertMayResend(db: Db, account: Account, now: number): void {
  const mails = db.outbox.filter(({ to, subject }) => to === account.email && confirmsAddress(subject));
  assertMayMail(
    mails.map(({ sent_at }) => Date.parse(sent_at)),
    now,
  );
}

export function activate(input: v.InferOutput<typeof activateRequest>, context: Context): { user: User } {
  const { db, now, viewer } = context;
  if ('resend' in input) {
    if (!viewer) throw authenticationRequired();
    if (viewer.status === 'not_confirmed') {
      assertMayResend(db, viewer, now);
      sendActivation(db, now, viewer);
    }
    return userAnswerOf(db, viewer, now);
  }
  const { account } = redeemToken(db, now, input.token, 'activate');
  if (account.status === 'not_confirmed') account.status = 'active';
  if (viewer?.id !== account.id) openSession(context, account);
  return userAnswerOf(db, account, now);
}

export function requestReset({ email }: v.InferOutput<typeof resetRequest>, { db, now }: Context) {
  const account = accountByEmail(db, email);
  if (!account) throw refuse(404, 'email_not_found');
  const recent = (db.resets.get(account.id) ?? []).filter((at) => at > now - days(1));
  if (recent.length >= RESETS_PER_DAY)
    throw tooMany('too_many_resets', (Math.min(...recent) + days(1) - now) / 1000);
  db.resets.set(account.id, [...recent, now]);
  const token = issueToken(db, now, account, 'reset_password', '/reset-password/do');
  sendMail(db, now, account, {
    subject: 'Choose a new password',
    text: 'This link works once, for one day.',
    links: [`/reset-password/do?token=${token}`],
  });
  return {};
}

export function completeReset(input: v.InferOutput<typeof resetCompletion>, context: Context) {
  const { db, now } = context;
  if (!isStrongEnough(input.password)) throw invalidFields({ password: 'too_short' });
  const { account } = redeemToken(db, now, input.token, 'reset_password');
  changePassword({ ...context, session: null }, account, input.password);
  forgetFailures(db, account.email);
  return {};
}

export function changeMail(
  { token }: v.InferOutput<typeof mailChangeRequest>,
  context: Context,
): { user: User } {
  const { db, now, viewer } = context;
  const redeemed = redeemToken(db, now, token, 'mail_change');
  // Somebody else may have taken the address since the mail was sent.
  const address = redeemed.token.subject;
  if (address === null || accountByEmail(db, address)) throw tokenExpired();
  const { account } = redeemed;
  sendMail(db, now, account, {
    subject: 'Your e-mail address was changed',
    text: `Your account now belongs to another address. This was not you? Write to ${db.settings.support_email}.`,
    links: ['/service'],
  });
  account.email = address;
  // Mails that could not be delivered may reach the new address.
  if (account.disabled_reason === 'bounce') account.disabled_reason = null;
  // The link proves the address, so there is nothing left to confirm.
  if (account.status === 'not_confirmed') account.status = 'active';
  if (viewer?.id !== account.id) openSession(context, account);
  return userAnswerOf(db, account, now);
}

/** With a token the account is back; with an address a mail with the token goes out. */
export function reactivate(input: v.InferOutput<typeof reactivateRequest>, { db, now }: Context) {
  if ('token' in input) {
    bringBack(db, redeemToken(db, now, input.token, 'reactivate').account);
    return {};
  }
  const account = accountByEmail(db, input.email);
  if (account?.status !== 'pending_deletion' || (account.deletion_until ?? 0) <= now) throw tokenExpired();
  sendMail(db, now, account, {
    subject: 'Keep your account',
    text: 'Open this link and everything is as it was.',
    links: [`/${issueToken(db, now, account, 'reactivate', '/login')}`],
  });
  return {};
}

/** Turns off the kinds of mail that a link names. */
function unsubscribe(account: Account, { subject }: OneTimeToken): NotificationType[] {
  const unwanted = v.parse(v.array(notificationType), subject?.split(',') ?? []);
  const disabled = new Set<NotificationType>([...account.notifications_disabled, ...unwanted]);
  account.notifications_disabled = [...disabled];
  return unwanted;
}

/** What a link does. A link that logs in or ends a kind of mail does so right here, once; it needs no session. */
export function showToken(
  { token }: v.InferOutput<typeof tokenQuery>,
  context: Context,
): v.InferInput<typeof tokenAnswer> {
  const { db, now } = context;
  const { action, target, member } = peekToken(db, now, token);
  const owner = db.accounts.get(member);
  // A refusal uses nothing up: once the account is kept, its link is good.
  if (action === 'login' && owner) assertNotPending(owner);
  if (action === 'login' || action === 'unsubscribe') {
    const redeemed = redeemToken(db, now, token, action);
    if (action === 'unsubscribe')
      return { action, target, notifications: unsubscribe(redeemed.account, redeemed.token) };
    openSession(context, redeemed.account);
  }
  return { action, target };
}
