/** How much room the window has beside the page, so that nothing is drawn for a place that the styles hide. */
import { useSyncExternalStore } from 'react';

/** @param width least width of the window, CSS pixels */
function from(width: number) {
  const query = `(min-width: ${width}px)`;
  return {
    follow: (tell: () => void): (() => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    now: (): boolean => matchMedia(query).matches,
  };
}

/** As in the styles of `.with-panel`. */
const PANEL = from(992);
/** As in the styles of `.chat`. */
const COLUMNS = from(768);

/** @returns true from the width on at which the styles show a panel beside the page */
export const useWide = (): boolean => useSyncExternalStore(PANEL.follow, PANEL.now);

/** @returns true from the width on at which the list of conversations stands beside the one that is open */
export const useTwoColumns = (): boolean => useSyncExternalStore(COLUMNS.follow, COLUMNS.now);
