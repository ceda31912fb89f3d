/** Tabs of one browser under a fake clock: what they share, and their end with the test. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { AppStore } from '@/app/store';
import { loggedOut } from '@/core/auth/authSlice';
import { TestChannel } from './channel';
import { createLocks } from './locks';

interface Browser {
  /** What the clock shows at the start of a test; now, when it does not matter. */
  now?: number;
  /** Without them no tab knows which one asks the server for all. */
  locks: boolean;
}

/**
 * Gives each test of a file a browser of its own. Called before the file's other hooks.
 * @returns the stores of the open tabs; a test adds its own, and what is in there ends with it
 */
export function openBrowser({ now, locks }: Browser): AppStore[] {
  const tabs: AppStore[] = [];
  beforeEach(() => {
    vi.useFakeTimers(now === undefined ? {} : { now });
    vi.stubGlobal('BroadcastChannel', TestChannel);
    if (locks) Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() });
  });
  afterEach(() => {
    // A tab of an earlier test must not go on.
    while (tabs.length > 0) tabs.pop()?.dispatch(loggedOut({ by: 'tab' }));
    TestChannel.closeAll();
    if (locks) Reflect.deleteProperty(navigator, 'locks');
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return tabs;
}

/**
 * A page that is looked at, until a test says otherwise. Called before the file's other hooks.
 * @returns shows or hides the page, and tells it
 */
export function watchedPage(): (state: DocumentVisibilityState) => void {
  let visibility: DocumentVisibilityState = 'visible';
  beforeEach(() => {
    visibility = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  return (state) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
}
