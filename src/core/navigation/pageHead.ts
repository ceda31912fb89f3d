/** What the head of a page that may be found says: in the page's file and, once the app runs, of every page it goes to (BX-16). */
import { LOCALE_TAGS, LOCALES } from '@/config/locales';
import { SITE_ORIGIN } from '@/config/origin';
import type { Locale } from '@/domain/model';
import { addressOf, alternatesOf } from '@/domain/publicPages';
import type { PublicPage } from '@/domain/publicPages';
import { describePage, titlePage } from './describePage';

/** An empty element of the head. */
export interface HeadElement {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** The picture of shared links, and its measures in pixels. */
const PICTURE = { file: '/social.jpg', width: '1200', height: '630' } as const;

const whole = (address: string): string => SITE_ORIGIN + address;
const ogLocale = (locale: Locale): string => LOCALE_TAGS[locale].replace('-', '_');
const meta = (name: string, content: string): HeadElement => ({
  name: 'meta',
  attributes: { name, content },
});
const og = (property: string, content: string): HeadElement => ({
  name: 'meta',
  attributes: { property: `og:${property}`, content },
});
const link = (attributes: Readonly<Record<string, string>>): HeadElement => ({ name: 'link', attributes });

/**
 * The elements of a page in a language whose texts are here; its title is an element of its own.
 * @param siteName the site's name, as the title says it
 * @returns in order; addresses are whole, and none carries a query but the language's
 */
export function pageHead(page: PublicPage, locale: Locale, siteName: string): readonly HeadElement[] {
  const description = describePage(page, locale);
  const canonical = whole(addressOf(page, locale));
  return [
    meta('description', description),
    link({ rel: 'canonical', href: canonical }),
    ...alternatesOf(page).map(({ language, address }) =>
      link({ rel: 'alternate', hreflang: language, href: whole(address) }),
    ),
    og('type', 'website'),
    og('site_name', siteName),
    og('title', titlePage(page, locale, siteName)),
    og('description', description),
    og('url', canonical),
    og('locale', ogLocale(locale)),
    ...LOCALES.filter((other) => other !== locale).map((other) => og('locale:alternate', ogLocale(other))),
    og('image', whole(PICTURE.file)),
    og('image:type', 'image/jpeg'),
    og('image:width', PICTURE.width),
    og('image:height', PICTURE.height),
    og('image:alt', siteName),
    meta('twitter:card', 'summary_large_image'),
  ];
}
