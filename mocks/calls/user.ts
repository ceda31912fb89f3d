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
import { hours, iso } from '../clock';
import {
  accountByEmail,
  assertNotBlocked,
  failLogin,
  forgetFailures,
  isEmail,
  isStrongEnough,
} from '../rules/accounts';
import { beginDeletion } from '../rules/deletion';
import { assertMayMail } from '../rules/mailLimit';
import { CONFIRM_NEW_ADDRESS } from '../rules/mailSubjects';
import { sendMail } from '../rules/outbox';
import { dropDevices, keepDevice } from '../rules/pushDevices';
import { invalidFields, notFound, refuse } from '../rules/refusal';
import { closeSession, endSessionsOf, openSession } from '../rules/session';
import { endTokensOf, issueToken } from '../rules/tokens';
import type { Account, Db, Member } from '../tables';
import { userView } from '../views';

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

type Changes = v.InferOutput<typeof userUpdateRequest>;

/** Refuses the whole request when one part of it is wrong, so that nothing is changed by halves. */
function assertChanges({ new_password, old_password, new_email }: Changes, { db, viewer }: MemberContext) {
  const fields = {
    ...(new_password !== undefined && {
      ...(!isStrongEnough(new_password) && { new_password: 'too_short' }),
      ...(old_password !== viewer.password && { old_password: 'wrong' }),
    }),
    ...(new_email !== undefined && {
      ...(accountByEmail(db, new_email) && { new_email: 'taken' }),
      ...(!isEmail(new_email) && { new_email: 'invalid' }),
    }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Whoever is logged in elsewhere has to log in again; the owner is told by mail. */
export function changePassword({ db, now, session }: Context, account: Account, password: string): void {
  account.password = password;
  endSessionsOf(db, account.id, session);
  sendMail(db, now, account, {
    subject: 'Your password was changed',
    text: 'This was not you? Choose a new password at once.',
    links: ['/reset-password'],
  });
}

/** Ends what the mail program or an unsubscribe asked for; a bounce ends with a new address. */
function sendMailsAgain(account: Account): void {
  if (account.disabled_reason !== 'bounce') account.disabled_reason = null;
}

/** Consent keeps its first moment; without it sexuality and interests are not kept. */
function decideConsent(account: Account, me: Member, consents: boolean, now: number): void {
  account.sensitive_consent = consents ? (account.sensitive_consent ?? now) : null;
  if (!consents) Object.assign(me, { sexuality: null, interests: [] });
}

/** Anybody may own the new address: its owner is not to get one mail after another. */
function assertMayMailNew({ db, now, viewer }: MemberContext, email: string | undefined): void {
  if (email !== undefined) assertMayMail(db.mail_changes.get(viewer.id) ?? [], now);
}

/** The new address is only used once the link in the mail to it was opened. */
function requestNewEmail({ db, now, viewer }: MemberContext, email: string): void {
  const recent = (db.mail_changes.get(viewer.id) ?? []).filter((at) => at > now - hours(1));
  db.mail_changes.set(viewer.id, [...recent, now]);
  const token = issueToken(db, now, viewer, 'mail_change', '/mail-change/do', email.trim());
  sendMail(
    db,
    now,
    { ...viewer, email: email.trim() },
    {
      subject: CONFIRM_NEW_ADDRESS[viewer.language],
      text: 'Open this link to use this address from now on.',
      links: [`/mail-change/do?token=${token}`],
    },
  );
}

export function updateUser(input: Changes, context: MemberContext): { user: User } {
  const { db, viewer, me, now } = context;
  assertChanges(input, context);
  assertMayMailNew(context, input.new_email);
  if (input.new_password !== undefined) changePassword(context, viewer, input.new_password);
  if (input.new_email !== undefined) requestNewEmail(context, input.new_email);
  viewer.language = input.language ?? viewer.language;
  if (input.notifications_disabled)
    viewer.notifications_disabled = [...new Set(input.notifications_disabled)];
  if (input.emails_again) sendMailsAgain(viewer);
  me.invisible = input.invisible ?? me.invisible;
  if (input.sensitive_consent !== undefined) decideConsent(viewer, me, input.sensitive_consent, now);
  if (input.terms_accepted !== undefined)
    viewer.terms_accepted = Math.max(viewer.terms_accepted, Date.parse(input.terms_accepted));
  return userAnswerOf(db, viewer, now);
}

export function deleteUser(
  input: v.InferOutput<typeof deleteUserRequest>,
  context: MemberContext,
): { pending_until: string } {
  const { db, viewer, now } = context;
  if (input.password !== viewer.password) throw invalidFields({ password: 'wrong' });
  const until = beginDeletion(db, viewer, now);
  endTokensOf(db, viewer.id);
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
  { subscription, endpoint, shows }: v.InferOutput<typeof pushSubscriptionRequest>,
  { db, viewer, now, session }: MemberContext,
): { user: User } {
  if (subscription === false) dropDevices(viewer, endpoint);
  else keepDevice(db, viewer, { subscription, shows, session });
  return userAnswerOf(db, viewer, now);
}
