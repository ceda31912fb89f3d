/** When a payment is asked after again: after a while, or as soon as somebody looks again. */

/**
 * Resolves after the wait; a page that nobody sees waits on. Back on screen, in focus or online again it ends at once.
 * @param ms the wait; null where nothing is expected, and only a look makes it worth asking
 * @param gone ends it too: nobody wants to know any more
 * @returns false when it was given up
 */
export function nextAsk(ms: number | null, gone: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = (isWanted: boolean): void => {
      clearTimeout(timer);
      listening.abort();
      resolve(isWanted);
    };
    const look = (): void => {
      if (!document.hidden) end(true);
    };
    const timer = ms === null ? undefined : setTimeout(look, ms);
    for (const news of ['focus', 'online', 'pageshow']) globalThis.addEventListener(news, look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    void gone.then(() => end(false));
  });
}
