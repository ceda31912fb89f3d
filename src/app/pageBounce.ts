/** Page-bounce logging, for visits that began with `?lb` (spec 4, 7). */
import { sendPageHidden } from '@/api/pageHidden';

/**
 * Tells the server each time the page is hidden.
 * @param search the query that the visit began with; without `lb` nothing is told
 * @param mayTell asked each time: the visitor may agree, or take it back, while the page is open
 */
export function watchPageBounce(search: string, mayTell: () => boolean): void {
  if (!new URLSearchParams(search).has('lb')) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && mayTell()) sendPageHidden();
  });
}
