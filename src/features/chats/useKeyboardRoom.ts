/** Room for a keyboard that lies over the page: most browsers make it themselves, as index.html asks; some only pan. */
import { useLayoutEffect } from 'react';

/** Less is no keyboard, but a scroll bar or a rounding. */
const LEAST_PX = 60;
/** With no more height than this, what is not needed for writing makes room: a phone on its side, or beside its keyboard. */
const SHORT_PX = 420;

/** Keeps the style sheet's `--keyboard` at what is covered of the page's height, and says where little of it is left. */
export function useKeyboardRoom(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const root = document.documentElement;
    const fit = (): void => {
      // While somebody zooms in, the view is smaller without anything being covered.
      const covered = view.scale === 1 ? Math.round(window.innerHeight - view.height) : 0;
      const isCovered = covered >= LEAST_PX;
      root.toggleAttribute('data-short', window.innerHeight - (isCovered ? covered : 0) <= SHORT_PX);
      if (!isCovered) {
        root.style.removeProperty('--keyboard');
        return;
      }
      root.style.setProperty('--keyboard', `${covered}px`);
      // The browser had panned the page to show the field, which stands in view by itself now.
      window.scrollTo(0, 0);
    };
    // The first message leads to another page while the keyboard stays open.
    fit();
    view.addEventListener('resize', fit);
    return () => {
      view.removeEventListener('resize', fit);
      root.style.removeProperty('--keyboard');
      root.removeAttribute('data-short');
    };
  }, []);
}
