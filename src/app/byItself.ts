/** Steps of a visit that know nothing of each other. */

/** Each step stands by itself: one that fails is reported, and takes nothing from the others. Resolves when all have ended. */
export async function eachByItself(steps: readonly (() => unknown)[]): Promise<void> {
  await Promise.all(steps.map(byItself));
}

async function byItself(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error('A part of the visit did not start', error);
  }
}
