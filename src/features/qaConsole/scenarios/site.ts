/** What the settings of the site decide: entry warning, sign-up, search for visitors, niches and countries. */
import { COUNTRIES } from '@/config/countries';
import { as, call, set, visitor, type Scenario, type ScenarioStep } from './scenario';

const area = 'Site';

const entry: readonly Scenario[] = [
  {
    id: 'entry-first',
    area,
    title: 'Entry warning: first visit',
    steps: [],
    at: '/members',
    shows: 'I am 18 or older',
  },
  {
    id: 'entry-off',
    area,
    title: 'Entry warning: switched off',
    steps: [visitor],
    at: '/members',
    shows: 'Meet someone new',
    hides: 'I am 18 or older',
  },
  {
    id: 'entry-listed',
    area,
    title: 'Entry warning: country is on the list',
    steps: [set('site_entry_countries', ['BE', 'NL'])],
    at: '/members',
    shows: 'I am 18 or older',
  },
  {
    id: 'entry-unlisted',
    area,
    title: 'Entry warning: country is not on the list',
    steps: [set('site_entry_countries', ['NL'])],
    at: '/members',
    shows: 'Meet someone new',
    hides: 'I am 18 or older',
  },
  {
    id: 'entry-skipped',
    area,
    title: 'Entry warning: never again for who has closed it',
    steps: [],
    at: '/members',
    presses: [{ press: 'I am 18 or older' }],
    shows: 'Meet someone new',
    hides: 'I am 18 or older',
  },
  {
    id: 'entry-installed',
    area,
    title: 'Entry warning: never in the installed app',
    steps: [],
    at: '/members',
    byHand: 'installed',
    shows: 'Meet someone new',
    hides: 'I am 18 or older',
  },
  {
    id: 'entry-member',
    area,
    title: 'Entry warning: never for members',
    steps: [as('premium')],
    at: '/members',
    shows: 'People near you',
    hides: 'I am 18 or older',
  },
];

const signUp: readonly Scenario[] = [
  {
    id: 'signup-open',
    area,
    title: 'Sign-up: open to all',
    steps: [visitor, set('signups', 'all')],
    at: '/signup',
    shows: 'First name or nickname',
  },
  {
    id: 'signup-source-unknown',
    area,
    title: 'Sign-up: with a traffic source only, without one',
    steps: [visitor, set('signups', 'with_trafficsource')],
    at: '/signup',
    shows: 'You need an invitation to sign up right now.',
  },
  {
    id: 'signup-source-known',
    area,
    title: 'Sign-up: with a traffic source only, with one',
    steps: [visitor, set('signups', 'with_trafficsource')],
    at: '/signup?network=partner&ref=42',
    shows: 'First name or nickname',
  },
  {
    id: 'signup-closed',
    area,
    title: 'Sign-up: closed',
    steps: [visitor, set('signups', 'none')],
    at: '/signup?network=partner&ref=42',
    shows: 'You need an invitation to sign up right now.',
  },
  {
    id: 'search-open',
    area,
    title: 'Search: open to visitors',
    steps: [visitor, set('logged_out_search', 'all')],
    at: '/members',
    shows: 'Meet someone new',
  },
  {
    id: 'search-closed',
    area,
    title: 'Search: for members only',
    steps: [visitor, set('logged_out_search', 'none'), set('logged_out_search_trafficsource', 'none')],
    at: '/members',
    shows: 'Search is for members only',
  },
];

const NICHES = [
  ['plain', 'For adults'],
  ['she', 'She goes first'],
  ['bdsm', 'Kink, with consent'],
  ['bbw', 'Curves welcome'],
  ['gilf', 'Sixty and over'],
  ['milf', 'In her prime'],
  ['gay', 'Men who like men'],
] as const;

const niches: readonly Scenario[] = NICHES.map(([name, words], index) => ({
  id: `niche-${name}`,
  area: 'Niches',
  title: `Niche ${index + 1}: ${name}`,
  steps: [visitor, set('niche', index + 1)],
  at: '/landers/video/auto',
  shows: words,
}));

/** Where a member lives decides the currency and the ways to pay. */
const livesIn = (country: string): ScenarioStep[] => [as('premium'), call('PUT', 'profile.php', { country })];

const WAYS = [
  ['BE', 'Belgium', 'Bancontact'],
  ['NL', 'Netherlands', 'iDEAL'],
  ['DE', 'Germany', 'giropay'],
  ['AT', 'Austria', 'eps'],
  ['FR', 'France', 'Carte Bancaire'],
  ['IT', 'Italy', 'Nexi'],
  ['PL', 'Poland', 'BLIK'],
  ['CH', 'Switzerland', 'Maestro'],
] as const;

const names = new Intl.DisplayNames('en', { type: 'region' });
const nameOf = (country: string): string => names.of(country) ?? country;

const countries: readonly Scenario[] = [
  ...WAYS.map(([country, name, way]) => ({
    id: `pay-in-${country.toLowerCase()}`,
    area: 'Countries' as const,
    title: `${name}: its ways to pay`,
    steps: livesIn(country),
    at: '/credits/p1',
    shows: way,
  })),
  ...COUNTRIES.map((country) => ({
    id: `search-in-${country.toLowerCase()}`,
    area: 'Countries' as const,
    title: `A visitor from ${nameOf(country)}`,
    steps: [visitor, set('geoip_country', country)],
    at: '/members',
    shows: `members · ${nameOf(country)}`,
  })),
  {
    id: 'entry-in-de',
    area: 'Countries',
    title: 'A visitor from Germany meets the warning',
    steps: [set('geoip_country', 'DE')],
    at: '/members',
    shows: 'I am 18 or older',
  },
];

export const site: readonly Scenario[] = [...entry, ...signUp, ...niches, ...countries];
