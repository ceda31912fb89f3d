// @vitest-environment jsdom
/** When work that nobody waits for may begin. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quiet } from './quiet';

let isIdle: boolean;
/** How long a frame takes, ms. */
const FRAME_MS = 16;
/** Longer than two frames. */
const SOON_MS = 40;

beforeEach(() => {
  vi.useFakeTimers();
  isIdle = true;
  vi.stubGlobal('requestIdleCallback', function ask(run: () => void) {
    if (isIdle) run();
    else setTimeout(ask, FRAME_MS, run);
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME_MS));
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

/** @returns whether it is quiet `after` so many ms */
async function isQuiet(moment: Promise<void>, after = SOON_MS): Promise<boolean> {
  const ended = vi.fn<() => void>();
  void moment.finally(ended);
  await vi.advanceTimersByTimeAsync(after);
  return ended.mock.calls.length > 0;
}

it('is quiet when the browser is idle and no picture is on its way', async () => {
  isIdle = false;
  const moment = quiet(2_000);
  expect(await isQuiet(moment)).toBe(false);
  isIdle = true;
  expect(await isQuiet(moment)).toBe(true);
});

it('waits until what has come is on screen', async () => {
  const moment = quiet(2_000);
  expect(await isQuiet(moment, FRAME_MS - 1)).toBe(false);
  expect(await isQuiet(moment, 1)).toBe(true);
});

it('waits for the parts of a page that wait for the server', async () => {
  const part = document.body.appendChild(document.createElement('section'));
  part.ariaBusy = 'true';
  const moment = quiet(2_000);
  expect(await isQuiet(moment)).toBe(false);
  part.ariaBusy = 'false';
  expect(await isQuiet(moment)).toBe(true);
});

it('no longer looks at them once it is late', async () => {
  const part = document.body.appendChild(document.createElement('section'));
  part.ariaBusy = 'true';
  expect(await isQuiet(quiet(2_000), 2_000)).toBe(true);
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for the pictures that a page shows first, whether they come or fail, and for no others', async () => {
  const [first, second] = [picture('high'), picture('high')];
  picture('low');
  const moment = quiet(2_000);
  expect(await isQuiet(moment)).toBe(false);
  first.come();
  expect(await isQuiet(moment)).toBe(false);
  second.fail();
  expect(await isQuiet(moment)).toBe(true);
});

it('waits no longer than it was told', async () => {
  picture('high');
  const moment = quiet(2_000);
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
