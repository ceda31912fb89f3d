/** Page-bounce logging, for visits that began with `?lb` (spec 4, 7). */
import { sendPageHidden } from '@/api/pageHidden';
import { asksForBeacon } from '@/domain/leaveBeacon';

/**
 * Tells the server each time the page is hidden, once: a browser that does not say so when the page is left for another (iOS)
 * says that it is put away.
 * @param searches the queries of the visit's addresses; without `lb` in one of them nothing is told
 * @param mayTell asked each time: the visitor may agree, or take it back, while the page is open
 */
export function watchPageBounce(searches: readonly string[], mayTell: () => boolean): void {
  if (!asksForBeacon(searches)) return;
  let isTold = false;
  const hide = (): void => {
    if (isTold || !mayTell()) return;
    isTold = true;
    sendPageHidden();
  };
  const show = (): void => {
    isTold = false;
  };
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? hide() : show(),
  );
  window.addEventListener('pagehide', hide);
  // Back from the history: the page may have been visible all the time.
  window.addEventListener('pageshow', show);
}
