/** The account: current user, login, logout, changes, deletion, push (user.php, logout.php). */
import type * as v from 'valibot';
import type {
  deleteUserRequest,
  loginRequest,
  pushSubscriptionRequest,
  userUpdateRequest,
} from '@/api/wire/user';
import type { User } from '@/domain/model';
import type { Context, MemberContext } from '../call';
import { days, iso } from '../clock';
import {
  accountByEmail,
  assertNotBlocked,
  failLogin,
  forgetFailures,
  isEmail,
  isStrongEnough,
} from '../rules/accounts';
import { sendMail } from '../rules/outbox';
import { invalidFields, notFound, refuse } from '../rules/refusal';
import { closeSession, endSessionsOf, openSession } from '../rules/session';
import { issueToken } from '../rules/tokens';
import type { Account, Db } from '../tables';
import { userView } from '../views';

const REACTIVATION_DAYS = 14;

/** The answer of every call that returns the account. */
export function userAnswerOf(db: Db, account: Account, now: number): { user: User } {
  const me = db.members.get(account.id);
  if (!me) throw notFound();
  return { user: userView(account, me, { db, now }) };
}

export function currentUser(_: unknown, { db, viewer, now }: Context): { user: User | null } {
  return viewer ? userAnswerOf(db, viewer, now) : { user: null };
}

/** Throws 403 with the end of the period while an account waits for its deletion. */
export function assertNotPending(account: Account): void {
  if (account.status === 'pending_deletion') {
    throw refuse(403, 'account_pending_deletion', { until: iso(account.deletion_until ?? 0) });
  }
}

export function logIn(input: v.InferOutput<typeof loginRequest>, context: Context): { user: User } {
  const { db, now } = context;
  assertNotBlocked(db, input.email, now);
  const account = accountByEmail(db, input.email);
  if (!account || account.password !== input.password) return failLogin(db, input.email, now);
  assertNotPending(account);
  forgetFailures(db, input.email);
  openSession(context, account);
  return userAnswerOf(db, account, now);
}

export function logOut(_: unknown, context: Context): Record<string, never> {
  closeSession(context);
  return {};
}

function changePassword(account: Account, oldPassword: string | undefined, newPassword: string): void {
  if (oldPassword !== account.password) throw invalidFields({ old_password: 'wrong' });
  if (!isStrongEnough(newPassword)) throw invalidFields({ new_password: 'too_short' });
  account.password = newPassword;
}

/** The new address is only used once the link in the mail to it was opened. */
function requestNewEmail({ db, now, viewer }: MemberContext, email: string): void {
  if (!isEmail(email)) throw invalidFields({ new_email: 'invalid' });
  if (accountByEmail(db, email)) throw invalidFields({ new_email: 'taken' });
  const token = issueToken(db, now, viewer, 'mail_change', email.trim());
  sendMail(
    db,
    now,
    { ...viewer, email: email.trim() },
    {
      subject: 'Confirm your new e-mail',
      text: 'Open this link to use this address from now on.',
      links: [`/mail-change/do?token=${token}`],
    },
  );
}

export function updateUser(
  input: v.InferOutput<typeof userUpdateRequest>,
  context: MemberContext,
): { user: User } {
  const { db, viewer, me, now } = context;
  if (input.new_password !== undefined) changePassword(viewer, input.old_password, input.new_password);
  if (input.new_email !== undefined) requestNewEmail(context, input.new_email);
  viewer.language = input.language ?? viewer.language;
  viewer.notifications_disabled = input.notifications_disabled ?? viewer.notifications_disabled;
  me.invisible = input.invisible ?? me.invisible;
  return userAnswerOf(db, viewer, now);
}

export function deleteUser(
  input: v.InferOutput<typeof deleteUserRequest>,
  context: MemberContext,
): { pending_until: string } {
  const { db, viewer, me, now } = context;
  if (input.password !== viewer.password) throw invalidFields({ password: 'wrong' });
  const until = now + days(REACTIVATION_DAYS);
  viewer.status = 'pending_deletion';
  viewer.deletion_until = until;
  me.status = 'disabled';
  sendMail(db, now, viewer, {
    subject: 'Your account will be deleted',
    text: 'Changed your mind? This link keeps your account.',
    links: [`/${issueToken(db, now, viewer, 'reactivate', '/login')}`],
  });
  closeSession(context);
  endSessionsOf(db, viewer.id);
  return { pending_until: iso(until) };
}

export function storePush(
  input: v.InferOutput<typeof pushSubscriptionRequest>,
  { db, viewer, now }: MemberContext,
): { user: User } {
  viewer.push_subscription = input.subscription === false ? null : input.subscription;
  return userAnswerOf(db, viewer, now);
}
