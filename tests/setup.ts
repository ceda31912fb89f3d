/** Before every test file: a strict console, a clean page, and what jsdom lacks. */
import { afterEach, beforeEach, vi } from 'vitest';
import { mediaAnswer } from '@tests/factories/media';

/** Waiting ends when the thing is there; the limit only tells a hang from a busy machine. */
const PATIENCE_MS = 10_000;

const waitForOneSecond = vi.waitFor.bind(vi);
vi.waitFor = (callback, options) =>
  waitForOneSecond(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

/** An unexpected error or warning fails the test: whoever expects one mocks the console for that test. */
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

// Tabs of one test hear each other, and nothing of an earlier test's.
let test = 0;
beforeEach(() => {
  test += 1;
});
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${test} ${name}`);
  }
};

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  // React asks for this to tell a test from a page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.matchMedia ??= (query) => mediaAnswer(query, false);

  afterEach(async () => {
    cleanup();
    // Parts of the page that were asked for come all the same, on a busy machine after the test. They must find neither the next
    // one nor a file that is over; and React, which minds that nobody waits for them, has nothing left to draw.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await vi.dynamicImportSettled();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    localStorage.clear();
    sessionStorage.clear();
  });
}
