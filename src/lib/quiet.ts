/**
 * The browser has nothing more urgent to do, and the pictures that a page shows first have come. A browser that cannot
 * tell is taken to be quiet.
 * @param within ms after which it counts as quiet in any case
 */
export async function quiet(within: number): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  const begun = performance.now();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: within }));
  const left = within - (performance.now() - begun);
  const awaited = [...document.images].filter(isAwaited);
  if (left <= 0 || awaited.length === 0) return;
  await Promise.race([
    Promise.all(awaited.map(settled)),
    new Promise((resolve) => setTimeout(resolve, left)),
  ]);
}

const isAwaited = (picture: HTMLImageElement): boolean =>
  picture.fetchPriority === 'high' && !picture.complete;

const settled = (picture: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });
