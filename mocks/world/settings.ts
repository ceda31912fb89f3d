/** The server's settings at the start of a world (spec 3). */
import type { Money, Settings } from '@/domain/model';
import { interests } from './interests';
import { cities } from './places';
import { bundles, currencyOf, priceOf } from './prices';
import { regions } from './regions';

const countries = Object.keys(cities);
const message_credits = 1;

/** The least that one message costs in a country: the best price per credit. */
function leastMessageCosts(country: string): Money {
  const currency = currencyOf(country);
  const perCredit = bundles.map(({ style, credits }) => priceOf(style, currency) / credits);
  return { costs: Math.round(Math.min(...perCredit) * message_credits), currency };
}

export const createSettings = (): Settings => ({
  countries,
  name: 'Vesper',
  index_title: 'Vesper: dating and conversation for adults',
  description: 'Dating and conversation for adults who know what they like. Free to join, no subscription.',
  visible_profile_fields: [
    'sexuality',
    'interests',
    'hair_color',
    'eye_color',
    'body_type',
    'relationship_status',
    'languages',
    'about',
  ],
  visible_profile_notes: ['online', 'distance', 'last_seen', 'email_confirmed'],
  geoip_country: 'BE',
  geoip_selected_country: null,
  region_data: regions,
  cdn_prefix: '/cdn/',
  message_credits,
  signup_credits: 3,
  photo_credits: 5,
  gift_credits: 5,
  message_length: 500,
  minimum_message_costs: Object.fromEntries(
    countries.map((country) => [country, leastMessageCosts(country)]),
  ),
  min_age: 18,
  support_email: 'support@vesper.example',
  support_phone: '+31 10-000 00 00',
  company_name: 'Vesper Example BV',
  address: 'Voorbeeldkade 1',
  kvk: '00000000',
  city: 'Rotterdam',
  country: 'NL',
  tradenames: ['Vesper'],
  vat_numbers: ['NL000000000B00'],
  added: '2023-12-01T12:00:00.000Z',
  delete_discount: 50,
  enable_site_entry_popup: 'yes',
  site_entry_countries: null,
  push_public_key: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
  domain: 'localhost',
  domain_language: null,
  fictional_warning: true,
  fictional_singular: 'fictional profile',
  fictional_plural: 'fictional profiles',
  refund_days: 14,
  signups: 'all',
  logged_out_search: 'all',
  logged_out_search_trafficsource: 'all',
  interests: [...interests],
  member_resell: false,
  niche: 1,
  fictional_icon: true,
});
