// Where a page lies in dist, and the address under which it is drawn.
import { DEFAULT_LOCALE } from '@/config/locales';
import { path } from '@/config/paths';
import { landingSlug } from '@/domain/landingSlug';
import type { Locale } from '@/domain/model';
import type { PublicPage } from '@/domain/publicPages';

export interface Place {
  readonly address: string;
  readonly file: string;
}

/** The file of an address: `index.html` in its folder, and a language in the name where the address has none. */
function place(address: string, locale: Locale): Place {
  const name = locale === DEFAULT_LOCALE ? 'index.html' : `index.${locale}.html`;
  return { address, file: `${address.slice(1)}/${name}`.replace(/^\//, '') };
}

/** A lander's first niche lies at the address without a slug as well, which is the one that campaigns begin with. */
export function placesOf(page: PublicPage, locale: Locale): readonly Place[] {
  if (page.niche === null) return [place(path(page.route), locale)];
  const address = path(page.route, { slug: landingSlug(page.niche, locale) });
  const own = { address, file: `${address.slice(1)}/index.html` };
  return page.niche === 1 ? [own, place(path(page.route), locale)] : [own];
}
