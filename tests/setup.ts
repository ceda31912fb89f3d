/** Before every test file: a strict console, a clean page, and what jsdom lacks. */
import { afterEach, beforeEach, vi } from 'vitest';

/** An unexpected error or warning fails the test: whoever expects one mocks the console for that test. */
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      throw new Error(`Unexpected console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

if (typeof document !== 'undefined') {
  // Waiting ends when the thing is there; the limit only tells a hang from a busy machine.
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  // React asks for this to tell a test from a page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });

  afterEach(async () => {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
