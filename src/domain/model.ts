/** The product's entities, in the spec's own field names (spec 3). The wire schemas in `api/wire` parse into exactly these. */

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

export interface Photo {
  id: string;
  image: ProfileImage;
  /** A restricted photo is only shown to premium members (spec 6). */
  restricted: boolean;
  main: boolean;
}

/** The logged-in member's own account. */
export interface User {
  id: string;
  email: string;
  status: UserStatus;
  credits: number;
  paid_user: boolean;
  /** ISO 8601, UTC. */
  signup_date: string;
  language: Locale;
  fictional_icon: boolean;
  notifications_disabled: NotificationType[];
  disabled_reason: DisabledReason | null;
  invisible: boolean;
  /** Whom this member searches for. */
  looking_for: Gender;
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
  /** ISO 8601, UTC, by the server's clock. */
  sent_at: string;
  read: boolean;
}

export interface ChatItem {
  conversation: { id: string; updated_at: string };
  profile: Profile;
  num_unread_messages: number;
  last_message: { text: string; from: string; sent_at: string; attachment: boolean } | null;
}

/** All 11 fields of the spec's discount object (spec 3). */
export interface Discount {
  code: string;
  country: string | null;
  user_id: string | null;
  expires: string | null;
  value_percentage: number;
  currency: string | null;
  minimum_order_value: number | null;
  status: string;
  validity: string;
  expired: boolean;
  paymentmethods: string[] | null;
}

export type PackageStyle = 'p0' | 'p1' | 'p2' | 'p3';
export type PaymentMethod =
  | 'sdd'
  | 'prezelewy24'
  | 'blik'
  | 'sct'
  | 'giropay'
  | 'mastercard'
  | 'visa'
  | 'creditcard'
  | 'cartebancaire'
  | 'nexi'
  | 'ideal'
  | 'bancontact'
  | 'applepay'
  | 'paysafecard'
  | 'maestro'
  | 'paypal'
  | 'sofort'
  | 'eps';

/** Prices in minor units of the currency (cents). */
export interface CreditPackage {
  id: string;
  style: PackageStyle;
  credits: number;
  /** Full price without any discount, minor units. */
  price: number;
  currency: string;
  /** What this member pays and why, when a discount applies. */
  discount: { code: string; price: number; value_percentage: number } | null;
  popular: boolean;
  methods: PaymentMethod[];
}

export type PaymentStatus = 'open' | 'pending' | 'completed' | 'failed' | 'cancelled';
export interface Payment {
  payment_id: string;
  status: PaymentStatus;
  package: string;
  credits: number;
  /** Minor units. */
  amount: number;
  currency: string;
  method: PaymentMethod;
  created_at: string;
}

export type SignupsMode = 'all' | 'with_trafficsource' | 'none';
export type LoggedOutSearch = 'all' | 'limited' | 'none';

export interface Money {
  /** Minor units. */
  costs: number;
  currency: string;
}

/** Server settings (spec 3). */
export interface Settings {
  countries: string[];
  name: string;
  index_title: string;
  description: string;
  visible_profile_fields: string[];
  visible_profile_notes: string[];
  geoip_country: string;
  geoip_selected_country: string | null;
  region_data: Record<string, string[]>;
  cdn_prefix: string;
  message_credits: number;
  signup_credits: number;
  photo_credits: number;
  gift_credits: number;
  message_length: number;
  minimum_message_costs: Record<string, Money>;
  min_age: number;
  support_email: string;
  support_phone: string;
  company_name: string;
  address: string;
  kvk: string;
  city: string;
  country: string;
  tradenames: string[];
  vat_numbers: string[];
  added: string;
  delete_discount: number;
  enable_site_entry_popup: 'yes' | 'no';
  site_entry_countries: string[] | null;
  push_public_key: string;
  search_fields: string[];
  domain: string;
  domain_language: string | null;
  fictional_warning: boolean;
  fictional_singular: string;
  fictional_plural: string;
  refund_days: number;
  signups: SignupsMode;
  logged_out_search: LoggedOutSearch;
  logged_out_search_trafficsource: LoggedOutSearch;
  interests: string[];
  member_resell: boolean;
  niche: number;
  fictional_icon: boolean;
}

/** Where a visitor came from, taken from the URL (spec 3). */
export interface Tracking {
  network: string | null;
  ref: string | null;
  sub1: string | null;
  sub2: string | null;
  sub3: string | null;
}

export interface SearchFilters {
  gender: Gender;
  country: string;
  countryregion: string | null;
  min_age: number;
  max_age: number;
}

export interface SearchPage {
  pageNumber: number;
  results: Profile[];
  numResults: number;
}
