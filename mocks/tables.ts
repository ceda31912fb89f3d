/** The rows of the mock database. Everything is plain data, so a copy of it is a snapshot. */
import type {
  Attachment,
  DisabledReason,
  Gender,
  Locale,
  NotificationType,
  PaymentMethod,
  PaymentStatus,
  ProfileDetails,
  ProfileImage,
  Settings,
  Tracking,
  UserStatus,
} from '@/domain/model';
import type { ClockState } from './clock';
import type { RandomState } from './random';

export interface MemberPhoto {
  id: string;
  image: ProfileImage;
  /** Only premium members see it. */
  premium_only: boolean;
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
  signup_date: number;
  language: Locale;
  notifications_disabled: NotificationType[];
  disabled_reason: DisabledReason | null;
  /** The end of the time in which a deletion can be taken back. */
  deletion_until: number | null;
  push_subscription: unknown;
  /** Profile ids of all conversations this member ever began. */
  started: string[];
  signup_message: string | null;
  tracking: Tracking | null;
}

export interface Like {
  from: string;
  to: string;
  at: number;
  /** False until the liked member opened the liker's profile. */
  seen: boolean;
}

export interface StoredMessage {
  id: string;
  client_id: string | null;
  from: string;
  text: string;
  attachment: Attachment | null;
  at: number;
}

export interface Conversation {
  id: string;
  members: [string, string];
  started_by: string;
  language: string;
  messages: StoredMessage[];
  /** For each member, how many messages from the start this member has read. */
  read: Record<string, number>;
  /** For each member, how many messages from the start this member deleted. */
  cleared: Record<string, number>;
  /** For each member, the time until which this member is typing. */
  typing_until: Record<string, number>;
}

export interface Payment {
  payment_id: string;
  member: string;
  status: PaymentStatus;
  package: string;
  credits: number;
  amount: number;
  currency: string;
  method: PaymentMethod;
  code: string | null;
  return_url: string;
  created_at: number;
}

export interface DiscountCode {
  code: string;
  value_percentage: number;
  expires: number | null;
  country: string | null;
  minimum_order_value: number | null;
  used_by: string[];
}

export interface StoredCard {
  id: string;
  member: string;
  brand: string;
  last4: string;
  expires: string;
  /** A charge to this card fails. */
  declined: boolean;
}

export interface Session {
  member: string;
  expires: number;
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
  /** The page to go to, or the new address of a mail change. */
  target: string;
  expires: number;
  used: boolean;
}

export interface OutboxItem {
  id: string;
  kind: 'mail' | 'push';
  to: string;
  subject: string;
  text: string;
  links: string[];
  sent_at: string;
}

/** Something that happens later; it is settled by the first request after its time. */
export type DueEvent = { id: string; at: number } & (
  | { kind: 'typing'; conversation: string; from: string; until: number }
  | { kind: 'reply'; conversation: string; from: string }
  | { kind: 'like'; from: string; to: string }
  | { kind: 'opener'; from: string; to: string }
  | { kind: 'payment'; payment_id: string }
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

export interface Report {
  reference: string;
  by: string;
  profile: string | null;
  message: string | null;
  reason: string;
  text: string;
}

export interface Db {
  seed: string;
  created_at: number;
  settings: Settings;
  latency_ms: number;
  clock: ClockState;
  random: RandomState;
  counter: number;
  members: Map<string, Member>;
  accounts: Map<string, Account>;
  likes: Map<string, Like>;
  /** `BY>WHOM` */
  blocks: Set<string>;
  conversations: Map<string, Conversation>;
  payments: Map<string, Payment>;
  codes: Map<string, DiscountCode>;
  cards: Map<string, StoredCard>;
  sessions: Map<string, Session>;
  tokens: Map<string, OneTimeToken>;
  login_failures: Map<string, { count: number; until: number }>;
  resets: Map<string, number[]>;
  outbox: OutboxItem[];
  events: DueEvent[];
  faults: Fault[];
  answers: Map<string, StoredAnswer>;
  reports: Report[];
  /** Member id to the times of today's swipe likes. */
  swipes: Map<string, number[]>;
  beacons: number;
  /** For a mount without a cookie jar: the session that requests without a cookie belong to. */
  jar: { enabled: boolean; session: string | null };
}
