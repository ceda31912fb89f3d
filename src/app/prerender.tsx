/** The app as text, for the pages that are written as files when it is built. Nobody is logged in and no answer is here. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { SITE_ORIGIN } from '@/config/origin';
import type { RouteName } from '@/config/paths';
import type { Locale } from '@/domain/model';
import { i18n, startI18n } from '@/i18n/i18n';
import { fetchPage } from './pages';
import { Root } from './Root';
import { routes } from './routes';
import { createAppStore } from './store';

/** Texts by language and namespace, as they lie in `locales`. */
export type AllTexts = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Makes every text known, so that none is asked for. Called once. */
export async function startTexts(texts: AllTexts): Promise<void> {
  await startI18n('en');
  for (const [locale, namespaces] of Object.entries(texts))
    for (const [name, bundle] of Object.entries(namespaces)) i18n.addResourceBundle(locale, name, bundle);
}

const sources = import.meta.glob<object>('/src/pages/*Page.tsx');
const LAYOUTS = { lander: 'LanderLayout', chat: 'ChatLayout', empty: 'EmptyLayout' } as const;

/**
 * The files behind a page, as the build knows them.
 * @returns paths of modules and texts from the project's folder
 * @throws Error when no file of `src/pages` is the route's page
 */
export async function sourcesOf(name: RouteName, locale: Locale): Promise<string[]> {
  const { layout, load, namespaces } = routes[name];
  const page = await load();
  for (const [file, bring] of Object.entries(sources)) {
    if ((await bring()) !== page) continue;
    const frame = layout === 'default' ? [] : [`src/layouts/${LAYOUTS[layout]}.tsx`];
    const texts = ['common', 'errors', 'pages', ...namespaces].map(
      (text) => `locales/${locale}/${text}.json`,
    );
    return [file.slice(1), ...frame, ...texts];
  }
  throw new Error(`No file of src/pages is the page ${name}.`);
}

/**
 * One page. Pages are made one after another: the language is the program's.
 * @param name its route, whose code is fetched first
 * @param address its path
 * @returns what stands in `#root`; what React wants in the head comes before it
 * @throws what a component throws
 */
export async function renderPage(name: RouteName, address: string, locale: Locale): Promise<string> {
  await i18n.changeLanguage(locale);
  await fetchPage(name);
  // Links with a way back compare it with the site's own origin.
  Object.defineProperty(globalThis, 'location', { value: new URL(address, SITE_ORIGIN), configurable: true });
  const { store } = createAppStore();
  let failure: unknown = null;
  const { prelude } = await prerender(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={address}>
          <Root />
        </StaticRouter>
      </Provider>
    </StrictMode>,
    {
      // Parts of a page that came later would need a script in the page to put them in their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const text = await new Response(prelude).text();
  if (failure !== null) throw failure;
  return text;
}
