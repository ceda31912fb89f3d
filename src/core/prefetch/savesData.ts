/** Whether nothing may be fetched ahead. */

const REDUCED = '(prefers-reduced-data: reduce)';

/** The browser's network information, where it has some; null in the others. */
const connectionOf = (): unknown => ('connection' in navigator ? navigator.connection : null);

/** @returns true when the visitor asks the browser to save data, or there is no network */
export function savesData(): boolean {
  const connection = connectionOf();
  const isSaving =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData;
  return isSaving === true || !navigator.onLine || matchMedia(REDUCED).matches;
}

/**
 * Calls back whenever the answer of {@link savesData} may have changed.
 * @returns what takes that back
 */
export function watchSavesData(changed: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const connection = connectionOf();
  if (connection instanceof EventTarget) connection.addEventListener('change', changed, { signal });
  window.addEventListener('online', changed, { signal });
  window.addEventListener('offline', changed, { signal });
  const media = matchMedia(REDUCED);
  media.addEventListener('change', changed);
  return () => {
    listening.abort();
    media.removeEventListener('change', changed);
  };
}
