/** The product's entities, in the spec's own field names (spec 3). The wire schemas in `api/wire` parse into exactly these. */
import type { Quote, Reaction } from './messageParts';

export type {
  CreditPackage,
  Discount,
  LedgerEntry,
  LedgerKind,
  Mandate,
  PackageStyle,
  Payment,
  PaymentMethod,
  PaymentStatus,
  StoredCard,
  Withdrawal,
  WithdrawalOffer,
} from './purchases';
export type { Money, Settings, SignupsMode } from './serverSettings';

/** Account states; deletion leaves an account pending for 14 days (spec 4). */
export type UserStatus = 'not_confirmed' | 'active' | 'pending_deletion';
export type ProfileStatus = 'active' | 'disabled';
export type Gender = 'male' | 'female';
export type Sexuality = 'hetero' | 'gay' | 'lesbian' | 'bi';
export type BodyType = 'slim' | 'normal' | 'fat';
export type RelationshipStatus =
  | 'divorced'
  | 'living_together'
  | 'married'
  | 'single'
  | 'widowed'
  | 'unmarried';
export type HairColor = 'black' | 'brown' | 'blond' | 'auburn' | 'red' | 'grey' | 'white' | 'other';
export type EyeColor = 'brown' | 'blue' | 'green' | 'hazel' | 'grey' | 'other';
export type Locale = 'en' | 'nl' | 'de' | 'it' | 'fr' | 'es' | 'pl';
export type NotificationType =
  | 'new_conversations'
  | 'new_messages'
  | 'like'
  | 'unread_message_reminders'
  | 'promotions'
  | 'weekly_updates'
  | 'news'
  | 'reminders';
export type DisabledReason = 'fbl' | 'bounce' | 'listunsubscribe';

/** A picture; every path is relative to settings.cdn_prefix until the API client has prefixed it. */
export interface ProfileImage {
  /** 600 x 800 */
  filename: string;
  /** 160 x 160 */
  thumb_filename: string;
  /** Picture for the match moment. */
  match: string;
}

/** What every list shows of a member. Ages come from the server, in full years. */
export interface Profile {
  id: string;
  status: ProfileStatus;
  name: string;
  age: number;
  gender: Gender;
  country: string;
  region: string | null;
  city: string | null;
  main_image: ProfileImage | null;
  photo_count: number;
  online: boolean;
  /** Whole kilometres; null when either place is unknown. */
  distance_km: number | null;
  /** True when the profile is fictional and must say so in words (spec 2). */
  fictional: boolean;
}

/** A member's page: everything the member chose to show. */
export interface ProfileDetails extends Profile {
  sexuality: Sexuality | null;
  date_of_birth: string | null;
  interests: string[];
  hair_color: HairColor | null;
  eye_color: EyeColor | null;
  body_type: BodyType | null;
  relationship_status: RelationshipStatus | null;
  about: string | null;
  languages: string[];
  email_confirmed: boolean;
  last_seen: string | null;
}

export type PhotoStatus = 'approved' | 'checking';
export interface Photo {
  id: string;
  image: ProfileImage;
  /** A restricted photo is only shown to premium members (spec 6). */
  restricted: boolean;
  main: boolean;
  /** Other members see a photo once it was checked. */
  status: PhotoStatus;
}

/** The logged-in member's own account. */
export interface User {
  id: string;
  email: string;
  status: UserStatus;
  credits: number;
  paid_user: boolean;
  /** A purchase was paid once, also when it was withdrawn from; absent where the server does not keep it. */
  has_bought?: boolean | undefined;
  /** ISO 8601, UTC. */
  signup_date: string;
  language: Locale;
  fictional_icon: boolean;
  notifications_disabled: NotificationType[];
  disabled_reason: DisabledReason | null;
  invisible: boolean;
  /** Whom this member searches for. */
  looking_for: Gender;
  /** When this member agreed that sexuality and interests are kept; null without or after withdrawal. ISO 8601, UTC. */
  sensitive_consent: string | null;
  /** The version of the terms that this member accepted last; null where the server does not keep it. ISO 8601, UTC. */
  terms_accepted: string | null;
  profile: ProfileDetails;
}

export interface Relation {
  like: boolean;
  liked_by: boolean;
  blocked: boolean;
  conversation_id: string | null;
}

export interface LikedBy extends Profile {
  like_new: boolean;
  /** ISO 8601, UTC. */
  liked_at: string;
}

export interface Attachment {
  id: string;
  url: string;
  width: number;
  height: number;
}

export interface Message {
  id: string;
  /** The id that the sending client made; the same for every attempt (ours only). */
  client_id: string | null;
  conversation: string;
  /** Profile id of the author. */
  from: string;
  text: string;
  attachment: Attachment | null;
  /** The id of a gift that came instead of words; the text is then empty. */
  gift?: string | null | undefined;
  /** The message that this one answers, as it was then. */
  reply_to?: Quote | null | undefined;
  /** At most one of each member. */
  reactions?: Reaction[] | undefined;
  /** Its author took it back: text, attachment and gift are gone for both. */
  deleted?: boolean | undefined;
  /** ISO 8601, UTC, by the server's clock. */
  sent_at: string;
  read: boolean;
}

export interface ChatItem {
  conversation: { id: string; updated_at: string };
  profile: Profile;
  num_unread_messages: number;
  last_message:
    | (Pick<Message, 'text' | 'from' | 'sent_at' | 'gift' | 'deleted'> & { attachment: boolean })
    | null;
  /** Kept above the others. */
  pinned?: boolean | undefined;
  /** Put away; a new message from the other one brings it back. */
  archived?: boolean | undefined;
  /** The other one is writing. */
  typing?: boolean | undefined;
}

/** Where a visitor came from, taken from the URL (spec 3). */
export interface Tracking {
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
  /** The lander that the visit began on, with its slug. */
  lander?: string | null | undefined;
  /** The wording that landers showed. */
  variant?: 'a' | 'b' | null | undefined;
}

export type SearchSort = 'recommended' | 'nearest' | 'newest' | 'active';
export interface SearchFilters {
  gender: Gender;
  country: string;
  countryregion: string | null;
  min_age: number;
  max_age: number;
  /** Names of interests; whoever has one of them is found. None is everybody. */
  interests: string[];
  has_photo: boolean;
  /** Online now or within the last 24 hours. */
  online_recently: boolean;
  /** Joined within the last 14 days. */
  new: boolean;
  /** Kilometres; null is any distance. */
  max_distance: number | null;
  sort: SearchSort;
}

/** A member put aside: passed in the swipe game, or hidden from search. */
export interface AsideProfile extends Profile {
  kind: 'passed' | 'hidden';
  /** ISO 8601, UTC. */
  passed_at: string;
}

export type MatchReason = 'wish' | 'evening' | 'interests' | 'near' | 'region' | 'age' | 'active';
/** A member whom the match finder found, and why. */
export interface FoundMatch extends ProfileDetails {
  /** Percent, 0 to 100. */
  score: number;
  reasons: MatchReason[];
  /** The interests that the answers named and this member has. */
  shared_interests: string[];
}

export interface Gift {
  id: string;
  credits: number;
}

/** An advertisement among members: a live cam, or a member of another site. */
export interface PartnerTile {
  id: string;
  title: string;
  text: string | null;
  image: ProfileImage | null;
  /** Leads off this site. */
  url: string;
  /** Whose advertisement it is. */
  advertiser: string;
  /** True for a live cam that is on air. */
  live: boolean;
}

export interface SearchPage {
  pageNumber: number;
  results: Profile[];
  numResults: number;
}
