/** Links from mails (activate.php, reset-password.php, mail-change.php, reactivate.php, token.php). */
import type * as v from 'valibot';
import type {
  activateRequest,
  mailChangeRequest,
  reactivateRequest,
  resetCompletion,
  resetRequest,
  tokenAnswer,
  tokenQuery,
} from '@/api/wire/user';
import type { User } from '@/domain/model';
import type { Context } from '../call';
import { days, hours } from '../clock';
import { accountByEmail, forgetFailures, isStrongEnough, sendActivation } from '../rules/accounts';
import { sendMail } from '../rules/outbox';
import { authenticationRequired, invalidFields, refuse, tokenExpired, tooMany } from '../rules/refusal';
import { endSessionsOf, openSession } from '../rules/session';
import { issueToken, peekToken, redeemToken } from '../rules/tokens';
import type { Account, Db } from '../tables';
import { userAnswerOf } from './user';

const MAILS_PER_HOUR = 3;
const RESETS_PER_DAY = 3;

export function activate(input: v.InferOutput<typeof activateRequest>, context: Context): { user: User } {
  const { db, now, viewer } = context;
  if ('resend' in input) {
    if (!viewer) throw authenticationRequired();
    const recent = db.outbox.filter(
      ({ to, subject, sent_at }) =>
        to === viewer.email && subject === 'Confirm your e-mail' && Date.parse(sent_at) > now - hours(1),
    );
    if (recent.length > MAILS_PER_HOUR) throw tooMany('too_many_mails', hours(1) / 1000);
    if (viewer.status === 'not_confirmed') sendActivation(db, now, viewer);
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
  if (recent.length >= RESETS_PER_DAY) throw tooMany('too_many_resets', days(1) / 1000);
  db.resets.set(account.id, [...recent, now]);
  const token = issueToken(db, now, account, 'reset_password', '/reset-password/do');
  sendMail(db, now, account, {
    subject: 'Choose a new password',
    text: 'This link works once, for one day.',
    links: [`/reset-password/do?token=${token}`],
  });
  return {};
}

export function completeReset(input: v.InferOutput<typeof resetCompletion>, { db, now }: Context) {
  if (!isStrongEnough(input.password)) throw invalidFields({ password: 'too_short' });
  const { account } = redeemToken(db, now, input.token, 'reset_password');
  account.password = input.password;
  forgetFailures(db, account.email);
  endSessionsOf(db, account.id);
  return {};
}

export function changeMail(
  { token }: v.InferOutput<typeof mailChangeRequest>,
  context: Context,
): { user: User } {
  const { db, now, viewer } = context;
  const redeemed = redeemToken(db, now, token, 'mail_change');
  // Somebody else may have taken the address since the mail was sent.
  if (accountByEmail(db, redeemed.token.target)) throw tokenExpired();
  redeemed.account.email = redeemed.token.target;
  if (viewer?.id !== redeemed.account.id) openSession(context, redeemed.account);
  return userAnswerOf(db, redeemed.account, now);
}

function bringBack(db: Db, account: Account): void {
  account.status = 'active';
  account.deletion_until = null;
  const member = db.members.get(account.id);
  if (member) member.status = 'active';
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

/** What a link does. A link that logs in does so right here, once. */
export function showToken(
  { token }: v.InferOutput<typeof tokenQuery>,
  context: Context,
): v.InferInput<typeof tokenAnswer> {
  const { db, now } = context;
  const { action, target } = peekToken(db, now, token);
  if (action === 'login') openSession(context, redeemToken(db, now, token, 'login').account);
  return { action, target };
}
