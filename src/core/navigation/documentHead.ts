/** Keeps the head true while the app goes from page to page: what it says to searches, and who may find it. */
import { isAnyOf } from '@reduxjs/toolkit';
import { SITE_ORIGIN } from '@/config/origin';
import { SITE_NAME } from '@/config/site';
import { addressOf, publicPageOf } from '@/domain/publicPages';
import type { PublicPage } from '@/domain/publicPages';
import { currentLocale, loadNamespaces } from '@/i18n/i18n';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';
import { whenReachable } from '../connection/whenReachable';
import { localeChanged } from '../language/chooseLanguage';
import { selectSiteName } from '../settings/settingsSlice';
import { routeChanged } from './navigationSlice';
import { pageHead } from './pageHead';
import type { HeadElement } from './pageHead';
import { routeNameOf } from './routeName';

/** What stands in the head for one page alone; the word of an error is its page's, see core/errors/ErrorPage. */
const OF_THE_PAGE =
  'meta[name=description],meta[name=robots]:not([data-error]),meta[name="twitter:card"],link[rel=canonical],link[rel=alternate],meta[property^="og:"]';

const NOT_TO_BE_FOUND: HeadElement = { name: 'meta', attributes: { name: 'robots', content: 'noindex' } };

function elementOf({ name, attributes }: HeadElement): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function pageAt(pathname: string): PublicPage | null {
  const slug = /^\/landers\/[^/]+\/([^/]+)/u.exec(pathname)?.[1];
  return publicPageOf(routeNameOf(pathname), slug);
}

async function update(pathname: string, siteName: string): Promise<void> {
  const page = pageAt(pathname);
  if (page !== null)
    await whenReachable(() => loadNamespaces(page.niche === null ? ['heads'] : ['heads', 'landers']));
  // Somebody who went on meanwhile has an update of their own.
  if (window.location.pathname !== pathname) return;
  const elements = page === null ? [NOT_TO_BE_FOUND] : pageHead(page, currentLocale(), siteName);
  for (const old of document.head.querySelectorAll(OF_THE_PAGE)) old.remove();
  document.head.append(...elements.map(elementOf));
}

/**
 * Whether the head is the one of the page on show. A host that has nothing but files answers many addresses with the home page's, and
 * knows no languages.
 */
function isOfPage(pathname: string): boolean {
  const page = pageAt(pathname);
  const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
  return canonical === (page && SITE_ORIGIN + addressOf(page, currentLocale()));
}

/**
 * Called once per store. The first page's head came with its file, or is put right now.
 * @throws when the texts for that do not come
 */
export async function addHeadListener(
  startListening: StartAppListening,
  getState: () => RootState,
): Promise<void> {
  const say = (): Promise<void> => update(window.location.pathname, selectSiteName(getState()) ?? SITE_NAME);
  startListening({ matcher: isAnyOf(routeChanged, localeChanged), effect: say });
  if (!isOfPage(window.location.pathname)) await say();
}
