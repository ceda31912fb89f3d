// @vitest-environment jsdom
/** Two tabs of one browser. */
import { describe, expect, it, vi } from 'vitest';
import { TABS_CHANNEL } from '@/config/storageKeys';
import { loggedIn, loggedOut, selectAuthStatus, selectLoggedIn } from '@/core/auth/authSlice';
import { dismissed, selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { makeUser } from '@tests/factories/user';
import { createAppStore } from './store';
import { connectTabs } from './tabs';

function openTab() {
  const { store, startListening } = createAppStore();
  const channel = connectTabs(startListening, store.dispatch);
  return { store, close: () => channel?.close() };
}

describe('tabs [BX-28]', () => {
  it('log out together', async () => {
    const [one, two] = [openTab(), openTab()];
    two.store.dispatch(loggedIn(makeUser()));
    one.store.dispatch(loggedOut({ by: 'member' }));
    await vi.waitFor(() => expect(selectLoggedIn(two.store.getState())).toBe(false));
    one.close();
    two.close();
  });

  it('agree on what was dismissed', async () => {
    const [one, two] = [openTab(), openTab()];
    one.store.dispatch(dismissed({ name: 'photo', at: 5 }));
    await vi.waitFor(() => expect(selectDismissedAt(two.store.getState(), 'photo')).toBe(5));
    one.close();
    two.close();
  });

  it('believe no other shape of message', async () => {
    const tab = openTab();
    const stranger = new BroadcastChannel(TABS_CHANNEL);
    const echo = vi.fn<() => void>();
    const witness = new BroadcastChannel(TABS_CHANNEL);
    witness.addEventListener('message', echo);
    for (const message of [
      null,
      'loggedOut',
      { kind: 'loggedOut2' },
      { kind: 'dismissed', name: '__proto__', at: 1 },
    ]) {
      stranger.postMessage(message);
    }
    await vi.waitFor(() => expect(echo).toHaveBeenCalledTimes(4));
    expect(selectAuthStatus(tab.store.getState())).toBe('unknown');
    expect(Object.keys(tab.store.getState().dismissals?.at ?? {})).toEqual([]);
    stranger.close();
    witness.close();
    tab.close();
  });
});
