// @vitest-environment jsdom
/** The bar at the bottom of phones: where it stands, and which of its places a page belongs to. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import MemberBottomBar from './MemberBottomBar';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces([]);
});

function open(address: string): void {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  renderInRouter(store, <MemberBottomBar />, address);
}
const current = () =>
  screen.queryAllByRole('link').flatMap((link) => {
    const state = link.getAttribute('aria-current');
    return state === null ? [] : [[link.textContent, state]];
  });

describe('the bar at the bottom [NV-04]', () => {
  it.each([
    ['/members', 'Search', 'page'],
    ['/chats', 'Messages', 'page'],
    ['/likes/given', 'Likes', 'page'],
    ['/profile', 'Profile', 'page'],
    // Behind the profile, at addresses of their own.
    ['/settings', 'Profile', 'true'],
    ['/settings/location', 'Profile', 'true'],
    ['/notifications', 'Profile', 'true'],
    // Other ways to find somebody, and what has become of the money.
    ['/swipe-game', 'Search', 'true'],
    ['/match-finder', 'Search', 'true'],
    ['/transactions', 'Premium', 'true'],
  ])('on %s has %s as its place', (address, name, state) => {
    open(address);
    expect(current()).toEqual([[name, state]]);
  });

  it('has no current place on a page that belongs to none', () => {
    open('/faq');
    expect(screen.getAllByRole('link')).toHaveLength(5);
    expect(current()).toEqual([]);
  });
});
