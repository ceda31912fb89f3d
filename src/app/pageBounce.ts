/** Page-bounce logging, for visits that began with `?lb` (spec 4, 7). */
import { sendPageHidden } from '@/api/pageHidden';

/**
 * Tells the server each time the page is hidden.
 * @param search the query that the visit began with; without `lb` nothing is told
 */
export function watchPageBounce(search: string): void {
  if (!new URLSearchParams(search).has('lb')) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendPageHidden();
  });
}
