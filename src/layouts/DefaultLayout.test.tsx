// @vitest-environment jsdom
/** The bar at the top before and after it is known who is here. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { loggedOut, sessionStarted, userFailed, userReceived } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { inRouter, renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import DefaultLayout from './DefaultLayout';

function visit(page = <DefaultLayout />) {
  const { store } = createTestStore();
  renderInRouter(store, page);
  return store;
}
const logIn = () => screen.queryByRole('link', { name: 'Log in' });

describe('the bar of the default layout [LY-01]', () => {
  beforeEach(async () => {
    await startI18n('en');
    await loadNamespaces([]);
  });

  it('is a visitor’s at once where no member was [NV-04]', () => {
    visit();
    expect(logIn()).not.toBeNull();
  });

  it('shows no "Log in" to a member who comes back, and comes whole when the session starts [NV-01]', async () => {
    localStorage.setItem(LOCAL_KEYS.memberHere, '1');
    const store = visit();
    expect(logIn()).toBeNull();
    act(() => void store.dispatch(userReceived(makeUser())));
    expect(screen.queryByRole('link', { name: /Get Premium/ })).toBeNull();
    act(() => void store.dispatch(sessionStarted()));
    expect(await screen.findByRole('button', { name: /Your account/ })).toBeDefined();
    expect(logIn()).toBeNull();
    act(() => void store.dispatch(loggedOut({ by: 'member' })));
    expect(logIn()).not.toBeNull();
  });

  it.each([
    [1_120, 'Credits 1,120'],
    [7, 'Credits 7 left'],
    [0, 'Credits 0 left'],
  ])('has the balance of a paying member: %s [NV-01] [NV-02]', async (credits, name) => {
    const store = visit();
    act(() => {
      store.dispatch(userReceived(makeUser({ paid_user: true, credits })));
      store.dispatch(sessionStarted());
    });
    await screen.findByRole('button', { name: /Your account/ });
    expect(within(screen.getByRole('banner')).getByRole('link', { name })).toBeDefined();
  });

  it.each([
    [1, <DefaultLayout key="places" />],
    [0, <DefaultLayout key="own" ownBar />],
  ])(
    'has %i bar of places at the bottom of a phone, none beside a page’s own [NV-04]',
    async (bars, page) => {
      const store = visit(page);
      act(() => {
        store.dispatch(userReceived(makeUser()));
        store.dispatch(sessionStarted());
      });
      await screen.findByRole('button', { name: /Your account/ });
      await act(() => import('./parts/MemberBottomBar'));
      const profile = () => screen.queryAllByRole('link', { name: 'Profile' });
      await waitFor(() => expect(profile()).toHaveLength(bars));
    },
  );

  it('is a visitor’s where it cannot be learned who is here', () => {
    localStorage.setItem(LOCAL_KEYS.memberHere, '1');
    const store = visit();
    act(() => void store.dispatch(userFailed({ kind: 'server', status: 500 })));
    expect(logIn()).not.toBeNull();
  });

  it('is a visitor’s as long as the page of a file is taken over, whoever is told of meanwhile [BX-16]', async () => {
    const { store } = createTestStore();
    const page = inRouter(store, <DefaultLayout />);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page);
    localStorage.setItem(LOCAL_KEYS.memberHere, '1');
    const mended = vi.fn<(error: unknown) => void>();
    const drawn = await act(() => Promise.resolve(hydrateRoot(root, page, { onRecoverableError: mended })));
    expect(mended).not.toHaveBeenCalled();
    // Then the place of the member's bar is kept.
    expect(logIn()).toBeNull();
    act(() => drawn.unmount());
    root.remove();
  });
});
