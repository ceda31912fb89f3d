import { useDeferredValue } from 'react';

/** Whole rows with two, three and four columns: more than is seen before anybody scrolls. */
const AT_ONCE = 12;

/**
 * What of a list is drawn: when it comes, the first rows at once and the others in the browser's pauses, so that a slow phone
 * shows faces and hears presses meanwhile. A list in place of another, as on the way back, stands whole.
 */
export function useFirstRows(ids: readonly string[]): readonly string[] {
  const drawn = useDeferredValue(ids);
  return drawn.length === 0 ? ids.slice(0, AT_ONCE) : ids;
}
