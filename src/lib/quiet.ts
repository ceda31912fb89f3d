/**
 * The browser has nothing more urgent to do, no part of the page waits for the server any more, and the pictures that it
 * shows first have come and are on screen. A browser that cannot tell is taken to be quiet.
 * @param within ms after which it counts as quiet in any case
 */
export async function quiet(within: number): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  const end = Date.now() + within;
  await Promise.race([new Promise((resolve) => setTimeout(resolve, within)), settled(end)]);
}

async function settled(end: number): Promise<void> {
  await idle();
  while (Date.now() < end && document.querySelector('[aria-busy="true"]')) await nextFrame().then(idle);
  await firstPictures();
  await nextFrame().then(idle);
}

const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));

/** What has come is not yet on screen. */
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const firstPictures = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.images]
      .filter(({ fetchPriority }) => fetchPriority === 'high')
      .map((picture) => picture.decode()),
  );
