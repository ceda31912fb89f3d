/** The rows of the mock database. Everything is plain data, so a copy of it is a snapshot. */
import type { ComplaintCategory } from '@/domain/complaint';
import type {
  DisabledReason,
  Gender,
  Locale,
  NotificationType,
  PhotoStatus,
  ProfileDetails,
  ProfileImage,
  Settings,
  Tracking,
  UserStatus,
} from '@/domain/model';
import type { ClockState } from './clock';
import type { Conversation, WaitingAttachment } from './conversationTables';
import type { DiscountCode, LedgerRow, MandateCode, Payment, StoredCard } from './moneyTables';
import type { OutboxItem, PushDevice } from './outboxTables';
import type { RandomState } from './random';

export interface MemberPhoto {
  id: string;
  image: ProfileImage;
  /** Only premium members see it, unless it is the main photo. */
  premium_only: boolean;
  /** A photo that is still being checked is for its owner's eyes only. */
  status: PhotoStatus;
}

/** A file that a member has sent, as it came. */
export interface StoredFile {
  type: string;
  bytes: Uint8Array;
}

type ShownFields = Pick<
  ProfileDetails,
  | 'id'
  | 'status'
  | 'name'
  | 'gender'
  | 'country'
  | 'region'
  | 'city'
  | 'fictional'
  | 'sexuality'
  | 'interests'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'relationship_status'
  | 'about'
  | 'languages'
>;

/** One person of the world, with or without an account that somebody can log in to. */
export interface Member extends ShownFields {
  /** YYYY-MM-DD */
  date_of_birth: string;
  looking_for: Gender;
  place: { lat: number; lon: number } | null;
  photos: MemberPhoto[];
  /** The light of the portrait; neighbours in a list should differ in it. */
  mood: string;
  /** Milliseconds since 1970. */
  joined: number;
  invisible: boolean;
  /** How much of the time this member is online, 0 to 1. */
  activity: number;
}

export interface Account {
  /** The same as the member's id. */
  id: string;
  email: string;
  password: string;
  status: UserStatus;
  credits: number;
  paid_user: boolean;
  /** Has bought once: the discount of the first purchase is over, even when that one is withdrawn from. */
  has_bought?: true;
  /** No direct debit is taken from this member. */
  sdd_blocked?: true;
  signup_date: number;
  language: Locale;
  notifications_disabled: NotificationType[];
  disabled_reason: DisabledReason | null;
  /** The end of the time in which a deletion can be taken back. */
  deletion_until: number | null;
  /** The browsers that have push for this account, the newest last. */
  push_devices: PushDevice[];
  /** Profile ids of all conversations this member ever began. */
  started: string[];
  signup_message: string | null;
  /** When the member agreed that sexuality and interests are kept; null without or after withdrawal. */
  sensitive_consent: number | null;
  /** The version of the terms that the member accepted last. */
  terms_accepted: number;
  tracking: Tracking | null;
}

export interface Like {
  from: string;
  to: string;
  at: number;
  /** False until the liked member opened the liker's profile. */
  seen: boolean;
}

/** A member whom another one has put aside. */
export interface Aside {
  by: string;
  whom: string;
  kind: 'passed' | 'hidden';
  at: number;
}

export interface Session {
  member: string;
  expires: number;
  /** When it was last used; not told before its first request. */
  seen?: number;
}

export type TokenAction =
  | 'activate'
  | 'reset_password'
  | 'mail_change'
  | 'reactivate'
  | 'login'
  | 'unsubscribe';
export interface OneTimeToken {
  token: string;
  action: TokenAction;
  member: string;
  /** The page that the link leads to, a path of this site. */
  target: string;
  /** What the token is about: the new address of a mail change, the notification types of an unsubscribe. */
  subject: string | null;
  expires: number;
  used: boolean;
}

/** Something that happens later; it is settled by the first request after its time. */
export type DueEvent = { id: string; at: number } & (
  | { kind: 'typing'; conversation: string; from: string; until: number }
  | { kind: 'reply'; conversation: string; from: string }
  | { kind: 'like'; from: string; to: string }
  | { kind: 'opener'; from: string; to: string }
  | { kind: 'payment'; payment_id: string }
  | { kind: 'photo'; member: string; photo: string }
  | { kind: 'attachment'; attachment: string }
  | { kind: 'deletion'; member: string }
);

