/**
 * The browser has nothing more urgent to do, and the pictures that a page shows first have come. A browser that cannot
 * tell is taken to be quiet.
 * @param within ms after which it counts as quiet in any case
 */
export async function quiet(within: number): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  await Promise.race([
    new Promise((resolve) => setTimeout(resolve, within)),
    new Promise((resolve) => requestIdleCallback(resolve)).then(firstPictures),
  ]);
}

const firstPictures = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.images]
      .filter(({ fetchPriority }) => fetchPriority === 'high')
      .map((picture) => picture.decode()),
  );
