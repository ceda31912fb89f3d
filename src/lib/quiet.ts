/**
 * The browser has nothing more urgent to do. A browser that cannot tell is taken to be quiet.
 * @param within ms after which it counts as quiet in any case
 */
export const quiet = (within: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: within });
    else resolve();
  });
