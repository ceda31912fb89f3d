/** Wire schemas of settings and look-ups: settings.php, interests.php, regions.php, companyinfo.php (spec 3 and 7). */
import * as v from 'valibot';
import type { Settings } from '@/domain/model';
import { count, timestamp } from './primitives';

const searchVisibility = v.picklist(['all', 'limited', 'none']);
const money = v.object({ costs: count, currency: v.string() });

export const settingsSchema = v.object({
  countries: v.array(v.string()),
  name: v.string(),
  index_title: v.string(),
  description: v.string(),
  visible_profile_fields: v.array(v.string()),
  visible_profile_notes: v.array(v.string()),
  geoip_country: v.string(),
  geoip_selected_country: v.nullable(v.string()),
  region_data: v.record(v.string(), v.array(v.string())),
  cdn_prefix: v.string(),
  message_credits: count,
  signup_credits: count,
  photo_credits: count,
  gift_credits: count,
  message_length: count,
  minimum_message_costs: v.record(v.string(), money),
  min_age: count,
  support_email: v.string(),
  support_phone: v.string(),
  company_name: v.string(),
  address: v.string(),
  kvk: v.string(),
  city: v.string(),
  country: v.string(),
  tradenames: v.array(v.string()),
  vat_numbers: v.array(v.string()),
  added: timestamp,
  delete_discount: count,
  enable_site_entry_popup: v.picklist(['yes', 'no']),
  site_entry_countries: v.nullable(v.array(v.string())),
  push_public_key: v.string(),
  search_fields: v.array(v.string()),
  domain: v.string(),
  domain_language: v.nullable(v.string()),
  fictional_warning: v.boolean(),
  fictional_singular: v.string(),
  fictional_plural: v.string(),
  refund_days: count,
  signups: v.picklist(['all', 'with_trafficsource', 'none']),
  logged_out_search: searchVisibility,
  logged_out_search_trafficsource: searchVisibility,
  interests: v.array(v.string()),
  member_resell: v.boolean(),
  niche: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  fictional_icon: v.boolean(),
}) satisfies v.GenericSchema<unknown, Settings>;

export const interestsAnswer = v.object({ interests: v.array(v.string()) });
/** Region names by two-letter country code. */
export const regionsAnswer = v.object({ regions: v.record(v.string(), v.array(v.string())) });
export const companyAnswer = v.object({
  name: v.string(),
  address: v.string(),
  kvk: v.string(),
  city: v.string(),
  country: v.string(),
  tradenames: v.array(v.string()),
  vat_numbers: v.array(v.string()),
  support_phone: v.string(),
  delete_discount: count,
  added: timestamp,
});

/** Query of geocode.php; degrees travel as text. */
export const geocodeQuery = v.object({ lat: v.string(), lon: v.string() });
/** The nearest known place. */
export const geocodeAnswer = v.object({
  country: v.string(),
  region: v.nullable(v.string()),
  city: v.nullable(v.string()),
  lat: v.number(),
  lon: v.number(),
});
