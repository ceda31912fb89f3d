/** Room for a keyboard that lies over the page: most browsers make it themselves, as index.html asks; some only pan. */
import { useEffect } from 'react';

/** Less is no keyboard, but a scroll bar or a rounding. */
const LEAST_PX = 60;

/** Keeps the style sheet's `--keyboard` at what is covered of the page's height. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const fit = (): void => {
      // While somebody zooms in, the view is smaller without anything being covered.
      const covered = view.scale === 1 ? Math.round(window.innerHeight - view.height) : 0;
      if (covered < LEAST_PX) {
        style.removeProperty('--keyboard');
        return;
      }
      style.setProperty('--keyboard', `${covered}px`);
      // The browser had panned the page to show the field, which stands in view by itself now.
      window.scrollTo(0, 0);
    };
    view.addEventListener('resize', fit);
    return () => {
      view.removeEventListener('resize', fit);
      style.removeProperty('--keyboard');
    };
  }, []);
}
