// The one script that stands in a page: what the first paint needs to know, and the app after it.

/** Names that the script shares with the app. */
export interface FirstFrameNames {
  /** Storage keys. */
  readonly appearance: string;
  readonly variant: string;
}

/**
 * Runs in the browser, before anything is painted, and travels as its own text: it may use nothing from outside.
 * It sets appearance and wording, keeps a campaign's query on links that are pressed early, and starts the app after
 * the first frame. Buttons that are pressed before the app runs are pressed again when it does.
 */
export function firstFrame(names: FirstFrameNames): void {
  const page = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = read(names.appearance);
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset['bsTheme'] = dark ? 'dark' : 'light';

  // As domain/variant and core/tracking/visitAddresses choose it.
  const isVariant = (text: string | null | undefined): text is 'a' | 'b' => text === 'a' || text === 'b';
  const visit = 'navigation' in window ? navigation.entries() : [];
  const asked = [...visit.map(({ url }) => url ?? ''), '']
    .map(
      (url) =>
        // In any spelling, as domain/readQuery reads names.
        [...new URL(url, location.href).searchParams].find(([name]) =>
          /^(?:amp;)*variant$/iu.test(name),
        )?.[1],
    )
    .findLast(isVariant);
  const kept = read(names.variant);
  const digit = /[\da-f](?=\W*$)/iu.exec(visit[0]?.key ?? '')?.[0];
  const chance = digit === undefined ? Math.random() : Number.parseInt(digit, 16) / 16;
  page.dataset['variant'] = asked ?? (isVariant(kept) ? kept : chance < 0.5 ? 'a' : 'b');

  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event): void => {
    const found = target instanceof Element ? target.closest<HTMLElement>('a[href^="/"],button') : null;
    if (!(found instanceof HTMLAnchorElement)) pressed = found;
    else if (found.search === '') found.search = location.search;
  };
  addEventListener('click', press, true);

  let begun = false;
  const start = (): void => {
    if (begun) return;
    // A slow page is painted before it has come whole, and what starts the app stands at its end.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start);
      return;
    }
    const root = document.getElementById('root');
    const parts = document.querySelector<HTMLTemplateElement>('template[data-entry]');
    if (!root || !parts) return;
    begun = true;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      removeEventListener('click', press, true);
      pressed?.click();
    }).observe(root, { attributeFilter: ['data-page'] });
    const comes = (link: HTMLLinkElement): Promise<boolean> =>
      new Promise((resolve) => {
        link.addEventListener('load', () => resolve(true));
        link.addEventListener('error', () => resolve(false));
      });
    const styles = [...parts.content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      async (link) => {
        if (await comes(link)) return true;
        const again = document.createElement('link');
        for (const { name, value } of link.attributes) again.setAttribute(name, value);
        link.replaceWith(again);
        return comes(again);
      },
    );
    const own = document.head.querySelector('style');
    // In front of the page's own style, which has all that is shown: sheets that come one by one would move things in between.
    document.head.insertBefore(parts.content, own);
    void Promise.all(styles).then((came) => {
      // It has a part of their rules and lies over the rest. Without one of them the page is drawn as well as it can be.
      if (came.every(Boolean)) own?.sheet?.deleteRule(0);
      return import(/* @vite-ignore */ String(parts.dataset['entry']));
    });
  };
  // A tab in the background has no frames.
  setTimeout(start, 3_000);
  // Frames begin before the last one is on screen: what the app asks for would come between the page and its first paint.
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => requestAnimationFrame(start));
}
