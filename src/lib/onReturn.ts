/**
 * Tells when somebody comes back to the page: it is shown again, comes forward, or out of the browser's memory. What happened meanwhile,
 * in other tabs too, it may have missed.
 * @returns a function that stops telling
 */
export function onReturn(tell: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const shown = (): void => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', shown, { signal });
  window.addEventListener('pageshow', shown, { signal });
  window.addEventListener('focus', shown, { signal });
  return () => over.abort();
}
