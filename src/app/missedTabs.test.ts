// @vitest-environment jsdom
/** Two tabs of one browser, of which one slept, or which have no channel: what it missed is true there, too, once somebody comes back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from '@/api/calls/user';
import { LANGUAGE_COOKIE_DAYS } from '@/config/limits';
import { COOKIES, LOCAL_KEYS, PERSIST_KEYS, PERSIST_PREFIX } from '@/config/storageKeys';
import { chooseAppearance, startAppearance } from '@/core/appearance/appearance';
import { loggedIn, loggedOut, memberRecalled, selectUser, userReceived } from '@/core/auth/authSlice';
import { addSessionHintListener } from '@/core/auth/sessionHint';
import { dismissed, selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { localeChanged } from '@/core/language/chooseLanguage';
import { currentLocale, startI18n, switchLocale } from '@/i18n/i18n';
import { writeCookie } from '@/lib/cookies';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { startPersistence } from './afterPaint';
import { watchMissed } from './missedTabs';

vi.mock(import('@/api/calls/user'), async (original) => ({
  ...(await original()),
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
}));

const stops: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  vi.mocked(getCurrentUser).mockReset().mockRejectedValue(new Error('nobody asked'));
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.unstubAllGlobals();
});

async function openTab() {
  const { store, startListening } = createTestStore();
  addSessionHintListener(startListening);
  stops.push(watchMissed(startListening, store));
  const ended = vi.fn<(by: string) => void>();
  startListening({ actionCreator: loggedOut, effect: ({ payload }) => ended(payload.by) });
  const switched = vi.fn<(locale: string) => void>();
  startListening({ actionCreator: localeChanged, effect: ({ payload }) => switched(payload) });
  const persistor = await startPersistence(store);
  return { ...store, ended, switched, persistor, who: () => selectUser(store.getState())?.id };
}
/** Two tabs of a member. */
async function twoTabs() {
  const [slept, other] = [await openTab(), await openTab()];
  for (const { dispatch } of [slept, other]) dispatch(userReceived(makeUser({ id: 'anna' })));
  return { slept, other };
}

/** Somebody comes back to the page in one of the ways there are. */
const ways = {
  'shown again': () => document.dispatchEvent(new Event('visibilitychange')),
  'out of the browser’s memory': () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'brought forward': () => window.dispatchEvent(new Event('focus')),
};
const comesBack = Object.entries(ways);

describe('a log-out that a tab missed [BX-28]', () => {
  it.each(comesBack)('is one there when the page is %s, without asking the server', async (_, comeBack) => {
    const { slept, other } = await twoTabs();
    other.dispatch(loggedOut({ by: 'member' }));
    expect(slept.who()).toBe('anna');
    comeBack();
    expect(slept.who()).toBeUndefined();
    expect(slept.ended.mock.calls).toEqual([['tab']]);
    expect(getCurrentUser).not.toHaveBeenCalled();
  });

  it('is one there at once where storage tells, for want of a channel', async () => {
    const { slept, other } = await twoTabs();
    other.dispatch(loggedOut({ by: 'member' }));
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.appearance }));
    expect(slept.who()).toBe('anna');
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.memberHere }));
    expect(slept.ended.mock.calls).toEqual([['tab']]);
  });

  it('is one there also where the server has not been heard yet [BX-25]', async () => {
    const [slept, other] = [await openTab(), await openTab()];
    other.dispatch(userReceived(makeUser({ id: 'anna' })));
    slept.dispatch(memberRecalled(makeUser({ id: 'anna' })));
    other.dispatch(loggedOut({ by: 'member' }));
    ways['shown again']();
    expect(slept.ended.mock.calls).toEqual([['tab']]);
  });

  it('is none where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    const { slept } = await twoTabs();
    ways['shown again']();
    expect(slept.who()).toBe('anna');
    vi.restoreAllMocks();
  });

  it('is not what a hidden page looks for', async () => {
    const { slept, other } = await twoTabs();
    other.dispatch(loggedOut({ by: 'member' }));
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    ways['shown again']();
    expect(slept.who()).toBe('anna');
    hidden.mockRestore();
  });
});

