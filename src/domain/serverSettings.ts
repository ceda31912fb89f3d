/** What the server decides about the product (spec 3); read through `domain/model`. */

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
