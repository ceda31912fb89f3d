/** Whether a press on a link is the page's to handle. */
import type { MouseEvent } from 'react';

/** A press that asks for another tab or window stays the browser's. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
