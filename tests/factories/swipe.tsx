/** The swipe game on screen, against a mock backend of its own. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { addLeftSwipesListener } from '@/app/leftSwipes';
import { patterns } from '@/config/paths';
import { RequireMember } from '@/core/access/RequireMember';
import { selectLoggedIn, sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { fetchUser, watchAuthentication } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import SwipeGamePage from '@/pages/SwipeGamePage';
import { renderPages } from './inRouter';
import { createTestStore } from './store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

export const PREMIUM = 'premium@example.test';
/** Half past three in the afternoon of Ghent, eight and a half hours before midnight. */
export const AFTERNOON = Date.UTC(2026, 10, 21, 14, 30);

/** Time that has gone by between two acts of a person, without waiting for it. */
let later = 0;

/** Lets time go on, as for somebody who looks at a card before the next act. */
export const goOn = (): void => void (later += 1_000);

/** Where the time stands still, which it does for nobody on a busy machine. */
let held: number | null = null;

/** Acts that follow each other faster than anybody could mean them. */
export function atOnce(acts: () => void): void {
  held = performance.now();
  acts();
  held = null;
}

/** Opens the game as the premium member, on an afternoon; close the backend after the test. */
export async function playSwipeGame(prepare: (made: TestBackend) => void = () => undefined) {
  later = 0;
  held = null;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => held ?? now() + later);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await startI18n('en');
  await loadNamespaces(['swipe', 'members', 'interests', 'likes']);
  const backend = createTestBackend({ persona: PREMIUM, now: AFTERNOON });
  prepare(backend);
  return { backend, ...(await loadPage('/swipe-game')) };
}

/** Loads a page as whoever is logged in, as the browser does after a reload; the page before is gone. */
export async function loadPage(address: string) {
  cleanup();
  const { store, startListening } = createTestStore();
  addLeftSwipesListener(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  await watchAuthentication(store.dispatch, () => selectLoggedIn(store.getState()));
  store.dispatch(sessionStarted());
  store.dispatch(sessionSettled());
  const router = renderPages(
    store,
    [
      {
        path: patterns.swipeGame,
        element: (
          <main>
            <RequireMember>
              <SwipeGamePage />
            </RequireMember>
          </main>
        ),
      },
      { path: '*', element: null },
    ],
    address,
  );
  return { store, startListening, router };
}

/** The card on screen is a link to its member; those around it are inert, which roles here know nothing of. */
export const cards = () =>
  within(screen.getByRole('region', { name: 'Cards' }))
    .queryAllByRole('link', { name: /, \d\d/ })
    .filter((link) => link.closest('[inert]') === null);
export const card = () =>
  waitFor(() => {
    const [link] = cards();
    if (!link) throw new Error('No card on screen');
    return link;
  });
export const onCard = async () => (await card()).getAttribute('href')?.split('/')[2] ?? '';
export async function press(key: string) {
  goOn();
  await userEvent.keyboard(key);
}
export async function click(name: string) {
  goOn();
  await userEvent.click(screen.getByRole('button', { name }));
}
/**
 * Drags a card by a finger, in four steps, and lets go.
 * @param link the card's
 * @param x how far to the right, px
 * @param y how far down, px
 * @param end how it ends
 * @returns how much of the stamp of a like showed before, as the style says
 */
export function drag(
  link: HTMLElement,
  x: number,
  y: number,
  end: typeof fireEvent.pointerUp = fireEvent.pointerUp,
): { stamp: string } {
  const dragged = link.closest('article');
  if (!dragged) throw new Error('No card');
  // The test's browser has no pointers that anything could hold on to.
  const nothing = (): undefined => undefined;
  Object.assign(dragged, { setPointerCapture: nothing, releasePointerCapture: nothing });
  goOn();
  const at = (step: number) => ({
    pointerId: 1,
    pointerType: 'touch',
    buttons: 1,
    clientX: 200 + (x * step) / STEPS,
    clientY: 400 + (y * step) / STEPS,
  });
  fireEvent.pointerDown(dragged, at(0));
  for (let step = 1; step <= STEPS; step += 1) fireEvent.pointerMove(dragged, at(step));
  const stamp = dragged.style.getPropertyValue('--like');
  end(dragged, { ...at(STEPS), buttons: 0 });
  return { stamp };
}
const STEPS = 4;

export const given = (made: TestBackend, id: string) => made.db.likes.has(`premium>${id}`);
export const memberOf = ({ db }: Pick<TestBackend, 'db'>, id: string) => {
  const member = db.members.get(id);
  if (!member) throw new Error(`No member ${id}`);
  return member;
};
