/** The swipe game on screen, against a mock backend of its own. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import SwipeGamePage from '@/pages/SwipeGamePage';
import { createTestStore } from './store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

const PREMIUM = 'premium@example.test';
/** Half past three in the afternoon of Ghent, eight and a half hours before midnight. */
export const AFTERNOON = Date.UTC(2026, 10, 21, 14, 30);

/** Time that has gone by between two acts of a person, without waiting for it. */
let later = 0;

/** Lets time go on, as for somebody who looks at a card before the next act. */
export const goOn = (): void => void (later += 1_000);

/** Opens the game as the premium member, on an afternoon; close the backend after the test. */
export async function playSwipeGame(prepare: (made: TestBackend) => void = () => undefined) {
  later = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await startI18n('en');
  await loadNamespaces(['swipe', 'members', 'interests', 'likes']);
  const backend = createTestBackend({ persona: PREMIUM, now: AFTERNOON });
  prepare(backend);
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = createMemoryRouter(
    [
      { path: patterns.swipeGame, element: <SwipeGamePage /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/swipe-game'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { backend, store, router };
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
export const given = (made: TestBackend, id: string) => made.db.likes.has(`premium>${id}`);
export const memberOf = ({ db }: Pick<TestBackend, 'db'>, id: string) => {
  const member = db.members.get(id);
  if (!member) throw new Error(`No member ${id}`);
  return member;
};
