// @vitest-environment jsdom
/** Two tabs of one browser. */
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { TABS_CHANNEL } from '@/config/storageKeys';
import { loggedIn, loggedOut, selectAuthStatus, selectLoggedIn, userReceived } from '@/core/auth/authSlice';
import { memberBlocked, memberUnblocked } from '@/core/blocks/memberBlocked';
import { selectIsGone } from '@/core/blocks/stillShown';
import { dismissed, selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { localeChanged } from '@/core/language/chooseLanguage';
import { currentLocale, startI18n, switchLocale } from '@/i18n/i18n';
import { TestChannel } from '@tests/factories/channel';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addRecoveryListeners } from './recovery';
import { connectTabs } from './tabs';

function openTab() {
  const { store, startListening } = createTestStore();
  const channel = connectTabs(startListening, store.dispatch);
  addRecoveryListeners(startListening, {});
  const ended = vi.fn<(by: string) => void>();
  startListening({ actionCreator: loggedOut, effect: ({ payload }) => ended(payload.by) });
  const switched = vi.fn<(locale: string) => void>();
  startListening({ actionCreator: localeChanged, effect: ({ payload }) => switched(payload) });
  return { store, ended, switched, close: () => channel?.close() };
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

  it('end together with a session that ran out, and keep what is typed in each', async () => {
    const [one, two] = [openTab(), openTab()];
    keepFormDraft('about:u7', 'evenings');
    for (const { store } of [one, two]) store.dispatch(userReceived(makeUser()));
    one.store.dispatch(loggedOut({ by: 'expiry' }));
    await vi.waitFor(() => expect(two.ended).toHaveBeenCalledExactlyOnceWith('expiry'));
    expect(readFormDraft('about:u7', v.string())).toBe('evenings');
    // What was heard is not told again: by now that would have come back.
    two.store.dispatch(dismissed({ name: 'push', at: 7 }));
    await vi.waitFor(() => expect(selectDismissedAt(one.store.getState(), 'push')).toBe(7));
    expect(one.ended).toHaveBeenCalledOnce();
    one.close();
    two.close();
  });

  it('understand a tab of the build before, which does not say how the session ended', async () => {
    const tab = openTab();
    keepFormDraft('about:u7', 'evenings');
    tab.store.dispatch(userReceived(makeUser()));
    const before = new BroadcastChannel(TABS_CHANNEL);
    before.postMessage({ kind: 'loggedOut' });
    await vi.waitFor(() => expect(tab.ended).toHaveBeenCalledExactlyOnceWith('tab'));
    expect(readFormDraft('about:u7', v.string())).toBeNull();
    before.close();
    tab.close();
  });

  it('tell each other that the address is confirmed [ST-01]', async () => {
    const tab = openTab();
    const other = new BroadcastChannel(TABS_CHANNEL);
    const told = vi.fn<(message: unknown) => void>();
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => told(data));
    tab.store.dispatch(userReceived(makeUser({ status: 'not_confirmed' })));
    tab.store.dispatch(userReceived(makeUser({ status: 'active' })));
    tab.store.dispatch(userReceived(makeUser({ status: 'active', credits: 9 })));
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ kind: 'loggedIn' }));
    expect(told).toHaveBeenCalledOnce();
    other.close();
    tab.close();
  });

  it('agree on what was dismissed', async () => {
    const [one, two] = [openTab(), openTab()];
    one.store.dispatch(dismissed({ name: 'photo', at: 5 }));
    await vi.waitFor(() => expect(selectDismissedAt(two.store.getState(), 'photo')).toBe(5));
    one.close();
    two.close();
  });

  it('agree on who is blocked and who was let back, and tell it once', async () => {
    const [one, two] = [openTab(), openTab()];
    const told = vi.fn<(message: unknown) => void>();
    const witness = new BroadcastChannel(TABS_CHANNEL);
    witness.addEventListener('message', ({ data }: MessageEvent<unknown>) => told(data));
    for (const { store } of [one, two]) store.dispatch(userReceived(makeUser()));
    const isGone = () => selectIsGone(two.store.getState())('elena');
    one.store.dispatch(memberBlocked('elena'));
    await vi.waitFor(() => expect(isGone()).toBe(true));
    one.store.dispatch(memberUnblocked('elena'));
    await vi.waitFor(() => expect(isGone()).toBe(false));
    expect(told).toHaveBeenCalledTimes(2);
    witness.close();
    one.close();
    two.close();
  });

  it('do not hear of the blocks of another account, nor of a visitor who has none', async () => {
    const [one, two] = [openTab(), openTab()];
    one.store.dispatch(memberBlocked('marek'));
    one.store.dispatch(userReceived(makeUser({ id: 'u2' })));
    two.store.dispatch(userReceived(makeUser({ id: 'u1' })));
    one.store.dispatch(memberBlocked('elena'));
    // By the time of what is told next, both would have come.
    two.store.dispatch(memberBlocked('amara'));
    one.store.dispatch(dismissed({ name: 'photo', at: 5 }));
    await vi.waitFor(() => expect(selectDismissedAt(two.store.getState(), 'photo')).toBe(5));
    const isGone = selectIsGone(two.store.getState());
    expect(['marek', 'elena', 'amara'].map(isGone)).toEqual([false, false, true]);
    one.close();
    two.close();
  });

  it('agree on the language: what is no text hears of it, too, and no tab is told twice', async () => {
    await startI18n('en');
    const tab = openTab();
    const other = new BroadcastChannel(TABS_CHANNEL);
    const echo = vi.fn<() => void>();
    other.addEventListener('message', echo);
    other.postMessage({ kind: 'localeChanged', locale: 'de' });
    await vi.waitFor(() => expect(tab.switched).toHaveBeenCalledExactlyOnceWith('de'));
    expect(currentLocale()).toBe('de');
    // By the time of what is told next, an echo would have come back.
    tab.store.dispatch(dismissed({ name: 'photo', at: 5 }));
    await vi.waitFor(() => expect(echo).toHaveBeenCalledOnce());
    other.close();
    tab.close();
  });

  it('agree within a second on language, dismissals and the log-out', async () => {
    await startI18n('en');
    // The texts of the other language are here: how long they take is the network's.
    await switchLocale('de');
    await switchLocale('en');
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', TestChannel);
    const [one, two] = [openTab(), openTab()];
    for (const { store } of [one, two]) store.dispatch(userReceived(makeUser()));
    one.store.dispatch(localeChanged('de'));
    two.store.dispatch(dismissed({ name: 'photo', at: 5 }));
    await vi.advanceTimersByTimeAsync(500);
    expect([one.switched.mock.calls, two.switched.mock.calls]).toEqual([[['de']], [['de']]]);
    expect([one, two].map(({ store }) => selectDismissedAt(store.getState(), 'photo'))).toEqual([5, 5]);
    one.store.dispatch(loggedOut({ by: 'member' }));
    await vi.advanceTimersByTimeAsync(500);
    expect([one, two].map(({ store }) => selectLoggedIn(store.getState()))).toEqual([false, false]);
    TestChannel.closeAll();
    vi.unstubAllGlobals();
    vi.useRealTimers();
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
      { kind: 'blocked', profile: 'elena', viewer: 'u1' },
    ]) {
      stranger.postMessage(message);
    }
    await vi.waitFor(() => expect(echo).toHaveBeenCalledTimes(5));
    expect(selectAuthStatus(tab.store.getState())).toBe('unknown');
    expect(Object.keys(tab.store.getState().dismissals?.at ?? {})).toEqual([]);
    stranger.close();
    witness.close();
    tab.close();
  });
});
