// @vitest-environment jsdom
/** Switching the language: what happens in which order, and when the texts do not come. */
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAGE_PATIENCE_MS } from '@/config/limits';
import { switchLocale } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { selectNotices } from '../notices/noticesSlice';
import { loggedIn } from '../auth/authSlice';
import { pageComesAlive, usePageAlive } from '../navigation/pageAlive';
import {
  adoptLanguage,
  chooseLanguage,
  followLanguage,
  languageCookie,
  localeChanged,
} from './chooseLanguage';

vi.mock(import('@/i18n/i18n'), () => ({ switchLocale: vi.fn<typeof switchLocale>() }));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => {
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
});

describe('choosing a language [ST-18] [NV-06]', () => {
  it('switches, then sets the cookie, then tells the rest of the app', async () => {
    vi.mocked(switchLocale).mockResolvedValue();
    const { store, startListening } = createTestStore();
    const heard: string[] = [];
    startListening({
      actionCreator: localeChanged,
      effect: ({ payload }) => void heard.push(`${payload} with cookie ${languageCookie()}`),
    });
    await store.dispatch(chooseLanguage('pl'));
    expect(switchLocale).toHaveBeenCalledExactlyOnceWith('pl');
    expect(heard).toEqual(['pl with cookie pl']);
  });

  it('keeps the old language, cookie and all, when the texts do not come', async () => {
    vi.mocked(switchLocale).mockRejectedValue(new TypeError('Failed to fetch'));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store } = createTestStore();
    await store.dispatch(chooseLanguage('de'));
    expect(languageCookie()).toBeNull();
    expect(selectNotices(store.getState())).toMatchObject([{ key: 'languageFailed', tone: 'bad' }]);
  });

  it('does not tell the server about a visitor [AP-03]', async () => {
    vi.mocked(switchLocale).mockResolvedValue();
    const put = vi.fn<() => void>();
    server.use(
      http.put('*/api/user.php', () => {
        put();
        return HttpResponse.json({});
      }),
    );
    const { store } = createTestStore();
    await store.dispatch(chooseLanguage('fr'));
    expect(put).not.toHaveBeenCalled();
  });

  it.each([
    ['what its member chose', chooseLanguage, 1],
    ['not what the domain brings', adoptLanguage, 0],
  ])('tells the account %s [AP-03]', async (_, act, told) => {
    vi.mocked(switchLocale).mockResolvedValue();
    const put = vi.fn<() => void>();
    server.use(
      http.put('*/api/user.php', () => {
        put();
        return HttpResponse.json({ user: makeUser({ id: 'elena' }) });
      }),
    );
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser({ id: 'elena' })));
    await store.dispatch(act('fr'));
    expect(languageCookie()).toBe('fr');
    expect(put).toHaveBeenCalledTimes(told);
  });

  it('lets the last of several quick choices win, one after another', async () => {
    const arrivals: (() => void)[] = [];
    vi.mocked(switchLocale).mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
    const { store } = createTestStore();
    const first = store.dispatch(chooseLanguage('de'));
    await vi.waitFor(() => expect(arrivals).toHaveLength(1));
    const later = (['fr', 'pl'] as const).map((locale) => store.dispatch(chooseLanguage(locale)));
    arrivals[0]?.();
    await vi.waitFor(() => expect(arrivals).toHaveLength(2));
    arrivals[1]?.();
    await Promise.all([first, ...later]);
    expect(vi.mocked(switchLocale).mock.calls).toEqual([['de'], ['pl']]);
    expect(languageCookie()).toBe('pl');
  });

  it('waits for a page that is being taken over, which would meet the other language half-way [BX-16]', async () => {
    vi.mocked(switchLocale).mockResolvedValue();
    const { store } = createTestStore();
    // Whatever a first choice has to fetch is there for the next: that one takes steps of the same turn only.
    await store.dispatch(chooseLanguage('de'));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    pageComesAlive();
    const heard = store.dispatch(chooseLanguage('fr'));
    await vi.advanceTimersByTimeAsync(PAGE_PATIENCE_MS - 1);
    expect(switchLocale).toHaveBeenCalledExactlyOnceWith('de');
    renderHook(usePageAlive);
    await heard;
    expect(switchLocale).toHaveBeenLastCalledWith('fr');
  });

  it('takes its turn with what another tab chose, whose cookie it leaves alone', async () => {
    const arrivals: (() => void)[] = [];
    vi.mocked(switchLocale).mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
    const { store } = createTestStore();
    const own = store.dispatch(chooseLanguage('de'));
    await vi.waitFor(() => expect(arrivals).toHaveLength(1));
    const heard = followLanguage(localeChanged('fr'), store.dispatch);
    expect(switchLocale).toHaveBeenCalledExactlyOnceWith('de');
    arrivals[0]?.();
    await vi.waitFor(() => expect(arrivals).toHaveLength(2));
    arrivals[1]?.();
    await Promise.all([own, heard]);
    expect(vi.mocked(switchLocale).mock.calls).toEqual([['de'], ['fr']]);
    expect(languageCookie()).toBe('de');
  });
});
