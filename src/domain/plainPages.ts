/** The pages that anybody may find, apart from the landers. */
import type { RouteName } from '@/config/paths';

/** Pages with one address; `lang` names another language than English. */
export const PLAIN_PAGES = [
  'index',
  'tinderswipe',
  'pricing',
  'faq',
  'service',
  'complaints',
  'terms',
  'privacy',
  'cookies',
  'ban',
  'returnPolicy',
  'accessibility',
] as const satisfies readonly RouteName[];

export type PlainPage = (typeof PLAIN_PAGES)[number];
