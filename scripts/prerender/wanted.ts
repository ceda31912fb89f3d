// What the server knows of a page to read: asked for with the page's file, so that it is here when the app is.
import type { RouteName } from '@/config/paths';
import type { Locale } from '@/domain/model';

interface Wanted {
  /** Path and query, as the app's call would send them. */
  readonly question: (locale: Locale) => string;
  /** The module of that call, where it comes with the page's first need of it. */
  readonly files: readonly string[];
}

/** Landers show nothing of the server's at first, and home's file has no room for a question. */
export const WANTED: { readonly [name in RouteName]?: Wanted } = {
  faq: {
    question: (locale) => `/api/faq.php?language=${locale}`,
    files: ['src/api/calls/help.ts'],
  },
  pricing: { question: () => '/api/packages.php', files: ['src/api/calls/payments.ts'] },
  service: { question: () => '/api/companyinfo.php', files: [] },
};
