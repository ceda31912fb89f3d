/** Whether the window is wide enough for a panel beside the page. */
import { useSyncExternalStore } from 'react';

/** As in the styles of `.with-panel`. */
const WIDE = '(min-width: 992px)';

function follow(tell: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** @returns true from the width on at which the styles show the panel, so that nothing is drawn for one that they hide */
export const useWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
