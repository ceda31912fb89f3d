// @vitest-environment jsdom
/** The head while the app goes from page to page: as the file of the page that is shown. */
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@/config/locales';
import type { Locale } from '@/domain/model';
import { everyPublicPage } from '@/domain/publicPages';
import type { PublicPage } from '@/domain/publicPages';
import { i18n, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { documentOf } from '../../scripts/prerender/document.ts';
import { ErrorPage } from '@/core/errors/ErrorPage';
import { addHeadListener } from '@/core/navigation/documentHead';
import { routeChanged } from '@/core/navigation/navigationSlice';
import { pageHead } from '@/core/navigation/pageHead';

const SITE = 'Vesper';

const words = import.meta.glob<object>('/locales/*/{heads,landers,pages}.json', { import: 'default' });

async function loadWords(locale: Locale): Promise<void> {
  for (const name of ['heads', 'landers', 'pages'])
    i18n.addResourceBundle(locale, name, await words[`/locales/${locale}/${name}.json`]?.());
}

/** What stands in the head of a page's file. */
function headOf(page: PublicPage, locale: Locale): Element[] {
  const elements = pageHead(page, locale, SITE);
  const parts = { shared: '', script: '', styles: '', preloads: '', body: '', entry: '', later: '' };
  const file = documentOf({ locale, page: page.route, head: { title: 'Title', elements }, ...parts });
  return [...new DOMParser().parseFromString(file, 'text/html').head.querySelectorAll('meta,link')];
}

/** The app at its first page; then at others. */
async function openApp() {
  const { store, startListening } = createTestStore();
  await addHeadListener(startListening, () => store.getState());
  return (address: string): void => {
    window.history.pushState(null, '', address);
    store.dispatch(routeChanged({ pathname: window.location.pathname }));
  };
}

const head = (selector: string): string[] =>
  [...document.head.querySelectorAll(selector)].map((found) => found.outerHTML);
const all = () => head('meta:not([data-error]),link').toSorted();

beforeEach(async () => {
  document.head.innerHTML = '';
  await startI18n('en');
  await loadWords('en');
});

describe('the head of a page [BX-16]', () => {
  it('is that of its file, picture and languages included, also after a page that nobody shall find', async () => {
    document.head.append(...headOf({ route: 'faq', niche: null }, 'en'));
    const expected = all();
    window.history.replaceState(null, '', '/faq');
    const go = await openApp();
    go('/signup?network=lamp');
    await vi.waitFor(() => expect(all()).toEqual(['<meta name="robots" content="noindex">']));
    go('/faq?network=lamp');
    await vi.waitFor(() => expect(all()).toEqual(expected));
  });

  it('is put right where a host answers with the home page’s file, or in another language', async () => {
    const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
    document.head.append(...headOf({ route: 'index', niche: null }, 'en'));
    window.history.replaceState(null, '', '/chats?network=lamp');
    await openApp();
    expect(all()).toEqual(['<meta name="robots" content="noindex">']);

    document.head.replaceChildren(...headOf({ route: 'index', niche: null }, 'en'));
    window.history.replaceState(null, '', '/landers/video/she-nl');
    await i18n.changeLanguage('nl');
    await openApp();
    expect(canonical()).toMatch(/\/landers\/video\/she-nl$/);
    expect(head('meta[name=description]')[0]).toContain('Een korte film');
  });

  it('of the page’s own file stays as it came', async () => {
    window.history.replaceState(null, '', '/landers/video/auto?network=lamp');
    document.head.append(...headOf({ route: 'video', niche: 1 }, 'en'));
    const came = [...document.head.children];
    await openApp();
    expect([...document.head.children]).toEqual(came);
  });

  it('says that an error is nothing to find, at whatever address, until it is over', async () => {
    const go = await openApp();
    const { unmount } = render(
      <MemoryRouter>
        <ErrorPage code={500} title="Oh" text="Well" />
      </MemoryRouter>,
    );
    const ofError = (): string[] => head('meta[name=robots][data-error][content=noindex]');
    expect(ofError()).toHaveLength(1);
    go('/signup');
    await vi.waitFor(() => expect(head('meta[name=robots]')).toHaveLength(2));
    expect(ofError()).toHaveLength(1);
    unmount();
    expect(ofError()).toEqual([]);
  });

  it.each(LOCALES)(
    'in %s has texts of its own for every page, and addresses without a campaign',
    async (locale) => {
      await loadWords(locale);
      const seen = new Set<string>();
      for (const page of everyPublicPage()) {
        const elements = pageHead(page, locale, SITE);
        const said = (name: string, value: string): string[] =>
          elements
            .filter(({ attributes }) => attributes[name] === value)
            .map(({ attributes }) => attributes['content'] ?? attributes['href'] ?? '');
        const [title = ''] = said('property', 'og:title');
        const [description = ''] = said('name', 'description');
        expect(title.endsWith(` | ${SITE}`)).toBe(true);
        expect(title + description).not.toMatch(/titles\.|niches\.|descriptions\.|\{\{/);
        seen.add(title);
        seen.add(description);
        const [canonical = ''] = said('rel', 'canonical');
        expect(said('property', 'og:url')).toEqual([canonical]);
        expect([...new URL(canonical).searchParams.keys()].filter((key) => key !== 'lang')).toEqual([]);
        expect(said('rel', 'alternate')).toContain(canonical);
        expect(said('hreflang', 'x-default')).toEqual(said('hreflang', 'en'));
        expect(said('property', 'og:locale:alternate')).toHaveLength(LOCALES.length - 1);
        expect(said('property', 'og:locale:alternate')).not.toContain(said('property', 'og:locale')[0]);
      }
      expect(seen.size).toBe(everyPublicPage().length * 2);
    },
  );
});
