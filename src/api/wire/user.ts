/** Wire schemas of the account calls: user.php, signup.php and their kin (spec 7, contract table). */
import * as v from 'valibot';
import type { User } from '@/domain/model';
import { PUSH_DETAILS } from '@/domain/pushDetail';
import { count, gender, id, isoDate, locale, timestamp } from './primitives';
import { trackingSchema } from './tracking';
import { profileDetailsSchema } from './profile';

export const notificationType = v.picklist([
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
]);

export const userSchema = v.object({
  id,
  email: v.string(),
  status: v.picklist(['not_confirmed', 'active', 'pending_deletion']),
  credits: count,
  paid_user: v.boolean(),
  has_bought: v.optional(v.boolean()),
  signup_date: timestamp,
  language: locale,
  fictional_icon: v.boolean(),
  notifications_disabled: v.array(notificationType),
  disabled_reason: v.nullable(v.picklist(['fbl', 'bounce', 'listunsubscribe'])),
  invisible: v.boolean(),
  looking_for: gender,
  // A server that does not know of it has no consent on record.
  sensitive_consent: v.optional(v.nullable(timestamp), null),
  terms_accepted: v.optional(v.nullable(timestamp), null),
  profile: profileDetailsSchema,
}) satisfies v.GenericSchema<unknown, User>;

/** GET user.php answers null for a visitor without a session. */
export const currentUserAnswer = v.object({ user: v.nullable(userSchema) });
export const userAnswer = v.object({ user: userSchema });

export const loginRequest = v.object({ email: v.string(), password: v.string() });

export const userUpdateRequest = v.partial(
  v.object({
    language: locale,
    notifications_disabled: v.array(notificationType),
    invisible: v.boolean(),
    sensitive_consent: v.boolean(),
    /** E-mails that a spam mark or an unsubscribe turned off are wanted again. */
    emails_again: v.literal(true),
    terms_accepted: timestamp,
    new_email: v.string(),
    old_password: v.string(),
    new_password: v.string(),
  }),
);

export const signupRequest = v.object({
  email: v.string(),
  name: v.string(),
  password: v.string(),
  date_of_birth: isoDate,
  signup_message: v.optional(v.string()),
  gender,
  looking_for: gender,
  language: locale,
  tracking: v.optional(trackingSchema),
});

export const activateRequest = v.union([
  v.object({ token: v.string() }),
  v.object({ resend: v.literal(true) }),
]);
export const resetRequest = v.object({ email: v.string() });
export const resetCompletion = v.object({ token: v.string(), password: v.string() });
export const pushSubscriptionRequest = v.object({
  subscription: v.unknown(),
  /** Additions of ours: which browser is withdrawn, as a member may have several; and how much its notices may show. */
  endpoint: v.optional(v.string()),
  shows: v.optional(v.picklist(PUSH_DETAILS), 'nothing'),
});

export const deleteUserRequest = v.object({ password: v.string(), reason: v.string() });
export const deletionAnswer = v.object({ pending_until: timestamp });
export const mailChangeRequest = v.object({ token: v.string() });
export const reactivateRequest = v.union([v.object({ token: v.string() }), v.object({ email: v.string() })]);

export const tokenQuery = v.object({ token: v.string() });
/** What a one-time link does, the page it leads to, and the kinds of mail that it has turned off. */
export const tokenAnswer = v.object({
  action: v.picklist(['activate', 'reset_password', 'mail_change', 'reactivate', 'login', 'unsubscribe']),
  target: v.string(),
  notifications: v.optional(v.array(notificationType), []),
});
