// @vitest-environment jsdom
/** When work that nobody waits for may begin. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quiet } from './quiet';

let idle: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A picture that is on its way, as a browser would have it, and what ends its way. */
function picture(priority: 'high' | 'low') {
  const made = document.body.appendChild(document.createElement('img'));
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  Object.defineProperties(made, { fetchPriority: { value: priority }, decode: { value: () => promise } });
  return { come: () => resolve(undefined), fail: () => reject(new Error('No such picture')) };
}

/** @returns whether it is quiet by now */
async function isQuiet(moment: Promise<void>): Promise<boolean> {
  const still = Symbol('still');
  const settled = await Promise.race([moment, vi.advanceTimersByTimeAsync(0).then(() => still)]);
  return settled !== still;
}

it('is quiet when the browser is idle and no picture is on its way', async () => {
  const moment = quiet(2_000);
  expect(await isQuiet(moment)).toBe(false);
  idle();
  expect(await isQuiet(moment)).toBe(true);
});

it('waits for the pictures that a page shows first, whether they come or fail, and for no others', async () => {
  const [first, second] = [picture('high'), picture('high')];
  picture('low');
  const moment = quiet(2_000);
  idle();
  expect(await isQuiet(moment)).toBe(false);
  first.come();
  expect(await isQuiet(moment)).toBe(false);
  second.fail();
  expect(await isQuiet(moment)).toBe(true);
});

it('waits no longer than it was told', async () => {
  picture('high');
  const moment = quiet(2_000);
  idle();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(await isQuiet(moment)).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isQuiet(moment)).toBe(true);
});

it('takes a browser that cannot tell for quiet', async () => {
  vi.unstubAllGlobals();
  picture('high');
  expect(await isQuiet(quiet(2_000))).toBe(true);
});
