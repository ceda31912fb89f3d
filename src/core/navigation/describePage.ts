/** What searches and shared links say of a page. */
import type { RouteName } from '@/config/paths';
import { nicheName } from '@/domain/niche';
import type { Locale } from '@/domain/model';
import { pageTitle } from '@/domain/pageTitle';
import type { PublicPage } from '@/domain/publicPages';
import { i18n } from '@/i18n/i18n';

/** @returns a sentence or two in a language whose texts are here; a lander's ends with the words of its niche */
export function describePage({ route, niche }: PublicPage, locale: Locale): string {
  const own = i18n.getFixedT(locale, 'heads')(`descriptions.${route}`);
  const t = i18n.getFixedT(locale, 'landers');
  return niche === null ? own : `${own} ${t(`niches.${nicheName(niche)}.line`)}`;
}

/**
 * The title of a page before anything is new on it, as the tab, searches and shared links say it.
 * @param page its route; a lander of another niche than the first names that, too
 * @returns in a language whose texts are here
 */
export function titlePage(
  { route, niche }: { route: RouteName; niche: number | null },
  locale: Locale,
  siteName: string,
): string {
  const own = i18n.getFixedT(locale, 'pages')(`titles.${route}`);
  const title =
    niche === null || niche === 1
      ? own
      : `${own} | ${i18n.getFixedT(locale, 'landers')(`niches.${nicheName(niche)}.label`)}`;
  return pageTitle({ title, siteName, unread: 0, newLikes: 0 });
}
