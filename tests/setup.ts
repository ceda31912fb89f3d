/** Before every test file: a strict console, a clean page, and what jsdom lacks. */
import { afterEach, beforeEach, vi } from 'vitest';
import { mediaAnswer } from '@tests/factories/media';

/** Waiting ends when the thing is there; the limit only tells a hang from a busy machine. */
const PATIENCE_MS = 10_000;

const waitForOneSecond = vi.waitFor.bind(vi);
vi.waitFor = (callback, options) =>
  waitForOneSecond(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

/**
 * An unexpected error or warning fails the test: whoever expects one mocks the console for that test. The lines are judged when
 * the test is over: a console that throws would do so inside whatever called it, in React's scheduler where nobody catches it.
 */
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});
// Registered first, so that it runs when everything else of the test is over.
afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected lines in the console:\n${complaints.join('\n')}`);
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
  window.matchMedia ??= (query) => mediaAnswer(query, false);

  afterEach(async () => {
    cleanup();
    // Parts of the page that were asked for come all the same, on a busy machine after the test: they must not find the next one.
    await vi.dynamicImportSettled();
    localStorage.clear();
    sessionStorage.clear();
  });
}