describe('what else became of the session meanwhile [BX-28]', () => {
  it('is asked of the server: one that ran out takes nothing from its member', async () => {
    const { slept, other } = await twoTabs();
    other.dispatch(loggedOut({ by: 'expiry' }));
    vi.mocked(getCurrentUser).mockResolvedValue(null);
    ways['shown again']();
    await vi.waitFor(() => expect(slept.ended.mock.calls).toEqual([['expiry']]));
  });

  it('is asked of the server: another member may be here', async () => {
    const { slept, other } = await twoTabs();
    other.dispatch(loggedOut({ by: 'member' }));
    other.dispatch(loggedIn(makeUser({ id: 'marek' })));
    vi.mocked(getCurrentUser).mockResolvedValue(makeUser({ id: 'marek' }));
    ways['shown again']();
    await vi.waitFor(() => expect(slept.who()).toBe('marek'));
    expect(slept.ended.mock.calls).toEqual([['tab']]);
  });

  it('is asked of the server: somebody has logged in', async () => {
    const [slept, other] = [await openTab(), await openTab()];
    for (const { dispatch } of [slept, other]) dispatch(userReceived(null));
    other.dispatch(loggedIn(makeUser({ id: 'anna' })));
    vi.mocked(getCurrentUser).mockResolvedValue(makeUser({ id: 'anna' }));
    ways['shown again']();
    await vi.waitFor(() => expect(slept.who()).toBe('anna'));
  });

  it('is not asked about when nothing did', async () => {
    await twoTabs();
    Object.values(ways).forEach((comeBack) => comeBack());
    expect(getCurrentUser).not.toHaveBeenCalled();
  });
});

describe('what was dismissed in another tab [BX-28, ST-06]', () => {
  it.each(comesBack)('is dismissed when the page is %s', async (_, comeBack) => {
    const { slept, other } = await twoTabs();
    other.dispatch(dismissed({ name: 'photo', at: 5, about: 'x' }));
    await other.persistor.flush();
    expect(selectDismissedAt(slept.getState(), 'photo')).toBeNull();
    comeBack();
    expect(selectDismissedAt(slept.getState(), 'photo')).toBe(5);
    expect(slept.getState().dismissals?.about.photo).toBe('x');
  });

  it('is not lost when this one dismisses something else before', async () => {
    const { slept, other } = await twoTabs();
    other.dispatch(dismissed({ name: 'photo', at: 5 }));
    await other.persistor.flush();
    // Whoever is to close something has come to the page first.
    ways['brought forward']();
    slept.dispatch(dismissed({ name: 'push', at: 7 }));
    await slept.persistor.flush();
    const { getState } = await openTab();
    expect(
      ['photo', 'push'].map((name) => selectDismissedAt(getState(), name === 'photo' ? 'photo' : 'push')),
    ).toEqual([5, 7]);
  });

  it.each(['{', '[]', '{"at":5}', '{"at":"{\\"photo\\":\\"x\\"}"}', '{"at":"{\\"__proto__\\":7}"}'])(
    'is believed in no other shape: %s',
    async (text) => {
      const { slept } = await twoTabs();
      localStorage.setItem(PERSIST_PREFIX + PERSIST_KEYS.dismissals, text);
      ways['shown again']();
      expect(Object.keys(slept.getState().dismissals?.at ?? {})).toEqual([]);
    },
  );
});

describe('a language chosen in another tab [BX-28, ST-18]', () => {
  const chooseElsewhere = (locale: string) =>
    writeCookie(document, COOKIES.language, locale, { days: LANGUAGE_COOKIE_DAYS, secure: false });
  beforeEach(async () => {
    chooseElsewhere('en');
    await startI18n('en');
    await switchLocale('en');
  });

  it.each(comesBack)('is the language when the page is %s', async (_, comeBack) => {
    const tab = await openTab();
    chooseElsewhere('de');
    comeBack();
    await vi.waitFor(() => expect(tab.switched.mock.calls).toEqual([['de']]));
    expect(currentLocale()).toBe('de');
  });

  it('does not undo the one that this page’s address names', async () => {
    chooseElsewhere('pl');
    const tab = await openTab();
    ways['shown again']();
    chooseElsewhere('__proto__');
    ways['shown again']();
    await Promise.resolve();
    expect(tab.switched).not.toHaveBeenCalled();
    expect(currentLocale()).toBe('en');
  });
});

describe('an appearance chosen in another tab [BX-28, BX-26]', () => {
  it.each(comesBack)('is shown when the page is %s', async (_, comeBack) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    await twoTabs();
    chooseAppearance('light');
    startAppearance();
    localStorage.setItem(LOCAL_KEYS.appearance, 'dark');
    expect(document.documentElement.dataset.bsTheme).toBe('light');
    comeBack();
    expect(document.documentElement.dataset.bsTheme).toBe('dark');
  });
});
