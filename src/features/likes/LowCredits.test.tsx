// @vitest-environment jsdom
/** The line about few credits above the likes. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { creditsChanged, loggedIn } from '@/core/auth/authSlice';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { LowCredits } from './LowCredits';

const WEEK = 604_800_000;

async function show(credits: number, paid_user = true) {
  const { store } = createTestStore();
  await startPersistence(store);
  store.dispatch(loggedIn(makeUser({ credits, paid_user })));
  renderInRouter(
    store,
    <>
      <LowCredits />
      <main>
        <h1 tabIndex={-1}>Likes</h1>
      </main>
    </>,
    '/likes?list=passed',
  );
  return store;
}
const line = () => screen.queryByRole('note')?.textContent ?? null;

beforeEach(async () => {
  localStorage.clear();
  await startI18n('en');
  await loadNamespaces(['likes']);
});

describe('the line about few credits', () => {
  it('comes with the badge: from ten downwards, and for none [NV-02]', async () => {
    const store = await show(11);
    expect(line()).toBeNull();
    act(() => void store.dispatch(creditsChanged(10)));
    expect(line()).toContain('You have 10 credits left. Liking is free; a message costs 1 credit.');
    act(() => void store.dispatch(creditsChanged(0)));
    expect(line()).toContain('You have no credits left.');
  });

  it('leads to the packages and back [NV-02]', async () => {
    await show(7);
    expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe(
      '/credits?next=%2Flikes%3Flist%3Dpassed',
    );
  });

  it('stays away for a week once it was closed, but none is news after few [NV-02] [ST-06] [BX-20]', async () => {
    const store = await show(7);
    await userEvent.click(screen.getByRole('button', { name: 'Hide this for a week' }));
    expect(line()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Likes' }));
    act(() => void store.dispatch(creditsChanged(0)));
    expect(line()).toContain('You have no credits left.');
    act(() => void store.dispatch(creditsChanged(3)));
    expect(line()).toBeNull();
    act(() => void store.dispatch(dismissed({ name: 'lowCredits', at: Date.now() - WEEK - 2_000 })));
    expect(line()).not.toBeNull();
  });

  it('is nothing for members who never bought credits: they have their own way [NV-02]', async () => {
    await show(0, false);
    expect(line()).toBeNull();
  });
});
