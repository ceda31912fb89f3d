/** What searches and shared links say of a page. */
import { nicheName } from '@/domain/landingSlug';
import type { Locale } from '@/domain/model';
import type { PublicPage } from '@/domain/publicPages';
import { i18n } from '@/i18n/i18n';

/** @returns a sentence or two in a language whose texts are here; a lander's ends with the words of its niche */
export function describePage({ route, niche }: PublicPage, locale: Locale): string {
  const own = i18n.getFixedT(locale, 'heads')(`descriptions.${route}`);
  const t = i18n.getFixedT(locale, 'landers');
  return niche === null ? own : `${own} ${t(`niches.${nicheName(niche)}.line`)}`;
}