export type FaultKind =
  | 'status'
  | 'timeout'
  | 'offline'
  | 'malformed'
  | 'wrong_shape'
  | 'slow'
  | 'drop_after_commit';
export interface Fault {
  id: string;
  match: string;
  kind: FaultKind;
  status: number;
  body: unknown;
  ms: number | null;
  /** How often it still strikes; null means always. */
  times: number | null;
  /** The likelihood of striking, 0 to 1. */
  rate: number;
}

export interface StoredAnswer {
  fingerprint: string;
  at: number;
  status: number;
  body: unknown;
  cookies: string[];
}

/** One of the likes that a day of the swipe game has. */
export interface SwipeLike {
  profile: string;
  /** When it comes back, milliseconds since 1970. */
  resets_at: number;
}

export interface Report {
  reference: string;
  by: string;
  profile: string | null;
  message: string | null;
  photo: string | null;
  reason: string;
  text: string;
}

export interface Complaint {
  reference: string;
  /** The account it was sent from; null without one. */
  by: string | null;
  name: string;
  email: string;
  category: ComplaintCategory;
  text: string;
  /** The address of the content that it is about. */
  item: string | null;
  /** The reference of the decision that it is about. */
  decision: string | null;
}

/** A request as a tester reads it. */
export interface LoggedRequest {
  method: string;
  /** Path and query below the origin. */
  url: string;
  /** 0 when the connection was lost. */
  status: number;
  /** The code of a refusal. */
  error: string | null;
  /** The kind of the fault that struck it. */
  fault: FaultKind | null;
  /** The world's time at the answer, milliseconds since 1970. */
  at: number;
  /** How long the answer took, in real milliseconds. */
  ms: number;
}

export interface Db {
  seed: string;
  created_at: number;
  /** When this world begins, by its own clock and after each reset; null for now. */
  begins_at: number | null;
  settings: Settings;
  latency_ms: number;
  clock: ClockState;
  random: RandomState;
  counter: number;
  members: Map<string, Member>;
  accounts: Map<string, Account>;
  /** Pictures that members have sent, by file name below the CDN prefix. */
  files: Map<string, StoredFile>;
  likes: Map<string, Like>;
  /** `BY>WHOM` */
  blocks: Set<string>;
  /** By `BY>WHOM`. */
  aside: Map<string, Aside>;
  conversations: Map<string, Conversation>;
  /** Member id to the times of the newest messages sent. */
  sent: Map<string, number[]>;
  /** Pictures that wait for their message, by id. */
  attachments: Map<string, WaitingAttachment>;
  payments: Map<string, Payment>;
  /** Those from before the world began. */
  past_payments: Map<string, Payment>;
  /** Member id to every movement of credits, the oldest first. */
  ledger: Map<string, LedgerRow[]>;
  /** Payment id to the newest code that was sent for it. */
  mandate_codes: Map<string, MandateCode>;
  codes: Map<string, DiscountCode>;
  cards: Map<string, StoredCard>;
  sessions: Map<string, Session>;
  tokens: Map<string, OneTimeToken>;
  login_failures: Map<string, { count: number; until: number }>;
  resets: Map<string, number[]>;
  /** Member id to when mails to a new address went out, in the last hour. */
  mail_changes: Map<string, number[]>;
  outbox: OutboxItem[];
  events: DueEvent[];
  faults: Fault[];
  /** The latest, as far as they are kept: see rules/requestLog.ts. */
  requests: LoggedRequest[];
  answers: Map<string, StoredAnswer>;
  reports: Report[];
  complaints: Complaint[];
  /** Member id to the swipe likes of the day. */
  swipes: Map<string, SwipeLike[]>;
  beacons: number;
  /** For a mount without a cookie jar: the session that requests without a cookie belong to. */
  jar: { enabled: boolean; session: string | null };
}
