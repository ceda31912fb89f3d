// What search engines read first: every address that may be found, and what they had better leave alone.
import { LOCALES } from '@/config/locales';
import { SITE_ORIGIN } from '@/config/origin';
import { addressOf, alternatesOf, everyPublicPage } from '@/domain/publicPages';
import type { PublicPage } from '@/domain/publicPages';

const xml = (text: string): string => text.replaceAll('&', '&amp;');

function entriesOf(page: PublicPage): readonly string[] {
  const links = alternatesOf(page).map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(SITE_ORIGIN + address)}"/>`,
  );
  return LOCALES.map(
    (locale) => `<url><loc>${xml(SITE_ORIGIN + addressOf(page, locale))}</loc>${links.join('')}</url>`,
  );
}

/** The text of `sitemap.xml`: every page in every language, each with its others. */
export const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...everyPublicPage().flatMap(entriesOf),
    '</urlset>\n',
  ].join('\n');

/** The text of `robots.txt`: as it lies in `public`, and where the sitemap is. */
export const robots = (rules: string): string =>
  `${rules.trimEnd()}\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`;
