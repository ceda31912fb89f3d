/** Keeps the head true while the app goes from page to page: what it says to searches, and who may find it. */
import { isAnyOf } from '@reduxjs/toolkit';
import { SITE_ORIGIN } from '@/config/origin';
import { LOCALE_TAGS } from '@/config/locales';
import { addressOf, alternatesOf, publicPageOf } from '@/domain/publicPages';
import type { PublicPage } from '@/domain/publicPages';
import { currentLocale, loadNamespaces } from '@/i18n/i18n';
import type { StartAppListening } from '@/store/types';
import { whenReachable } from '../connection/whenReachable';
import { localeChanged } from '../language/chooseLanguage';
import { describePage } from './describePage';
import { routeChanged } from './navigationSlice';
import { routeNameOf } from './routeName';

/** What stands in the head for one page alone. */
const OF_THE_PAGE =
  'meta[name=description],meta[name=robots],link[rel=canonical],link[rel=alternate],meta[property^="og:"]';

function element(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The elements of a page that may be found. */
function elementsOf(page: PublicPage): HTMLElement[] {
  const locale = currentLocale();
  const description = describePage(page, locale);
  const canonical = SITE_ORIGIN + addressOf(page, locale);
  const og = { type: 'website', description, url: canonical, locale: LOCALE_TAGS[locale].replace('-', '_') };
  return [
    element('meta', { name: 'description', content: description }),
    element('link', { rel: 'canonical', href: canonical }),
    ...alternatesOf(page).map(({ language, address }) =>
      element('link', { rel: 'alternate', hreflang: language, href: SITE_ORIGIN + address }),
    ),
    ...Object.entries(og).map(([name, content]) => element('meta', { property: `og:${name}`, content })),
  ];
}

async function update(pathname: string): Promise<void> {
  const slug = /^\/landers\/[^/]+\/([^/]+)/u.exec(pathname)?.[1];
  const page = publicPageOf(routeNameOf(pathname), slug);
  if (page !== null)
    await whenReachable(() => loadNamespaces(page.niche === null ? ['heads'] : ['heads', 'landers']));
  // Somebody who went on meanwhile has an update of their own.
  if (window.location.pathname !== pathname) return;
  for (const old of document.head.querySelectorAll(OF_THE_PAGE)) old.remove();
  document.head.append(
    ...(page === null ? [element('meta', { name: 'robots', content: 'noindex' })] : elementsOf(page)),
  );
}

/** Called once per store. The first page's head came with its file. */
export function addHeadListener(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(routeChanged, localeChanged),
    effect: () => update(window.location.pathname),
  });
}
