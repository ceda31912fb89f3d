// What the server knows of a page to read: asked for with the page's file, so that it is here when the app is.
import type { RouteName } from '@/config/paths';
import type { Locale } from '@/domain/model';

interface Wanted {
  /** Path and query, as the app's call would send them. */
  readonly question: (locale: Locale) => string;
  /** The module of that call. */
  readonly files: readonly string[];
}

const wanted = (name: string, question: Wanted['question']): Wanted => ({
  question,
  files: [`src/api/calls/${name}.ts`],
});

/** Landers show nothing of the server's at first, and home's file has no room for a question. */
export const WANTED: { readonly [name in RouteName]?: Wanted } = {
  faq: wanted('help', (locale) => `/api/faq.php?language=${locale}`),
  pricing: wanted('payments', () => '/api/packages.php'),
  service: wanted('settings', () => '/api/companyinfo.php'),
};
